import { isOutwardCode } from "../places/outward-codes.ts";

const FULL = /(?<![A-Z0-9])([A-Z]{1,2}[0-9OIl][A-Z0-9]?)\s?([0-9OIlSB][A-Z01]{2})(?![A-Z0-9])/gi;
const OUTWARD = /(?<![A-Z0-9£.])([A-Z]{1,2}[0-9]{1,2}[A-Z]?)(?![A-Z0-9.])/gi;
const AFTER_LABEL = /(?:post ?code|邮编|邮政编码)\s?[:：]?\s?([A-Z0-9]{2,4})/i;

/**
 * The first postcode of a text, whole where it is, written as the post office does; null where there is none whose
 * outward code exists. Letters and digits that text recognition confuses are corrected where their position decides.
 */
export function extractPostcode(original: string): string | null {
  for (const [, outward = "", inward = ""] of original.matchAll(FULL)) {
    const code = existing(outward);
    if (code !== null) return `${code} ${digit(inward[0] ?? "")}${letters(inward.slice(1))}`;
  }
  const labelled = AFTER_LABEL.exec(original)?.[1];
  const candidates = [...(labelled === undefined ? [] : [labelled]), ...outwardCodes(original)];
  for (const candidate of candidates) {
    const code = existing(candidate);
    if (code !== null) return code;
  }
  return null;
}

// In capitals alone: 'b1' and 'm1' stand for too many other things.
function outwardCodes(original: string): string[] {
  return Array.from(original.matchAll(OUTWARD), ([, code = ""]) => code).filter((code) => code === code.toUpperCase());
}

function existing(written: string): string | null {
  const code = written.toUpperCase();
  const mended = code.replace(
    /^([A-Z]{1,2})([OIL])(?=[0-9]?[A-Z]?$)/,
    (_, area: string, taken: string) => area + digit(taken),
  );
  return [code, mended].find(isOutwardCode) ?? null;
}

function digit(character: string): string {
  return ({ O: "0", I: "1", L: "1", S: "5", B: "8" } as Record<string, string>)[character.toUpperCase()] ?? character;
}

function letters(characters: string): string {
  return characters.toUpperCase().replaceAll("0", "O").replaceAll("1", "I");
}
