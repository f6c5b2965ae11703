import { parsePounds } from "#domain/listings/price.ts";
import type { Draft } from "#offline/drafts/draft.ts";

/** A typed text, trimmed; null when empty. */
export function readText(value: Draft["typed"][string] | undefined): string | null {
  const text = String(value ?? "").trim();
  return text === "" ? null : text;
}

/** A typed sum of pounds; NaN when invalid, null when empty. */
export function readPounds(value: Draft["typed"][string] | undefined): number | null {
  return parsePounds(String(value ?? ""));
}
