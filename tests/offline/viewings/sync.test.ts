import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { openedContacts } from "#offline/cache/contacts/opened-contacts.ts";
import { editViewing } from "#offline/viewings/edit-viewing.ts";
import { removeFromViewings } from "#offline/viewings/edit-viewing.ts";
import { saveForViewing } from "#offline/viewings/save-for-viewing.ts";
import { addViewingPhoto, viewingPhoto } from "#offline/viewings/viewing-photos.ts";
import type { BytesRow } from "#offline/documents/photo-row.ts";
import { viewingOf, viewingsOf } from "#offline/viewings/viewings-of.ts";
import { viewingsNews } from "#offline/viewings/viewings-news.ts";
import { documentsOf } from "#offline/database/live.ts";
import { contentOf } from "#offline/documents/parts.ts";
import { emptyStore } from "../support.ts";
import { account, ID, noted, otherPhone, OWNER, pictured, takenPhoto } from "./support.ts";

let server: ReturnType<typeof account>;

beforeEach(async () => {
  await emptyStore();
  server = account();
});

/** Five minutes later: the account is asked again. */
async function syncLater() {
  server.pass(6 * 60 * 1000);
  return server.sync();
}

/** Those on the phone, also such as no screen shows. */
async function viewingCount() {
  const rows = await documentsOf(OWNER, "viewing");
  return rows.filter((row) => contentOf(row) !== null).length;
}

async function content() {
  return (await viewingOf(OWNER, ID))?.content;
}

test("notes and photos go to the account: texts first, each photo once", async () => {
  await saveForViewing(OWNER, pictured(ID, 0));
  await editViewing(OWNER, ID, noted({ notes: "Quiet street", score: 4 }));
  await addViewingPhoto(OWNER, ID, takenPhoto(1), "photo-1");
  await addViewingPhoto(OWNER, ID, takenPhoto(2), "photo-2");
  expect(await server.sync()).toEqual({ nextAt: null });
  expect(server.asked.indexOf("putViewing")).toBeLessThan(server.asked.indexOf("uploadViewingPhoto"));
  expect(server.asked.filter((name) => name === "uploadViewingPhoto")).toHaveLength(2);
  expect(server.rows.get(ID)?.content).toMatchObject({ notes: "Quiet street", score: 4 });
  expect(server.rows.get(ID)?.content.photos.map(({ uuid }) => uuid)).toEqual(["photo-1", "photo-2"]);
  expect(await viewingOf(OWNER, ID)).toMatchObject({ isSynced: true });
  // Its smaller copy is what the phone goes on showing.
  expect((await viewingPhoto(OWNER, "photo-1"))?.size).toBe(20);
  server.asked.length = 0;
  await server.sync();
  expect(server.asked).toEqual([]);
});

test("another phone of the same account gets notes, room and photos", async () => {
  await saveForViewing(OWNER, pictured(ID, 0, { email: "a@example.org" }));
  await addViewingPhoto(OWNER, ID, takenPhoto(), "photo-1");
  await server.sync();
  server.rooms.set(ID, pictured(ID, 0, { email: "a@example.org" }));
  await otherPhone();
  server.faults.push(null, "lost-answer");
  const { nextAt } = await server.sync();
  expect(await viewingsOf(OWNER)).toEqual([]);
  // The list has come, its room has not: no screen may say that there is none.
  expect((await viewingsNews(OWNER)).isAnswered).toBe(false);
  server.pass(nextAt! - server.parts.clock.now());
  await server.sync();
  expect((await viewingsNews(OWNER)).isAnswered).toBe(true);
  expect(await viewingsOf(OWNER)).toMatchObject([{ id: ID, isSynced: true, listing: { email: "a@example.org" } }]);
  await syncLater();
  expect(await viewingPhoto(OWNER, "photo-1")).toBeDefined();
});

test("two phones: what either wrote while apart is in both, nothing is lost", async () => {
  await saveForViewing(OWNER, pictured(ID, 0));
  await server.sync();
  server.writeElsewhere(ID, { notes: "From the tablet", score: 2, checks: { noise: { answer: "bad", note: "" } } });
  await editViewing(OWNER, ID, noted({ notes: "From the phone", state: "contacted" }));
  await editViewing(OWNER, ID, noted({ score: 5 }));
  await syncLater();
  expect(await content()).toMatchObject({ state: "contacted", score: 5, checks: { noise: { answer: "bad" } } });
  expect((await content())?.notes.split("\n").toSorted()).toEqual(["From the phone", "From the tablet"]);
  expect((await content())?.other).toEqual([{ field: "score", value: 2 }]);
  expect(server.rows.get(ID)?.content).toEqual(await content());
  expect(await viewingOf(OWNER, ID)).toMatchObject({ isSynced: true });
});

test("an edit against a newer version gets a 409 and is merged at once", async () => {
  await saveForViewing(OWNER, pictured(ID, 0));
  await server.sync();
  server.writeElsewhere(ID, { notes: "Elsewhere" });
  await editViewing(OWNER, ID, noted({ score: 3 }));
  await server.sync();
  expect(server.rows.get(ID)?.content).toMatchObject({ notes: "Elsewhere", score: 3 });
  expect(await content()).toMatchObject({ notes: "Elsewhere", score: 3 });
});

test("S14: a server that was restored from a backup gets the newer notes and photos again", async () => {
  await saveForViewing(OWNER, pictured(ID, 0));
  await editViewing(OWNER, ID, noted({ notes: "Quiet street" }));
  await server.sync();
  const backup = structuredClone([...server.rows]);
  await editViewing(OWNER, ID, noted({ notes: "Quiet street, damp wall" }));
  await addViewingPhoto(OWNER, ID, takenPhoto(1), "photo-1");
  await server.sync();
  for (const [id, row] of backup) server.rows.set(id, row);
  server.photos.clear();
  await syncLater();
  expect((await content())?.notes).toBe("Quiet street, damp wall");
  expect(server.rows.get(ID)?.content).toMatchObject({
    notes: "Quiet street, damp wall",
    photos: [{ uuid: "photo-1" }],
  });
  expect([...server.photos.keys()]).toEqual(["photo-1"]);
});

test("S14: what was saved after the backup was made is sent again, and what was taken away stays away", async () => {
  const other = "0198c0de-0000-7000-8000-000000000002";
  for (const id of [ID, other]) await saveForViewing(OWNER, pictured(id, 0));
  await editViewing(OWNER, ID, noted({ notes: "Damp wall" }));
  await server.sync();
  await removeFromViewings(OWNER, other);
  server.rows.clear();
  await syncLater();
  expect([...server.rows.keys()]).toEqual([ID]);
  expect(server.rows.get(ID)?.content.notes).toBe("Damp wall");
  expect((await viewingsOf(OWNER)).map(({ listing }) => listing.id)).toEqual([ID]);
});

test("a lost answer is followed by another try, and nothing is created twice", async () => {
  await saveForViewing(OWNER, pictured(ID, 0));
  await editViewing(OWNER, ID, noted({ notes: "Once" }));
  server.faults.push(null, "lost-answer");
  const { nextAt } = await server.sync();
  expect(nextAt).not.toBeNull();
  server.pass(nextAt! - server.parts.clock.now());
  expect(await server.sync()).toEqual({ nextAt: null });
  expect(server.rows.get(ID)?.content.notes).toBe("Once");
  expect(await viewingOf(OWNER, ID)).toMatchObject({ isSynced: true });
});

test("an edit wins over a removal, on whichever phone", async () => {
  await saveForViewing(OWNER, pictured(ID, 0));
  await addViewingPhoto(OWNER, ID, takenPhoto(), "photo-1");
  await server.sync();
  server.removeElsewhere(ID);
  server.photos.clear();
  await editViewing(OWNER, ID, noted({ notes: "Still wanted" }));
  await syncLater();
  expect(server.rows.get(ID)).toMatchObject({ is_removed: false, content: { notes: "Still wanted" } });
  expect([...server.photos.keys()]).toEqual(["photo-1"]);
  server.writeElsewhere(ID, { notes: "Wanted there" });
  await removeFromViewings(OWNER, ID);
  await syncLater();
  expect(await content()).toMatchObject({ notes: "Wanted there" });
  expect(server.rows.get(ID)?.is_removed).toBe(false);
});

test("a removal goes to the account and the other phone; an unsent viewing is only deleted", async () => {
  await saveForViewing(OWNER, pictured(ID, 0));
  await removeFromViewings(OWNER, ID);
  await server.sync();
  expect(server.asked).toEqual(["listViewings"]);
  await saveForViewing(OWNER, pictured(ID, 0));
  await server.sync();
  await removeFromViewings(OWNER, ID);
  await syncLater();
  expect(server.rows.get(ID)?.is_removed).toBe(true);
  expect(await viewingCount()).toBe(0);
  server.writeElsewhere("other", {});
  await syncLater();
  server.removeElsewhere("other");
  await syncLater();
  expect(await viewingCount()).toBe(0);
});

test("a refused viewing waits for a change and delays no other", async () => {
  await saveForViewing(OWNER, pictured("other", 0));
  await saveForViewing(OWNER, pictured(ID, 0));
  server.faults.push(null, { status: 422 });
  await server.sync();
  const viewings = await viewingsOf(OWNER);
  expect(viewings.filter(({ isRefused }) => isRefused)).toHaveLength(1);
  expect(server.rows.size).toBe(1);
  const refused = viewings.find(({ isRefused }) => isRefused)!;
  await editViewing(OWNER, refused.id, noted({ notes: "Shorter" }));
  await server.sync();
  expect(server.rows.size).toBe(2);
});

test("T8: nothing of the owner is sent while another user is signed in", async () => {
  await saveForViewing(OWNER, pictured(ID, 0));
  server.signIn("user-b");
  await server.sync();
  expect(server.rows.size).toBe(0);
  expect(server.asked).toEqual(["listViewings"]);
});

test("an expired session removes nothing, and goes on after the next login", async () => {
  await saveForViewing(OWNER, pictured(ID, 0));
  server.faults.push({ status: 401 });
  expect(await server.sync()).toEqual({ nextAt: null });
  expect(await viewingOf(OWNER, ID)).toBeDefined();
  await server.wakeForNews();
  await server.sync();
  expect(await viewingOf(OWNER, ID)).toMatchObject({ isSynced: true });
});

test("S2, W1: notes or a photo that something on the way refuses each time hold up no others, and are tried again", async () => {
  server.answerPings();
  await saveForViewing(OWNER, pictured("refused", 0));
  await saveForViewing(OWNER, pictured(ID, 0));
  for (const uuid of ["photo-1", "photo-2", "photo-3"]) await addViewingPhoto(OWNER, ID, takenPhoto(), uuid);
  server.refusedOnTheWay.add("refused").add("photo-1");
  const { nextAt } = await server.sync();
  expect(nextAt).toBe(server.parts.clock.now() + 1000);
  expect([...server.rows.keys()]).toEqual([ID]);
  expect(server.rows.get(ID)?.content.photos.map(({ uuid }) => uuid)).toEqual(["photo-2", "photo-3"]);
  expect(await viewingOf(OWNER, ID)).toMatchObject({ isSynced: false });
  server.asked.length = 0;
  expect(await server.sync()).toEqual({ nextAt });
  expect(server.asked).toEqual([]);
  server.refusedOnTheWay.clear();
  server.pass(1000);
  expect(await server.sync()).toEqual({ nextAt: null });
  expect(server.rows.get(ID)?.content.photos).toHaveLength(3);
  expect(server.rows.size).toBe(2);
  expect(await viewingOf(OWNER, ID)).toMatchObject({ isSynced: true });
});

test("S2: a room or a photo that never comes holds up no other", async () => {
  server.answerPings();
  for (const id of ["refused", ID]) {
    await saveForViewing(OWNER, pictured(id, 0));
    server.rooms.set(id, pictured(id, 0));
  }
  for (const uuid of ["photo-1", "photo-2"]) await addViewingPhoto(OWNER, ID, takenPhoto(), uuid);
  await server.sync();
  await otherPhone();
  server.refusedOnTheWay.add("refused").add("photo-1");
  await server.sync();
  expect((await viewingsOf(OWNER)).map(({ id }) => id)).toEqual([ID]);
  expect(await viewingPhoto(OWNER, "photo-2")).toBeDefined();
});

test.each([
  ["the original stays", () => true, 50],
  ["where there is room again, the smaller copy takes its place", () => server.photos.size === 0, 20],
])("S3: on a full phone a photo is sent without its smaller copy; %s", async (_, isFull, size) => {
  await saveForViewing(OWNER, pictured(ID, 0));
  await addViewingPhoto(OWNER, ID, takenPhoto(), "photo-1");
  let refused = 0;
  const put = Reflect.get(IDBObjectStore.prototype, "put");
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (this: IDBObjectStore, ...row) {
    const isSmallCopy = this.name === "bytes" && (row[0] as BytesRow).which === "sent";
    if (!isSmallCopy || !isFull()) return put.apply(this, row);
    refused += 1;
    throw new DOMException("Full", "QuotaExceededError");
  });
  onTestFinished(() => void vi.restoreAllMocks());
  expect(await server.sync()).toEqual({ nextAt: null });
  expect(refused).toBeGreaterThan(0);
  expect(server.rows.get(ID)?.content.photos).toHaveLength(1);
  expect(await viewingOf(OWNER, ID)).toMatchObject({ isSynced: true });
  expect((await viewingPhoto(OWNER, "photo-1"))?.size).toBe(size);
});

test("S14: a server that went back to before it was told of a removal is told again, for a day; a later change stays", async () => {
  await saveForViewing(OWNER, pictured(ID, 0));
  await server.sync();
  const backup = server.rows.get(ID)!;
  await removeFromViewings(OWNER, ID);
  await server.sync();
  for (let restored = 0; restored < 2; restored += 1) {
    server.rows.set(ID, backup);
    await syncLater();
    expect([await viewingCount(), server.rows.get(ID)?.is_removed]).toEqual([0, true]);
  }
  server.writeElsewhere(ID, { notes: "Wanted again" });
  server.rooms.set(ID, pictured(ID, 0));
  await syncLater();
  expect(await content()).toMatchObject({ notes: "Wanted again" });
  await removeFromViewings(OWNER, ID);
  await server.sync();
  server.pass(25 * 60 * 60 * 1000);
  await server.sync();
  expect(await documentsOf(OWNER, "viewing")).toEqual([]);
});

test("A-57, A-59: a room that was missing is asked for again once a day, and is there when its owner goes on with it", async () => {
  vi.spyOn(Date, "now").mockImplementation(() => server.parts.clock.now());
  onTestFinished(() => void vi.restoreAllMocks());
  await saveForViewing(OWNER, pictured(ID, 0), server.parts.clock.now());
  const asked = () => server.asked.filter((name) => name === "readListing").length;
  server.pass(7 * 60 * 60 * 1000);
  await server.sync();
  expect([(await viewingOf(OWNER, ID))?.isGone, asked()]).toEqual([true, 1]);
  await syncLater();
  expect(asked()).toBe(1);
  server.pass(25 * 60 * 60 * 1000);
  await server.sync();
  expect([(await viewingOf(OWNER, ID))?.isGone, asked()]).toEqual([true, 2]);
  server.rooms.set(ID, pictured(ID, 0));
  server.pass(25 * 60 * 60 * 1000);
  await server.sync();
  expect([(await viewingOf(OWNER, ID))?.isGone, asked()]).toEqual([false, 3]);
});

test("A-53: a saved room brings its contact where the user has opened it on another phone, asked for once", async () => {
  server.rooms.set(ID, { ...pictured(ID, 0), contact_opened: true });
  await saveForViewing(OWNER, pictured(ID, 0));
  await server.sync();
  await otherPhone();
  await server.sync();
  const kept = await openedContacts(OWNER);
  expect(kept.get(ID)).toMatchObject({ email: "poster@example.org", contact_info: "WeChat poster" });
  server.pass(7 * 60 * 60 * 1000);
  await server.sync();
  expect(server.asked.filter((name) => name === "openListingContact")).toHaveLength(1);
});

test("A-53: a saved room's contact that nobody has opened is not opened by the sync", async () => {
  server.rooms.set(ID, pictured(ID, 0));
  await saveForViewing(OWNER, pictured(ID, 0));
  await server.sync();
  await otherPhone();
  await server.sync();
  expect(server.asked).not.toContain("openListingContact");
});
