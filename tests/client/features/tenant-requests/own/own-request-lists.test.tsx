import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { addDays, londonDay } from "#domain/calendar-day.ts";
import type { TenantRequest } from "#domain/tenant-request.ts";
import { messages as en } from "#locales/en.po";
import { messages as zh } from "#locales/zh.po";
import { OwnRequestCards } from "../../../../../src/client/features/tenant-requests/own/own-request-cards.tsx";
import { OwnRequestTable } from "../../../../../src/client/features/tenant-requests/own/own-request-table.tsx";

const today = londonDay(new Date());
const at = "2026-08-01T10:00:00.000Z";
const request: TenantRequest = {
  id: "0198c1f0-0000-7000-8000-0000abcd1234",
  owner_id: "0198c1f0-0000-7000-8000-000000000002",
  email: "li@example.org",
  city: "Leeds",
  post_code: "",
  begin_date: null,
  end_date: null,
  price_upper_bound: null,
  property_type: "any",
  room_type: null,
  let_type: null,
  contact_info: null,
  description: null,
  created_at: at,
  updated_at: at,
  is_demo: false,
};

let root: Root | undefined;
afterEach(() => root?.unmount());

function shown(List: ComponentType<{ requests: readonly TenantRequest[] }>, changes: Partial<TenantRequest>): string {
  const screen = document.createElement("div");
  root = createRoot(screen);
  flushSync(() => {
    root?.render(
      <I18nProvider i18n={setupI18n({ locale: "en", messages: { zh, en } })}>
        <List requests={[{ ...request, ...changes }]} />
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

test.each(lists)("A-38: %s tell requests apart by the short form of their ids", (_, List) => {
  expect(shown(List, {})).toContain("abcd1234");
  expect(shown(List, {})).not.toContain("0198c1f0");
});
