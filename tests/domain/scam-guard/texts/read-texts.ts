import { readFileSync } from "node:fs";
import { join } from "node:path";
import { emptyFields } from "#domain/fields/field-row.ts";
import { LISTING_FIELDS } from "#domain/listings/listing-fields.ts";
import { REQUEST_FIELDS } from "#domain/tenant-requests/request-fields.ts";
import { phraseSigns, requestPhraseSigns } from "#domain/scam-guard/phrases/phrase-signs.ts";
import type { ScamSign } from "#domain/scam-guard/scam-sign.ts";

/** One text of this folder. */
export interface Text {
  id: string;
  /** What rules may be mended for, what is only counted, and of that what no rule was mended for when it had first been counted. */
  set: "tuning" | "held-out" | "blind";
  /** What it is an example of. */
  pattern: string;
  text: string;
}

/** Texts about rooms, and those of requests for one. */
type File =
  | "disguised-scam-texts"
  | "disguised-honest-texts"
  | "scam-texts"
  | "honest-texts"
  | "request-scam-texts"
  | "request-honest-texts";

export function readTexts(file: File): Text[] {
  const lines = readFileSync(join(import.meta.dirname, `${file}.jsonl`), "utf8").trim();
  return lines.split("\n").map((line) => JSON.parse(line) as Text);
}

/** The signs of a room with this description and no other words. */
export function signsIn(description: string): ScamSign[] {
  return phraseSigns({
    ...emptyFields(LISTING_FIELDS),
    title: "",
    city: "",
    post_code: "",
    room_type: "",
    description,
  });
}

/** The signs of a request with this description and no other words. */
export function requestSignsIn(description: string): ScamSign[] {
  return requestPhraseSigns({ ...emptyFields(REQUEST_FIELDS), city: "", description });
}
