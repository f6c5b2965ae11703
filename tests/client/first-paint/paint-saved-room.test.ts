import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { COVER } from "#domain/covered-text.ts";
import { DOCUMENTS_DATABASE } from "#offline/databases/database-names.ts";
import { removeFromViewings } from "#offline/viewings/edit-viewing.ts";
import { saveForViewing } from "#offline/viewings/save-for-viewing.ts";
import { documentsDatabase } from "#offline/database/documents-database.ts";
import { paintSavedRoom } from "../../../src/client/first-paint/paint-saved-room.ts";
import { tokensOf } from "../../offline/session/session-support.ts";
import { emptyStore } from "../../offline/support.ts";
import { ID, OWNER, pictured } from "../../offline/viewings/support.ts";

const TITLE = "Loft <b>room</b> 阁楼";
const PATTERN = "^/viewings/([^/]+)$";
const HERE = location.href;

beforeEach(async () => {
  await emptyStore();
  await saveForViewing(OWNER, pictured(ID, 0, { title: TITLE }));
  history.replaceState(null, "", `/viewings/${ID}`);
  localStorage.setItem("access_token", tokensOf({ sub: OWNER }).access_token);
  document.documentElement.lang = "en";
  for (const language of ["zh", "en"]) {
    document.body.insertAdjacentHTML(
      "beforeend",
      `<div data-first-paint="${language}"><template data-covered="[${language}]"><h1><bdi></bdi></h1></template></div>`,
    );
  }
});
afterEach(() => {
  history.replaceState(null, "", HERE);
  localStorage.clear();
  document.querySelectorAll("[data-first-paint]").forEach((half) => half.remove());
});

const titles = () => [...document.querySelectorAll("[data-first-paint] h1")].map((title) => title.textContent);

/** Paints. @returns The request by which the store was opened for that, if it was. */
function beginToPaint(): IDBOpenDBRequest | undefined {
  const open = vi.spyOn(indexedDB, "open");
  paintSavedRoom(DOCUMENTS_DATABASE, PATTERN);
  const [opening] = open.mock.results;
  open.mockRestore();
  return opening?.value as IDBOpenDBRequest | undefined;
}

/** Paints, and waits until the store has answered what it was asked. */
async function paint(): Promise<void> {
  const opening = beginToPaint();
  if (opening === undefined) return;
  await new Promise((resolve) => opening.addEventListener("success", resolve));
  const documents = documentsDatabase().table("documents");
  // A write waits for whoever reads.
  await documentsDatabase().transaction("rw", documents, () => documents.count());
}

test("the title of a saved room stands in the first paint, as text, in the half that is shown", async () => {
  await paint();
  await expect.poll(titles).toEqual([TITLE]);
  expect(document.querySelector("[data-first-paint=en] h1")).not.toBeNull();
});

test("A-86: a covered contact in the title is a word in the reader's language, as on the screen a moment later", async () => {
  await saveForViewing(OWNER, pictured(ID, 0, { title: `Loft ${COVER} 阁楼 ${COVER.slice(1)}` }));
  await paint();
  await expect.poll(titles).toEqual(["Loft [en] 阁楼 [en]"]);
});

test("A-46: a room that another user of this phone has saved is not shown", async () => {
  localStorage.setItem("access_token", tokensOf({ sub: "user-b" }).access_token);
  await paint();
  expect(titles()).toEqual([]);
});

test.each([
  ["signed out", () => localStorage.removeItem("access_token")],
  ["with a token of nobody", () => localStorage.setItem("access_token", "a.b.c")],
  ["at another address", () => history.replaceState(null, "", "/viewings")],
  [
    "at a room that is not saved",
    () => history.replaceState(null, "", "/viewings/0198c0de-0000-7000-8000-00000000000f"),
  ],
  ["once the app is there", () => document.querySelectorAll("template").forEach((template) => template.remove())],
])("%s nothing is shown", async (_, prepare) => {
  prepare();
  await paint();
  expect(titles()).toEqual([]);
});

test("a room that was removed is not shown", async () => {
  await removeFromViewings(OWNER, ID);
  await paint();
  expect(titles()).toEqual([]);
});

test("no database is made where nothing was ever saved", async () => {
  await documentsDatabase().delete();
  const opening = beginToPaint();
  await new Promise((resolve) => opening?.addEventListener("error", resolve));
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(DOCUMENTS_DATABASE);
  expect(titles()).toEqual([]);
  await documentsDatabase().open();
});

test("without storage it shows nothing and throws nothing", () => {
  vi.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  paintSavedRoom(DOCUMENTS_DATABASE, PATTERN);
  vi.restoreAllMocks();
  expect(titles()).toEqual([]);
});
