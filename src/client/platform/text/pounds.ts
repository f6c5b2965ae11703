/** A sum of pounds: '£168', '£168.50'; pence only where there are any. */
export function pounds(amount: number): string {
  const pence = Number.isInteger(amount) ? 0 : 2;
  return (formats[pence] ??= formatWith(pence)).format(amount);
}

// A formatter takes far longer to make than to use, and a list formats dozens of sums.
const formats: { 0?: Intl.NumberFormat; 2?: Intl.NumberFormat } = {};

function formatWith(minimumFractionDigits: 0 | 2): Intl.NumberFormat {
  return new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP", minimumFractionDigits });
}
