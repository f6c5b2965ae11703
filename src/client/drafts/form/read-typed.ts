import type { Draft } from "#offline/drafts/draft.ts";

/** A typed text, trimmed; null when empty. */
export function readText(value: Draft["typed"][string] | undefined): string | null {
  const text = String(value ?? "").trim();
  return text === "" ? null : text;
}
