import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { addDays, londonDay } from "#domain/calendar-day.ts";
import type { TenantRequest } from "#domain/tenant-requests/tenant-request.ts";
import { messages as en } from "#locales/en.po";
import { messages as zh } from "#locales/zh.po";
import { matchCounts, type MatchCount } from "../../../../../src/client/features/matches/match-counts.ts";
import {
  OwnRequestCards,
  type OwnRequestsProps,
} from "../../../../../src/client/features/tenant-requests/own/own-request-cards.tsx";
import { OwnRequestTable } from "../../../../../src/client/features/tenant-requests/own/own-request-table.tsx";
import { requestRow } from "../../../../domain/tenant-requests/request-row.ts";

const today = londonDay(new Date());
const ID = "0198c1f0-0000-7000-8000-0000abcd1234";

let root: Root | undefined;
afterEach(() => root?.unmount());

function shown(List: ComponentType<OwnRequestsProps>, changes: Partial<TenantRequest>, matches?: MatchCount[]): string {
  const screen = document.createElement("div");
  root = createRoot(screen);
  flushSync(() => {
    root?.render(
      <I18nProvider i18n={setupI18n({ locale: "en", messages: { zh, en } })}>
        <List requests={[requestRow(ID, changes)]} matches={matchCounts(matches)} />
      </I18nProvider>,
    );
  });
  return screen.textContent ?? "";
}

const lists = [
  ["the table", OwnRequestTable],
  ["the cards", OwnRequestCards],
] as const;

test.each(lists)("A-21: %s mark what has ended, and nothing else", (_, List) => {
  expect(shown(List, { end_date: addDays(today, -1) })).toContain("Expired");
  expect(shown(List, { end_date: today })).not.toContain("Expired");
  expect(shown(List, { end_date: null })).not.toContain("Expired");
});

test.each(lists)("A-90: %s say that a request waits for a moderator's look, and what to do", (_, List) => {
  const held = shown(List, { awaits_check: true });
  expect(held).toContain("Being checked");
  expect(held).toContain("Change the wording");
  expect(shown(List, {})).not.toContain("Waiting");
});

test.each(lists)("A-38: %s tell requests apart by the short form of their ids", (_, List) => {
  expect(shown(List, {})).toContain("abcd1234");
  expect(shown(List, {})).not.toContain("0198c1f0");
});

test.each(lists)("A-71: %s say how much fits a request, where the list has come with it", (_, List) => {
  const count = { kind: "tenant_request", id: ID, matches: 3, offers: 1 } as const;
  expect(shown(List, {}, [count])).toContain("3 rooms fit");
  expect(shown(List, {}, [{ ...count, matches: 0, offers: 0 }])).not.toContain("fit");
  expect(shown(List, {})).not.toContain("fit");
});

test("the cards of a phone say where and for how much a request is", () => {
  const card = shown(OwnRequestCards, { post_code: "Oadby", price_upper_bound: 130 });
  expect(card).toContain("Oadby");
  expect(card).toContain("Budget up to £130 pw");
  expect(shown(OwnRequestCards, { price_upper_bound: null })).not.toContain("Budget");
});
