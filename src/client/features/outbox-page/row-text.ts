import type { I18n } from "@lingui/core";
import type { Deed } from "#offline/drafts/outbox-entry.ts";
import type { UnsentRow } from "../../outbox/state/unsent-rows.ts";
import { shownText } from "../../platform/text/shown-text.ts";

/** A row's name: its title, or its kind where nothing was typed. */
export function titleText(i18n: I18n, { title, kind }: Pick<UnsentRow, "title" | "kind">): string {
  if (title.trim() !== "") return shownText(i18n, title);
  if (kind === "profile") return i18n._("outbox.untitled.profile");
  if (!Object.hasOwn(INTENTS, kind)) return i18n._("outbox.untitled.unknown");
  return kind === "listing" ? i18n._("outbox.untitled.listing") : i18n._("outbox.untitled.request");
}

/** The pending operation. */
export function intentText(
  i18n: I18n,
  { kind, intent, deed }: Pick<UnsentRow, "kind" | "intent"> & { deed?: Deed["name"] | undefined },
): string {
  if (kind === "deed") return i18n._((deed && DEEDS[deed]) ?? /*i18n*/ "outbox.what.unknown");
  if (kind === "profile" || intent === "profile") return i18n._("outbox.what.profile");
  // A newer build may have queued an operation that this one has no text for (U11).
  const ids: Partial<Record<string, string>> = INTENTS[kind] ?? {};
  return i18n._(ids[intent] ?? /*i18n*/ "outbox.what.unknown");
}

const DEEDS: Partial<Record<string, string>> = {
  offer: /*i18n*/ "outbox.what.offer",
  "answer-offer": /*i18n*/ "outbox.what.answer-offer",
  confirm: /*i18n*/ "outbox.what.confirm",
} satisfies Record<Deed["name"], string>;

const INTENTS = {
  listing: {
    create: /*i18n*/ "outbox.what.create-listing",
    update: /*i18n*/ "outbox.what.update-listing",
    delete: /*i18n*/ "outbox.what.delete-listing",
  },
  request: {
    create: /*i18n*/ "outbox.what.create-request",
    update: /*i18n*/ "outbox.what.update-request",
    delete: /*i18n*/ "outbox.what.delete-request",
  },
  report: { report: /*i18n*/ "outbox.what.report" },
  deed: {},
} as const;
