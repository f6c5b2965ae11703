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
import type { SavedViewing } from "#offline/viewings/saved-viewing.ts";
import { ListingCards } from "../../../src/client/features/listings/own/listing-cards.tsx";
import { matchCounts } from "../../../src/client/features/matches/match-counts.ts";
import { MatchedRequestCard, type MatchedRequest } from "../../../src/client/features/matches/matched-request.tsx";
import { comparedFields } from "../../../src/client/features/moderation/case/row-values.ts";
import { FieldChoice } from "../../../src/client/features/outbox-page/field-choice.tsx";
import { RoomCardLayout } from "../../../src/client/features/room/room-card-layout.tsx";
import { RoomDetailsLayout } from "../../../src/client/features/room/room-details-layout.tsx";
import { RoomFacts } from "../../../src/client/features/room/room-facts.tsx";
import { cardText } from "../../../src/client/features/share-card/picture/card-text.ts";
import { POST_PLACES, wordsToPost } from "../../../src/client/features/share-card/picture/words-to-post.ts";
import { RequestCard } from "../../../src/client/features/tenant-requests/browse/request-card.tsx";
import { RequestFacts } from "../../../src/client/features/tenant-requests/detail/request-facts.tsx";
import { OwnRequestCards } from "../../../src/client/features/tenant-requests/own/own-request-cards.tsx";
import { ListingText } from "../../../src/client/features/viewings/detail/listing-text.tsx";
import { OwnRequestTable } from "../../../src/client/features/tenant-requests/own/own-request-table.tsx";
import { waitingCells } from "../../../src/client/features/tenant-requests/own/waiting-cells.tsx";
import { pounds } from "../../../src/client/platform/text/pounds.ts";
import { requestFieldsOf, typedOfRequest } from "../../../src/client/features/tenant-requests/form/request-typed.ts";
import { unsentRows } from "../../../src/client/outbox/state/unsent-rows.ts";
import { newEntry } from "#offline/outbox/entries/entry-rows.ts";
import type { ShownChange, UpdateChange } from "#offline/drafts/outbox-entry.ts";
import type { RequestFields } from "#domain/tenant-requests/request-fields.ts";
import { newDraft } from "#offline/drafts/draft-rows.ts";
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
const MATCHED: MatchedRequest = {
  ...request,
  price: null,
  fit: { score: 1, reasons: [], misses: [] },
  offered_at: null,
  declined: false,
} as unknown as MatchedRequest;

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
  const text = textOf(card);
  expectIn("card", text, ROOM, ["price"]);
  // In whole pounds.
  expect(text).toContain(`${pounds(Math.round(listing.price))} pw`);
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

test("A-87: a request's budget by the month is shown as typed, the weekly one behind it, and both as one to moderators", () => {
  const shown = "£5,347 pcm (£1,233.92 pw)";
  const given = { offered: null, canOffer: true, onOffer: () => {} };
  const others = { ...request, price: null, email: null, contact_info: null, has_contact: true };
  const review = comparedFields(inEnglish, { listing: null, tenant_request: request }, null);
  for (const text of [
    textOf(<RequestCard request={others} fit={null} />),
    textOf(<MatchedRequestCard request={MATCHED} {...given} />),
    textOf(<RequestFacts request={request} />),
    textOf(<OwnRequestCards requests={[request]} matches={matchCounts([])} />),
    JSON.stringify(review),
  ])
    expect(text.replaceAll("\u00A0", " ")).toContain(shown);
  expect(review.map(({ name }) => name).filter((name) => name === "Budget")).toEqual(["Budget"]);
});

test("A-87: a conflict asks about a price as it was typed on either device", () => {
  const mine: UpdateChange = {
    type: "update",
    kind: "request",
    id: request.id,
    fields: requestFieldsOf(typedOfRequest(request)) as RequestFields,
    photos: [],
    base: request,
  };
  const theirs = { ...request, price_upper_bound: 300, price_per_month: 1300 };
  const given = { kind: "request", owner: "a", side: undefined, onChoose: () => {} } as const;
  const text = textOf(<FieldChoice {...given} field="price_upper_bound" mine={mine} theirs={theirs} />);
  for (const typed of ["£5,347 pcm (£1,233.92 pw)", "£1,300 pcm (£300 pw)"])
    expect(text.replaceAll("\u00A0", " ")).toContain(typed);
});

test("one's own request, and the list of them", () => {
  expectIn("page", textOf(<RequestFacts request={request} />), REQUEST);
  const given = { requests: [request], matches: matchCounts([]) };
  expectIn("own-list", textOf(<OwnRequestCards {...given} />), REQUEST);
  expectIn("own-list", textOf(<OwnRequestTable {...given} />), REQUEST);
});

test("one's request while it waits: as a draft, as what is sent and before it is deleted", () => {
  const draft = newDraft({ owner: "a", kind: "request", typed: typedOfRequest(request) });
  const fields = requestFieldsOf(typedOfRequest(request)) as RequestFields;
  const addition: ShownChange = { type: "create", kind: "request", id: request.id, fields, photos: [] };
  const deletion: ShownChange = { type: "delete", kind: "request", id: request.id, title: "" };
  const outbox = { drafts: [], entries: [], receipts: [], lease: undefined, pause: undefined };
  const sending = (change: ShownChange) => ({ ...outbox, entries: [{ seq: 1, ...newEntry("a", change), change }] });
  for (const waiting of [{ ...outbox, drafts: [draft] }, sending(addition), sending(deletion)]) {
    const [row] = unsentRows(waiting, { holder: "this tab", now: 0 });
    const { title, facts } = waitingCells(inEnglish, row!, [request]);
    expectIn("own-list", `${title} ${textOf(facts)}`, REQUEST);
  }
});

test("a request that fits one's room", () => {
  const card = <MatchedRequestCard request={MATCHED} offered={null} canOffer onOffer={() => {}} />;
  expectIn("card", textOf(card), REQUEST);
});

test("A-61: a moderator's review of a room and of a request", () => {
  const review = comparedFields(inEnglish, { listing, tenant_request: request }, null);
  for (const fields of [ROOM, REQUEST])
    expect(saidIn(JSON.stringify(review), fields)).toEqual(marked(fields, () => true));
});

test("what is saved of a room that one views, below its head and beside its contact", () => {
  expectIn("page", textOf(<ListingText listing={listing} />), ROOM, [
    "title",
    "price",
    "price_per_month",
    "begin_date",
    "end_date",
    "email",
    "contact_info",
    "xhs_link",
  ]);
});
