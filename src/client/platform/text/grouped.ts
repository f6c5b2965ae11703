/**
 * A whole number of 0 or more with its thousands apart: '1,168', in both languages. As `Intl` writes it, which the first screen does
 * without (docs/decisions/no-formatters-at-the-start.md).
 */
export function grouped(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
}
