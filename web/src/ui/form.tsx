import type { JSX } from "preact";

type FormProps = Omit<JSX.IntrinsicElements["form"], "onSubmit"> & { onSubmit: () => unknown };

/** A form that is handled on the page: submitting it loads nothing. */
export function Form({ onSubmit, ...attributes }: FormProps) {
  return (
    <form
      {...attributes}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    />
  );
}
