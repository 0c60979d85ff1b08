// A sum of money: typed in millions, or by steps and leaps.

import { Stepper } from "../ui/stepper.tsx";
import { money, readMoney } from "./money.ts";
import type { SharesTable } from "./table.ts";

type AmountProps = {
  table: SharesTable;
  label: string;
  value: number;
  least?: number;
  most: number;
  onChange: (value: number) => void;
};

const LEAP = 10; // steps

export function Amount({ table, ...rest }: AmountProps) {
  const { step } = table.sheet.figures;
  const read = (text: string) => {
    const sum = readMoney(text);
    return sum === null ? null : Math.round(sum / step) * step;
  };
  return <Stepper {...rest} by={step} leap={LEAP * step} say={money} read={read} leaps />;
}
