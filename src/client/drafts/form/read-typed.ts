import type { Draft } from "#offline/drafts/draft.ts";

/** A typed text without the space around it; null where nothing is left. */
export function readText(value: Draft["typed"][string] | undefined): string | null {
  const text = String(value ?? "").trim();
  return text === "" ? null : text;
}

/**
 * A typed sum of pounds: '168', '1,200', '£168.50', and the full-width digits of Chinese keyboards.
 * @returns NaN for what is no number, null for nothing.
 */
export function readPounds(value: Draft["typed"][string] | undefined): number | null {
  const text = readText(value)?.normalize("NFKC").replace(/[£\s]/g, "");
  if (text === undefined) return null;
  const plain = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/.test(text) ? text.replaceAll(",", "") : text;
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}
