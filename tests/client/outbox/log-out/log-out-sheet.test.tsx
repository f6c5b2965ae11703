import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { messages as en } from "#locales/en.po";
import { accessToken, endSession, startSession } from "../../../../src/client/api/credentials/session.ts";
import { watchSession } from "../../../../src/client/api/credentials/watch-session.ts";
import { askToLogOut } from "../../../../src/client/outbox/log-out/ask-log-out.ts";
import { isLogOutAsked } from "../../../../src/client/outbox/log-out/log-out-asked.ts";
import { LogOutSheet } from "../../../../src/client/outbox/log-out/log-out-sheet.tsx";
import { tokensOf } from "../../../offline/session/session-support.ts";
import { emptyDrafts, writtenDraft } from "../../../offline/outbox/support.ts";

let root: Root;

beforeAll(watchSession);
beforeEach(async () => {
  await emptyDrafts();
  await writtenDraft({ owner: "anna" });
  vi.spyOn(window, "fetch").mockImplementation(async () => new Response(null, { status: 204 }));
  startSession(tokensOf({ sub: "anna", sid: "anna-1" }));
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => {
  root.unmount();
  isLogOutAsked.value = false;
  endSession();
  vi.restoreAllMocks();
});

/** Draws the question, and answers its text once it is there. */
async function asked(): Promise<string> {
  root.render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en } })}>
      <LogOutSheet />
    </I18nProvider>,
  );
  const dialog = () => document.querySelector("[role=dialog]")?.textContent ?? "";
  await expect.poll(dialog).not.toBe("");
  return dialog();
}

test("unsent work is counted, and can be kept, exported or discarded", async () => {
  await askToLogOut();
  expect(isLogOutAsked.value).toBe(true);
  const text = await asked();
  expect(text).toContain("Log out, keep everything here");
  expect(text).toContain("Export");
});

test("S19: a store that fails has it asked all the same, and offers to keep what is there", async () => {
  vi.spyOn(draftsDatabase().outbox, "where").mockImplementation(() => {
    throw new DOMException("Internal error", "UnknownError");
  });
  const text = await asked();
  expect(text).toContain("This device’s storage isn’t responding");
  expect(text).toContain("Log out, keep everything here");
  expect(text).not.toContain("Discard");
});

test("S19: a store that does not answer has it asked within seconds", async () => {
  const never = new Promise<never>(() => undefined);
  vi.spyOn(draftsDatabase(), "outbox", "get").mockImplementation(
    () => ({ where: () => ({ equals: () => ({ filter: () => ({ count: () => never }) }) }) }) as never,
  );
  await askToLogOut();
  expect(isLogOutAsked.value).toBe(true);
  expect(accessToken.value).not.toBeNull();
  expect(await asked()).toContain("This device’s storage isn’t responding");
});
