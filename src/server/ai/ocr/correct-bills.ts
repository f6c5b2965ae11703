const MISREAD = /(?<=[包含]\s?)b[il1|]{2,3}(?=s?(?![a-z\d]))/giu;

/** A text with 'bill' where the engine has lost or mistaken a letter of it: 包bil, 包bi11. */
export function correctBills(text: string): string {
  return text.replace(MISREAD, "bill");
}
