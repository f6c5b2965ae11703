import { grouped } from "./grouped.ts";

/** A sum of pounds: '£1,168', '£168.50'; pence only where there are any. */
export function pounds(amount: number): string {
  const [whole, pence] = Math.abs(amount)
    .toFixed(Number.isInteger(amount) ? 0 : 2)
    .split(".");
  return `${amount < 0 ? "-" : ""}£${grouped(Number(whole))}${pence === undefined ? "" : `.${pence}`}`;
}
