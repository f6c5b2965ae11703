import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { signal } from "@preact/signals-react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect } from "vitest";
import { page } from "vitest/browser";
import { messages as en } from "#locales/en.po";
import { messages as zh } from "#locales/zh.po";
import type { Listing } from "#domain/listings/listing.ts";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { draftOfRow, newDraft } from "#offline/drafts/draft-rows.ts";
import "../../../../../src/client/styles.css";
import { PhotoField } from "../../../../../src/client/features/listings/photos/photo-field.tsx";
import { openDraftSession, type DraftSession } from "../../../../../src/client/drafts/draft-session.ts";
import { sendSoon } from "../../../../../src/client/outbox/sending/sending.ts";

export const OWNER = "0192f0aa-0000-7000-8000-000000000001";

const opened: { root: Root; draftSession: DraftSession<"listing">; place: HTMLElement }[] = [];

beforeEach(async () => {
  await page.viewport(390, 844);
  const db = draftsDatabase();
  await Promise.all(db.tables.map((table) => table.clear()));
});

afterEach(async () => {
  for (const { root, draftSession, place } of opened.splice(0)) {
    root.unmount();
    await draftSession.close();
    place.remove();
  }
});

/** The photo field of a new room's form, or of the form of a room that the server has, on a phone. */
export async function openForm(locale: "zh" | "en" = "zh", row?: Listing): Promise<DraftSession<"listing">> {
  const start = { owner: OWNER, kind: "listing" as const, typed: {} };
  const draftSession = openDraftSession(row === undefined ? newDraft(start) : draftOfRow(start, row), sendSoon);
  const place = document.body.appendChild(document.createElement("form"));
  const root = createRoot(place);
  opened.push({ root, draftSession, place });
  root.render(
    <I18nProvider i18n={setupI18n({ locale, messages: { zh, en } })}>
      <PhotoField draftSession={draftSession} cover={signal(null)} unreadable={signal(0)} />
    </I18nProvider>,
  );
  await expect.poll(() => place.querySelector("fieldset")).not.toBeNull();
  return draftSession;
}

/** Picks files by the library's input, as somebody does with the system's dialogue. */
export function pick(files: readonly File[]): void {
  const input = document.querySelector<HTMLInputElement>("input[type=file][multiple]")!;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

/** The photos as they stand on the screen, by what is said of each. */
export function cells(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("fieldset ol > li")];
}

export function alerts(): string[] {
  return [...document.querySelectorAll("[role=alert]")].map(({ textContent }) => textContent);
}
