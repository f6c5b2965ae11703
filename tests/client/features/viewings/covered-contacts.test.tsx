import { setupI18n, type I18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { COVER } from "#domain/covered-text.ts";
import { emptyViewing } from "#domain/viewings/viewing.ts";
import type { SavedViewing } from "#offline/viewings/saved-viewing.ts";
import { messages as en } from "#locales/en.po";
import { messages as zh } from "#locales/zh.po";
import { comparisonRows } from "../../../../src/client/features/viewings/compare/comparison-rows.tsx";
import { ListingText } from "../../../../src/client/features/viewings/detail/listing-text.tsx";
import { appointmentFile } from "../../../../src/client/features/viewings/ics/appointment-file.ts";
import { titleText } from "../../../../src/client/features/outbox-page/row-text.ts";
import { cardText } from "../../../../src/client/features/share-card/picture/card-text.ts";
import { room } from "../../../offline/support.ts";

const TODAY = "2026-11-21";
const listing = room("a", {
  title: `Ensuite, ${COVER}`,
  description: `Message ${COVER} first`,
  price_description: `Bills: ask ${COVER}`,
});

let root: Root | undefined;
afterEach(() => root?.unmount());

test.each([
  ["en", "[contact]"],
  ["zh", "［联系方式］"],
] as const)("A-86: covered contacts have the reader's word wherever a room is shown: %s", async (locale, word) => {
  const i18n = setupI18n({ locale, messages: { en, zh } });
  const viewing = { id: "a", listing, content: emptyViewing } as SavedViewing;
  const bills = comparisonRows(i18n, { viewings: [viewing], stay: { begin: null, end: null }, today: TODAY }).find(
    ({ key }) => key === "price_description",
  )!;
  const saved = textOf(i18n, <ListingText listing={listing} />);
  const appointment = { appointment: "2026-11-30T14:00", origin: location.origin, now: new Date() };
  const told = { today: TODAY, contact: null, hasBills: false };
  const said = [
    textOf(i18n, bills.show(viewing)),
    saved,
    (await appointmentFile(i18n, listing, appointment).text()).replaceAll("\r\n ", ""),
    titleText(i18n, { kind: "listing", title: listing.title }),
    cardText(i18n, listing, told).title,
  ];
  for (const text of said) {
    expect(text).toContain(word);
    expect(text).not.toContain(COVER);
  }
});

function textOf(i18n: I18n, node: ReactNode): string {
  const screen = document.createElement("div");
  root?.unmount();
  root = createRoot(screen);
  flushSync(() => root?.render(<I18nProvider i18n={i18n}>{node}</I18nProvider>));
  return screen.textContent;
}
