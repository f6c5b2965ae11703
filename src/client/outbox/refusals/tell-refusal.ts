import type { I18n } from "@lingui/core";
import { LISTING_TEXT_LENGTHS } from "#domain/listings/listing-rules.ts";
import { REQUEST_TEXT_LENGTHS } from "#domain/tenant-requests/request-rules.ts";
import type { RefusedEntry } from "#offline/outbox/entries/untold-refusals.ts";
import { tellDeleteRefusal, tellRefusalDetail } from "../../api/failures.ts";
import { refusedAsAWhole, refusedTexts } from "../../drafts/form/refused-texts.ts";
import { deedStateText } from "../state/deed-state-text.ts";
import { OWN_LIST_WORDS } from "../own-list/own-list-words.ts";
import { reportStateText } from "../state/report-state-text.ts";
import { stateText } from "../state/state-text.ts";

/** The toast of a refused creation, change or deletion (PR-806), or of a refused report or deed. */
export function tellRefusal(i18n: I18n, { change, state }: RefusedEntry): void {
  if (change.type === "report") return tellRefusalDetail(i18n, reportStateText(i18n, state, true));
  if (change.type === "deed") return tellRefusalDetail(i18n, deedStateText(i18n, state, true));
  if (change.type === "delete") return tellDeleteRefusal(i18n, OWN_LIST_WORDS[change.kind].type);
  tellRefusalDetail(
    i18n,
    detailOf(i18n, state) ?? stateText(i18n, state, true, change.type === "profile" ? change.type : change.kind),
  );
}

/** The server's detail; null where it is about photos alone, which the state counts. */
function detailOf(i18n: I18n, { problems, photos }: RefusedEntry["state"]): string | null {
  if (photos.length > 0) return null;
  const lengths = { ...LISTING_TEXT_LENGTHS, ...REQUEST_TEXT_LENGTHS };
  const ofFields = Object.values(refusedTexts(i18n, problems, lengths));
  const texts = new Set([refusedAsAWhole(i18n, problems) ?? "", ...ofFields].filter((text) => text !== ""));
  return texts.size === 0 ? null : [...texts].join(i18n.locale === "zh" ? "" : " ");
}
