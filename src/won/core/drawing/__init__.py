"""What every picture of a table is made of: elements, letters, colours, signs and lines. No picture is drawn here."""
