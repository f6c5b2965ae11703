import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import type { Listing } from "#domain/listings/listing.ts";
import { emptyViewing, type ViewingContent } from "#domain/viewings/viewing.ts";
import type { SavedViewing } from "#offline/viewings/saved-viewing.ts";
import { messages as en } from "#locales/en.po";
import { messages as zh } from "#locales/zh.po";
import { comparisonRows } from "../../../../src/client/features/viewings/compare/comparison-rows.tsx";
import { isDifferent } from "../../../../src/client/features/viewings/compare/comparison-table.tsx";
import type { StayDates } from "../../../../src/client/features/viewings/compare/whole-stay.ts";
import { room } from "../../../offline/support.ts";

const i18n = setupI18n({ locale: "en", messages: { zh, en } });
const OPEN: StayDates = { begin: null, end: null };

let root: Root | undefined;
afterEach(() => root?.unmount());

function viewing(id: string, fields: Partial<Listing>, content: Partial<ViewingContent> = {}): SavedViewing {
  return { id, listing: room(id, fields), content: { ...emptyViewing, ...content } } as SavedViewing;
}

function rowOf(viewings: SavedViewing[], key: string, stay = OPEN) {
  return comparisonRows(i18n, { viewings, stay, today: "2026-11-21" }).find((row) => row.key === key)!;
}

/** What a row says of each room. */
function said(viewings: SavedViewing[], key: string, stay = OPEN): (string | null)[] {
  const { show } = rowOf(viewings, key, stay);
  const screen = document.createElement("div");
  root = createRoot(screen);
  flushSync(() =>
    root?.render(
      <I18nProvider i18n={i18n}>
        {viewings.map((each) => (
          <div key={each.id}>{show(each)}</div>
        ))}
      </I18nProvider>,
    ),
  );
  return [...screen.children].map(({ textContent }) => textContent);
}

const YEAR = { begin_date: "2026-09-01", end_date: "2027-06-29" };
const CHEAP = viewing("a", { price: 150, ...YEAR }, { checks: { damp: { answer: "bad", note: "By the window" } } });
const DEAR = viewing("b", { price: 180, ...YEAR }, { checks: { damp: { answer: "good", note: "" } } });
const SHORT = viewing("c", { price: 200, begin_date: "2027-06-21", end_date: "2027-09-06" });
const UNDATED = viewing("d", { price: 200, begin_date: "2026-09-01", end_date: null });

test("rooms are compared by the week, the month and the whole stay, and the lowest says so", () => {
  expect(said([CHEAP, DEAR], "week")).toEqual(["£150lowest", "£180"]);
  expect(said([CHEAP, DEAR], "month")).toEqual(["£650lowest", "£780"]);
  expect(said([CHEAP, DEAR], "whole")).toEqual(["£6,45043\u00A0weekslowest", "£7,74043\u00A0weeks"]);
});

test("stays of different lengths have no lowest sum, and rooms of one price none either", () => {
  expect(said([CHEAP, SHORT], "whole")).toEqual(["£6,45043\u00A0weeks", "£2,20011\u00A0weeks"]);
  expect(said([SHORT, UNDATED], "week")).toEqual(["£200", "£200"]);
});

test("a room without an end asks for the reader's dates, and is reckoned by them", () => {
  expect(said([UNDATED], "whole")).toEqual(["set your dates above"]);
  expect(said([UNDATED], "whole", { begin: null, end: "2027-06-29" })).toEqual(["£8,60043\u00A0weeks"]);
});

test("answers that contradict each other differ; what is not known of one room is no difference", () => {
  expect(isDifferent(rowOf([CHEAP, DEAR], "damp"), [CHEAP, DEAR])).toBe(true);
  expect(isDifferent(rowOf([CHEAP, SHORT], "damp"), [CHEAP, SHORT])).toBe(false);
  expect(said([CHEAP, SHORT], "damp")).toEqual(["ProblemBy the window", "not checked"]);
});
