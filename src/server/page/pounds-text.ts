/** A price as pages without the app write it: '£1,168', '£168.50'; pence only where there are any. */
export function poundsText(amount: number): string {
  const pence = Number.isInteger(amount) ? 0 : 2;
  return `£${amount.toLocaleString("en-GB", { minimumFractionDigits: pence, maximumFractionDigits: pence })}`;
}
