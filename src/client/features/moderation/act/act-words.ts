import type { I18n } from "@lingui/core";
import type { Act, ActReason } from "#domain/moderation/act-rules.ts";

/** Catalogue ids. What fits no reason is for the moderator to say. */
const WHY: Record<ActReason, string | null> = {
  scam: /*i18n*/ "act-words.scam",
  not_available: /*i18n*/ "act-words.not-available",
  stolen_photos: /*i18n*/ "act-words.stolen-photos",
  discrimination: /*i18n*/ "act-words.discrimination",
  personal_data: /*i18n*/ "act-words.personal-data",
  spam: /*i18n*/ "act-words.spam",
  other_breach: null,
  near_copy: null,
  no_breach: /*i18n*/ "act-words.no-breach",
  mended: /*i18n*/ "act-words.mended",
  appeal_granted: /*i18n*/ "act-words.appeal-granted",
  appeal_refused: /*i18n*/ "act-words.appeal-refused",
};

/**
 * The words that a reason suggests for the poster, in one language: why, for what was done and how to appeal is said beside them.
 * Empty where the reporters alone hear of it.
 * @param i18n The sentences of the language of the words, which need not be the moderator's.
 */
export function suggestedWords(i18n: I18n, act: Act, reason: ActReason): string {
  if (act === "dismiss" && reason !== "appeal_refused") return "";
  const why = WHY[reason];
  return why === null ? "" : i18n._(why);
}
