import { parsePounds } from "#domain/listings/price.ts";
import { isBlank } from "#domain/users/account-rules.ts";
import type { Draft } from "#offline/drafts/draft.ts";

/** A typed text, trimmed; null when empty. */
export function readText(value: Draft["typed"][string] | undefined): string | null {
  const text = String(value ?? "").trim();
  return text === "" ? null : text;
}

/** A typed text in the form in which the server stores it; null when nothing of it would be seen. */
export function readTidy(value: Draft["typed"][string] | undefined, tidy: (text: string) => string): string | null {
  const text = String(value ?? "");
  return isBlank(text) ? null : tidy(text);
}

/** A typed sum of pounds; NaN when invalid, null when empty. */
export function readPounds(value: Draft["typed"][string] | undefined): number | null {
  return parsePounds(String(value ?? ""));
}
