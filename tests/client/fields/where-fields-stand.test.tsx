import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import type { Place } from "#domain/fields/field-row.ts";
import { LISTING_FIELDS } from "#domain/listings/listing-fields.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { REQUEST_FIELDS } from "#domain/tenant-requests/request-fields.ts";
import { emptyViewing } from "#domain/viewings/viewing.ts";
import { messages as en } from "#locales/en.po";
import type { SavedViewing } from "#offline/viewings/store/saved-viewing.ts";
import { ListingCards } from "../../../src/client/features/listings/own/listing-cards.tsx";
import { matchCounts } from "../../../src/client/features/matches/match-counts.ts";
import { RoomCardLayout } from "../../../src/client/features/room/room-card-layout.tsx";
import { RoomDetailsLayout } from "../../../src/client/features/room/room-details-layout.tsx";
import { RoomFacts } from "../../../src/client/features/room/room-facts.tsx";
import { cardText } from "../../../src/client/features/share-card/picture/card-text.ts";
import { POST_PLACES, wordsToPost } from "../../../src/client/features/share-card/picture/words-to-post.ts";
import { RequestCard } from "../../../src/client/features/tenant-requests/browse/request-card.tsx";
import { RequestFacts } from "../../../src/client/features/tenant-requests/detail/request-facts.tsx";
import { OwnRequestCards } from "../../../src/client/features/tenant-requests/own/own-request-cards.tsx";
import { comparisonRows } from "../../../src/client/features/viewings/compare/comparison-rows.tsx";
import { ComparisonTable } from "../../../src/client/features/viewings/compare/comparison-table.tsx";
import { bodyOf, filledFields, marked, saidIn, type FilledField } from "../../domain/fields/filled-fields.ts";
import { requestRow } from "../../domain/tenant-requests/request-row.ts";
import { room } from "../../offline/support.ts";

const TODAY = "2026-11-21";
const ROOM = filledFields(LISTING_FIELDS, { post_code: ["ZE1 0QX", "ZE1"] });
const REQUEST = filledFields(REQUEST_FIELDS);
const inEnglish = setupI18n({ locale: "en", messages: { en } });
const listing: Listing = room("0198c1f0-0000-7000-8000-0000abcd1234", bodyOf(ROOM));
const request = requestRow("0198c1f0-0000-7000-8000-0000abcd5678", bodyOf(REQUEST));

let root: Root | undefined;
afterEach(() => root?.unmount());

function textOf(node: ReactNode): string {
  const screen = document.createElement("div");
  root = createRoot(screen);
  flushSync(() => root?.render(<I18nProvider i18n={inEnglish}>{node}</I18nProvider>));
  return screen.textContent;
}

/** A text says the fields that their rows put in a place, and none besides. @param elsewhere What of them stands beside it. */
function expectIn(place: Place, text: string, fields: readonly FilledField[], elsewhere: readonly string[] = []) {
  const meant = marked(fields, ({ in: places }) => places.includes(place));
  expect(saidIn(text, fields)).toEqual(meant.filter((name) => !elsewhere.includes(name)));
}

test("a card of a room", () => {
  const card = <RoomCardLayout listing={listing} href="/" today={TODAY} photo={null} heart={null} />;
  expectIn("card", textOf(card), ROOM);
});

test("a room's page, below its title and above its contact", () => {
  const page = (
    <RoomDetailsLayout listing={listing} today={TODAY} photos={null}>
      <RoomFacts listing={listing} />
    </RoomDetailsLayout>
  );
  expectIn("page", textOf(page), ROOM, ["title", "email", "contact_info", "xhs_link"]);
});

test("the list of one's rooms, by the month where their rent was typed so", () => {
  const given = { owner: "a", unsent: new Map(), choices: new Map(), matches: matchCounts([]) };
  const rows = [listing, { ...listing, id: crypto.randomUUID(), price_per_month: null }];
  const list = <ListingCards {...given} rows={rows} onRemove={() => {}} onShare={() => {}} />;
  expectIn("own-list", textOf(list), ROOM);
});

test("a comparison", () => {
  const viewings = [{ id: listing.id, listing, content: emptyViewing } as SavedViewing];
  const rows = comparisonRows(inEnglish, { viewings, stay: { begin: null, end: null }, today: TODAY });
  expectIn("comparison", textOf(<ComparisonTable viewings={viewings} rows={rows} />), ROOM);
});

test("a share card and the words to post with it, without a contact and of the postcode its district alone", () => {
  const text = cardText(inEnglish, listing, { today: TODAY, contact: null, hasBills: false });
  const words = POST_PLACES.map((place) => wordsToPost(inEnglish, place, listing, text, "https://qiying.example/"));
  const all = JSON.stringify([text, words]);
  expectIn("share-card", all, ROOM);
  expect(all).not.toContain("0QX");
});

test("a card of a request, whose contact is opened apart", () => {
  const others = { ...request, price: null, email: null, contact_info: null, has_contact: true };
  expectIn("card", textOf(<RequestCard request={others} fit={null} />), REQUEST);
});

test("one's own request, and the list of them", () => {
  expectIn("page", textOf(<RequestFacts request={request} />), REQUEST);
  const requests = [request, { ...request, id: crypto.randomUUID(), price_per_month: null }];
  expectIn("own-list", textOf(<OwnRequestCards requests={requests} matches={matchCounts([])} />), REQUEST);
});
