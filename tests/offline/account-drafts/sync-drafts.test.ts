import { beforeEach, expect, onTestFinished, test } from "vitest";
import { removePhoto } from "#offline/drafts/draft-photos.ts";
import { draftOf, removeDraftRows, saveDraft } from "#offline/drafts/draft-rows.ts";
import type { Draft } from "#offline/drafts/draft.ts";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { applyAccountDraft } from "#offline/account-drafts/apply-account-draft.ts";
import { draftsInAccount, unsentDraftsMark } from "#offline/account-drafts/in-account.ts";
import { pushDraft } from "#offline/account-drafts/push-draft.ts";
import { syncDrafts } from "#offline/account-drafts/sync-drafts.ts";
import { draftSyncStates } from "#offline/account-drafts/draft-sync-states.ts";
import { draftLockName } from "#offline/drafts/unless-open.ts";
import { discardDraft, postDraft, takeBack } from "#offline/outbox/entries/enqueue.ts";
import { outboxOf } from "#offline/outbox/entries/outbox-of.ts";
import { emptyDrafts, FIELDS, network, OWNER, writtenDraft } from "../outbox/support.ts";
import { DAY_MS, room } from "../support.ts";
import { account } from "./support.ts";

let server: ReturnType<typeof account>;

beforeEach(async () => {
  await emptyDrafts();
  server = account();
});

async function type(id: string, typed: Record<string, string>): Promise<void> {
  const draft = (await draftOf(OWNER, id))!;
  await saveDraft({ ...draft, typed: { ...draft.typed, ...typed } });
}

async function typedOn(id: string) {
  return (await draftOf(OWNER, id))?.typed;
}

/** The outbox has tried, and will again. */
async function outboxWaits(): Promise<void> {
  const state = { name: "waiting", until: server.parts.clock.now() + 60_000, reason: "trouble" } as const;
  await draftsDatabase().outbox.toCollection().modify({ state });
}

/** A room that is queued while a photo of it is on another device alone. */
async function queuedWithPhotoOfAnother(): Promise<{ id: string; elsewhere: string }> {
  const { id } = await writtenDraft({ title: "Sunny" });
  await server.sync();
  const elsewhere = crypto.randomUUID();
  server.writeElsewhere(id, {}, { photos: [{ uuid: elsewhere, image_url: null, placeholder_colour: null }] });
  await server.syncLater();
  await postDraft((await draftOf(OWNER, id))!, FIELDS);
  await outboxWaits();
  return { id, elsewhere };
}

function drafts() {
  return draftsDatabase().drafts.where("owner").equals(OWNER).toArray();
}

test("A39: text goes to the account first, then each photo once; what the account has is not sent again", async () => {
  const { id, photos } = await writtenDraft({ photos: 2, title: "Sunny" });
  expect(await server.sync()).toEqual({ nextAt: null });
  expect(server.asked).toEqual(["listDrafts", "putDraft", "uploadDraftPhoto", "uploadDraftPhoto"]);
  expect(server.rows.get(id)).toMatchObject({ kind: "listing", content: { typed: { title: "Sunny" } } });
  expect(server.rows.get(id)?.content.photos.map(({ uuid }) => uuid)).toEqual(photos);
  expect([...(await draftsInAccount(OWNER))]).toEqual([id]);
  expect(await unsentDraftsMark(OWNER)).toBe("");
  server.asked.length = 0;
  await server.sync();
  expect(server.asked).toEqual([]);
  await type(id, { title: "Sunnier" });
  expect(await unsentDraftsMark(OWNER)).not.toBe("");
  await server.sync();
  expect(server.asked).toEqual(["putDraft"]);
});

test("A39: a phone that was emptied gets its drafts back, photos included, and posts them", async () => {
  const { id, photos } = await writtenDraft({ photos: 2, title: "Sunny" });
  await server.sync();
  await emptyDrafts();
  server.faults.push(null, null, "lost-answer");
  await server.sync();
  expect(await draftOf(OWNER, id)).toMatchObject({ typed: { title: "Sunny" }, photos, status: "editing" });
  await server.syncLater();
  const rows = await draftsDatabase().photos.bulkGet(photos);
  expect(rows.map((row) => [row?.state, row?.size, row?.awaited])).toEqual([
    ["stored", 20, undefined],
    ["stored", 20, undefined],
  ]);
  expect([...(await draftsInAccount(OWNER))]).toEqual([id]);
  expect(server.asked.filter((name) => name === "uploadDraftPhoto")).toHaveLength(2);
});

test("A39: two devices: different fields are merged, without a second draft", async () => {
  const { id } = await writtenDraft({ title: "Sunny" });
  await server.sync();
  server.writeElsewhere(id, { price: "150" });
  await type(id, { title: "Sunnier" });
  await server.sync();
  expect(await typedOn(id)).toEqual({ title: "Sunnier", price: "150" });
  expect(server.rows.get(id)?.content.typed).toEqual({ title: "Sunnier", price: "150" });
  expect(await drafts()).toHaveLength(1);
});

test("A39: two devices, one field: this one's value stays, the other version becomes a draft that says so, once", async () => {
  const { id, photos } = await writtenDraft({ photos: 1, title: "Sunny" });
  await server.sync();
  server.writeElsewhere(id, { title: "Theirs", price: "150" });
  await type(id, { title: "Mine" });
  server.faults.push("lost-answer");
  await server.sync();
  await server.syncLater();
  expect(await typedOn(id)).toEqual({ title: "Mine", price: "150" });
  const other = (await drafts()).find((draft) => draft.id !== id)!;
  expect(other).toMatchObject({ typed: { title: "Theirs", price: "150" }, otherVersionOf: id });
  expect(other.photos).toHaveLength(1);
  expect(other.photos).not.toEqual(photos);
  expect(await drafts()).toHaveLength(2);
  // Both are in the account, with a photo each.
  expect(server.rows.get(other.id)?.content.other_version_of).toBe(id);
  expect([...server.photos.keys()].toSorted()).toEqual(
    [`${id} ${photos[0]}`, `${other.id} ${other.photos[0]}`].toSorted(),
  );
});

test("A39: what this device sent and missed the answer of is its own: no other version comes of it", async () => {
  const { id } = await writtenDraft({ title: "Sunny" });
  server.faults.push(null, "lost-answer");
  await server.sync();
  await type(id, { title: "Sunnier" });
  await server.syncLater();
  server.faults.push("lost-answer");
  await type(id, { title: "Sunniest" });
  await server.syncLater();
  await type(id, { title: "Sunny again" });
  await server.syncLater();
  expect(await drafts()).toMatchObject([{ id, typed: { title: "Sunny again" } }]);
  expect(server.rows.get(id)?.content.typed).toEqual({ title: "Sunny again" });
});

test("A39: a draft whose first answer was lost goes from the account when it is deleted here", async () => {
  const { id } = await writtenDraft({ title: "Sunny" });
  server.faults.push(null, "lost-answer");
  await server.sync();
  await discardDraft(OWNER, id);
  expect(await unsentDraftsMark(OWNER)).not.toBe("");
  await server.syncLater();
  expect([await drafts(), server.rows.get(id)?.is_removed]).toEqual([[], true]);
});

test("A39: of a draft that was posted from here nothing comes back, whichever of its versions the account had", async () => {
  const { id } = await writtenDraft({ title: "Sunny" });
  await server.sync();
  await type(id, { title: "Before the last change" });
  server.faults.push("lost-answer");
  await server.sync();
  await removeDraftRows(OWNER, id);
  server.markPosted(id, room(id, { title: "As it was posted" }));
  await server.syncLater();
  expect([await drafts(), server.rows.get(id)?.is_removed]).toEqual([[], true]);
});

test("A39: photos that were added on both sides are all there; one that was removed goes on both", async () => {
  const { id, photos } = await writtenDraft({ photos: 2, title: "Sunny" });
  await server.sync();
  const elsewhere = crypto.randomUUID();
  server.photos.set(`${id} ${elsewhere}`, new Blob(["from elsewhere"], { type: "image/webp" }));
  const { content } = server.rows.get(id)!;
  const added = { uuid: elsewhere, image_url: null, placeholder_colour: null };
  server.writeElsewhere(id, {}, { photos: [...content.photos, added] });
  await removePhoto((await draftOf(OWNER, id))!, photos[0]!);
  await server.sync();
  expect((await draftOf(OWNER, id))?.photos).toEqual([photos[1], elsewhere]);
  expect(server.rows.get(id)?.content.photos.map(({ uuid }) => uuid)).toEqual([photos[1], elsewhere]);
  expect(await draftsDatabase().photoBytes.get(elsewhere)).toMatchObject({ owner: OWNER });
});

test("A39: a photo that its device has still to send is awaited, and asked for again with the next news", async () => {
  const { id } = await writtenDraft({ title: "Sunny" });
  await server.sync();
  const elsewhere = crypto.randomUUID();
  server.writeElsewhere(id, {}, { photos: [{ uuid: elsewhere, image_url: null, placeholder_colour: null }] });
  const { nextAt } = await server.syncLater();
  expect(await draftsDatabase().photos.get(elsewhere)).toMatchObject({
    state: "stored",
    awaited: { id, uuid: elsewhere, isElsewhere: true },
  });
  server.photos.set(`${id} ${elsewhere}`, new Blob(["from elsewhere"], { type: "image/webp" }));
  server.asked.length = 0;
  await server.sync();
  expect(server.asked).toEqual([]);
  server.pass(nextAt! - server.parts.clock.now());
  expect(await server.sync()).toEqual({ nextAt: null });
  expect(server.asked).toEqual(["listDrafts", "readDraftPhoto"]);
  expect((await draftsDatabase().photos.get(elsewhere))?.awaited).toBeUndefined();
  expect(await draftsDatabase().photoBytes.get(elsewhere)).toMatchObject({ owner: OWNER });
  expect(server.rows.get(id)?.content.photos.map(({ uuid }) => uuid)).toEqual([elsewhere]);
});

test("A39: a photo of the other version that its draft does not name any more is gone", async () => {
  const { id } = await writtenDraft({ title: "Sunny" });
  await server.sync();
  const photos = [{ uuid: crypto.randomUUID(), image_url: null, placeholder_colour: null }];
  server.writeElsewhere(id, { title: "Theirs" }, { photos });
  await type(id, { title: "Mine" });
  await server.syncLater();
  const [copy] = (await drafts()).find((draft) => draft.id !== id)!.photos;
  expect(await draftsDatabase().photos.get(copy!)).toMatchObject({ awaited: { id, isElsewhere: true } });
  server.writeElsewhere(id, {}, { photos: [] });
  await server.syncLater();
  expect(await draftsDatabase().photos.get(copy!)).toMatchObject({ state: "refused", refusal: "gone" });
});

test("A39: a photo that its device will never send, since it has ended the draft, holds up no queued room without an end", async () => {
  const { id, elsewhere } = await queuedWithPhotoOfAnother();
  await server.syncLater();
  expect(await draftsDatabase().photos.get(elsewhere)).toMatchObject({ awaited: { isElsewhere: true } });
  server.deleteElsewhere(id);
  await server.syncLater();
  expect(await draftsDatabase().photos.get(elsewhere)).toMatchObject({ state: "refused", refusal: "gone" });
});

test("A39: a photo that its device has posted with the room, which the account never gets, goes with what is queued here", async () => {
  const { id, elsewhere } = await queuedWithPhotoOfAnother();
  const facts = { image_url: "/photos/x/800.webp", placeholder_colour: "#aabbcc" };
  server.markPosted(id, room(id, { images: [{ id: "1", uuid: elsewhere, display_order: 0, ...facts }] }));
  await server.syncLater();
  const photo = await draftsDatabase().photos.get(elsewhere);
  expect(photo).toMatchObject({ state: "uploaded", imageUrl: facts.image_url, placeholderColour: "#aabbcc" });
  expect(photo?.awaited).toBeUndefined();
});

test("A39: where another device has sent a photo for a room, this one has nothing to tell the account of it", async () => {
  const { id } = await writtenDraft({ photos: 1, title: "Sunny" });
  await server.sync();
  const [photo] = server.rows.get(id)!.content.photos;
  const { version } = server.writeElsewhere(id, {}, { photos: [{ ...photo!, image_url: "/photos/x/800.webp" }] });
  await server.syncLater();
  await server.syncLater();
  expect(server.rows.get(id)?.version).toBe(version);
  server.deleteElsewhere(id);
  await server.syncLater();
  expect(await drafts()).toEqual([]);
});

test("A39: a draft that is open in a form is left alone until it is closed", async () => {
  const { id } = await writtenDraft({ title: "Sunny" });
  await server.sync();
  server.writeElsewhere(id, { price: "150" });
  await navigator.locks.request(draftLockName(id), async () => {
    await server.syncLater();
    expect(await typedOn(id)).toEqual({ title: "Sunny" });
    await type(id, { title: "Sunnier" });
    await server.sync();
    expect(server.rows.get(id)?.content.typed).toEqual({ title: "Sunny", price: "150" });
  });
  await server.sync();
  expect(await typedOn(id)).toEqual({ title: "Sunnier", price: "150" });
  expect(server.rows.get(id)?.content.typed).toEqual({ title: "Sunnier", price: "150" });
});

test("A39: deleted on one device it goes from the other, unless it was changed there", async () => {
  const [kept, gone] = [
    await writtenDraft({ title: "Changed" }),
    await writtenDraft({ title: "Untouched", photos: 1 }),
  ];
  await server.sync();
  for (const { id } of [kept, gone]) server.deleteElsewhere(id);
  await type(kept.id, { title: "Still wanted" });
  await server.syncLater();
  expect((await drafts()).map(({ id }) => id)).toEqual([kept.id]);
  expect(await draftsDatabase().photoBytes.count()).toBe(0);
  expect(server.rows.get(kept.id)).toMatchObject({ is_removed: false, content: { typed: { title: "Still wanted" } } });
});

test("B9, A39: a server that asked for a second is not waited for a day because the clock is set back by one", async () => {
  const { id } = await writtenDraft({ title: "Sunny" });
  server.faults.push({ status: 503, retryAfter: 1 });
  const { nextAt } = await server.sync();
  expect(nextAt).toBeGreaterThan(server.parts.clock.now());
  server.pass(-DAY_MS);
  await server.sync();
  expect(server.rows.has(id)).toBe(true);
});

test("A39: what a device has noted in a draft by itself keeps it from no deletion, here or elsewhere", async () => {
  const [here, elsewhere] = [await writtenDraft({ title: "Sunny", photos: 1 }), await writtenDraft({ title: "Quiet" })];
  await server.sync();
  for (const { id } of [here, elsewhere]) server.rooms.set(id, room(id, { title: "As it was posted" }));
  const base = room(here.id, { title: "As it was posted" });
  server.writeElsewhere(here.id, {}, { base: { ...base }, photos: [] });
  server.rows.get(here.id)!.is_posted = true;
  await discardDraft(OWNER, here.id);
  await saveDraft({ ...(await draftOf(OWNER, elsewhere.id))!, base: room(elsewhere.id) });
  server.deleteElsewhere(elsewhere.id);
  await server.syncLater();
  expect(await drafts()).toEqual([]);
  expect(server.rows.get(here.id)).toMatchObject({ is_removed: true });
});

test("A39: deleted here it goes from the account; where another device has changed it since, it is back", async () => {
  const [kept, gone] = [await writtenDraft({ title: "Changed" }), await writtenDraft({ title: "Untouched" })];
  await server.sync();
  server.writeElsewhere(kept.id, { title: "Wanted there" });
  for (const { id } of [kept, gone]) await discardDraft(OWNER, id);
  server.faults.push("lost-request");
  await server.sync();
  expect(await unsentDraftsMark(OWNER)).not.toBe("");
  await server.syncLater();
  expect(server.rows.get(gone.id)?.is_removed).toBe(true);
  expect((await drafts()).map(({ id, typed }) => [id, typed["title"]])).toEqual([[kept.id, "Wanted there"]]);
  expect(await unsentDraftsMark(OWNER)).toBe("");
});

test("A39: a draft that is back names no photo any more that this phone alone had: no other device waits for it", async () => {
  const { id, photos } = await writtenDraft({ photos: 2, title: "Changed" });
  Object.defineProperty(navigator, "connection", { value: { type: "cellular" }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "connection"));
  await server.sync();
  const elsewhere = crypto.randomUUID();
  server.photos.set(`${id} ${elsewhere}`, new Blob(["from elsewhere"], { type: "image/webp" }));
  const added = { uuid: elsewhere, image_url: null, placeholder_colour: null };
  const named = server.rows.get(id)!.content.photos;
  server.writeElsewhere(id, { title: "Wanted there" }, { photos: [...named, added] });
  expect(named.map(({ uuid }) => uuid)).toEqual(photos);
  await discardDraft(OWNER, id);
  await server.sync();
  await server.sync();
  expect(await draftOf(OWNER, id)).toMatchObject({ typed: { title: "Wanted there" }, photos: [elsewhere] });
  expect(server.rows.get(id)?.content.photos.map(({ uuid }) => uuid)).toEqual([elsewhere]);
});

test("A39: posted on another device, a copy that was left alone goes, a changed one becomes an edit of the room", async () => {
  const [kept, gone] = [await writtenDraft({ title: "Changed" }), await writtenDraft({ title: "Untouched" })];
  await server.sync();
  for (const { id } of [kept, gone]) server.postElsewhere(id, room(id, { title: "As it was posted" }));
  await type(kept.id, { title: "Changed since" });
  await server.syncLater();
  expect(await drafts()).toMatchObject([{ id: kept.id, typed: { title: "Changed since" }, base: { id: kept.id } }]);
  expect(server.rows.get(kept.id)).toMatchObject({ is_removed: false, content: { base: { id: kept.id } } });
});

test("A39: a copy that was left alone goes before the device that posted it otherwise has said so", async () => {
  const { id } = await writtenDraft({ title: "As it was first" });
  await server.sync();
  server.markPosted(id, room(id, { title: "As it was posted" }));
  server.asked.length = 0;
  await server.syncLater();
  await server.syncLater();
  expect([await drafts(), server.asked]).toEqual([[], ["listDrafts", "readListing", "listDrafts"]]);
});

test("A39: of two tabs without locks that hear of a posting at once neither brings the draft back", async () => {
  const { id } = await writtenDraft({ title: "As it was first" });
  await server.sync();
  const posted = room(id, { title: "As it was posted" });
  server.markPosted(id, posted);
  const theirs = server.rows.get(id)!;
  await applyAccountDraft(OWNER, theirs, async () => {
    await applyAccountDraft(OWNER, theirs, () => Promise.resolve(posted));
    return posted;
  });
  expect(await drafts()).toEqual([]);
});

test("A39: a list of drafts that comes late, from before another tab has sent one, keeps no end from being told", async () => {
  const { id } = await writtenDraft({ title: "Sent by another tab" });
  const { api } = server.parts;
  const late = async () => {
    const listed = await api.call(OWNER, "listDrafts", { signal: new AbortController().signal });
    await pushDraft(server.parts, [OWNER, id], () => Promise.resolve(null));
    await discardDraft(OWNER, id);
    return listed;
  };
  const call = ((owner, name, options) =>
    name === "listDrafts" ? late() : api.call(owner, name, options)) as typeof api.call;
  await syncDrafts({ ...server.parts, api: { ...api, call } });
  await server.syncLater();
  expect([await drafts(), server.rows.get(id)?.is_removed]).toEqual([[], true]);
});

test("A39: the trace of an end stays, whatever another tab writes down in the same moment", async () => {
  const ended = { id: crypto.randomUUID(), version: "2026-11-21T10:00:00.000Z", at: server.parts.clock.now() };
  await Promise.all([
    draftSyncStates.notePulled(OWNER, server.parts.clock.now()),
    draftSyncStates.noteEnded(OWNER, ended),
    draftSyncStates.notePulled(OWNER, server.parts.clock.now()),
  ]);
  expect((await draftsDatabase().draftSyncStates.get(OWNER))?.ended).toEqual([ended]);
});

test("A39: what the outbox sends now is not sent as a draft; where it has to wait there, the account has it", async () => {
  const draft = await writtenDraft({ title: "Sunny" });
  await postDraft(draft, FIELDS);
  await server.sync();
  expect(server.asked).toEqual(["listDrafts"]);
  expect(await unsentDraftsMark(OWNER)).toBe("");
  await outboxWaits();
  expect(await unsentDraftsMark(OWNER)).not.toBe("");
  await server.sync();
  expect(server.rows.get(draft.id)?.content.typed).toEqual({ title: "Sunny" });
});

test("A39: what has photos to send first, or waits behind others, is in the account as it was posted", async () => {
  const draft = await writtenDraft({ title: "Before", photos: 1 });
  await server.sync();
  const typed = { ...draft, typed: { title: "As it was posted" } };
  await postDraft(typed, { ...FIELDS, title: "As it was posted" });
  const behind = await writtenDraft({ title: "Behind" });
  await postDraft(behind, FIELDS);
  const state = { name: "sending", attempt: "a", step: "photo", photo: 1, photos: 1 } as const;
  await draftsDatabase()
    .outbox.toCollection()
    .first((entry) => draftsDatabase().outbox.update(entry!.seq, { state }));
  expect(await unsentDraftsMark(OWNER)).not.toBe("");
  await server.syncLater();
  expect(server.rows.get(draft.id)?.content.typed).toEqual({ title: "As it was posted" });
  expect(server.rows.get(behind.id)?.content.typed).toEqual({ title: "Behind" });
});

test("A39: what waits in the outbox stays as it was queued, whatever another device writes", async () => {
  const draft = await writtenDraft({ title: "Sunny" });
  await server.sync();
  await postDraft(draft, FIELDS);
  server.writeElsewhere(draft.id, { title: "Changed elsewhere" });
  await server.syncLater();
  expect((await outboxOf(OWNER)).drafts).toMatchObject([{ status: "posted", typed: { title: "Sunny" } }]);
});

test("A39, C15: a draft that was taken back while it was on its way stays, with its photos, until the outbox is done with it", async () => {
  const { id, photos } = await writtenDraft({ photos: 1, title: "Sunny" });
  await server.sync();
  await postDraft((await draftOf(OWNER, id))!, FIELDS);
  await outboxWaits();
  await draftsDatabase().outbox.toCollection().modify({ mayHaveArrived: true });
  await takeBack(OWNER, id);
  server.markPosted(id, room(id, { title: "Sunny" }));
  await server.syncLater();
  expect((await drafts()).map((draft) => draft.id)).toEqual([id]);
  expect(await draftsDatabase().photos.get(photos[0]!)).toMatchObject({ draftId: id, state: "stored" });
  await draftsDatabase().outbox.clear();
  await server.syncLater();
  expect(await drafts()).toEqual([]);
});

test("A39: copies of photos wait while the outbox has something to send", async () => {
  const queued = await writtenDraft({ title: "Queued" });
  const { id } = await writtenDraft({ title: "Draft", photos: 1 });
  await postDraft(queued, FIELDS);
  const { nextAt } = await server.sync();
  expect(nextAt! - server.parts.clock.now()).toBe(3000);
  expect(server.asked).toEqual(["listDrafts", "putDraft"]);
  await draftsDatabase().outbox.clear();
  await server.sync();
  expect([...server.photos.keys()]).toEqual([`${id} ${(await draftOf(OWNER, id))!.photos[0]}`]);
});

test("A-44, T8: another user of the phone neither gets nor sends a draft of its owner", async () => {
  await writtenDraft({ title: "Private" });
  server.signIn("user-b");
  await server.sync();
  expect([server.asked, server.rows.size]).toEqual([["listDrafts"], 0]);
  expect(await draftsDatabase().drafts.where("owner").equals("user-b").count()).toBe(0);
});

test("A12: the wait is longer after each error, and as long as Retry-After says; a refused draft waits for a change", async () => {
  const { id } = await writtenDraft({ title: "Sunny" });
  server.faults.push({ status: 500 }, { status: 429, retryAfter: 3600 });
  for (const wait of [1000, 3_600_000]) {
    const { nextAt } = await server.sync();
    expect(nextAt! - server.parts.clock.now()).toBe(wait);
    server.pass(wait);
  }
  server.faults.push(null, { status: 413 });
  expect(await server.sync()).toEqual({ nextAt: null });
  await server.sync();
  expect(server.rows.size).toBe(0);
  await type(id, { title: "Shorter" });
  await server.sync();
  expect(server.rows.size).toBe(1);
});

test("A39: 60 days later the account lets go of it, and the phone keeps it; a change sends it again", async () => {
  const { id } = await writtenDraft({ title: "Sunny" });
  await server.sync();
  server.pass(61 * 86_400_000);
  server.rows.clear();
  await server.sync();
  expect([server.rows.size, (await drafts()).length]).toEqual([0, 1]);
  await type(id, { title: "Still wanted" });
  await server.sync();
  expect(server.rows.get(id)?.content.typed).toEqual({ title: "Still wanted" });
});

test("S14: a server that was restored from a backup gets the drafts and photos again", async () => {
  const { id } = await writtenDraft({ title: "Sunny", photos: 1 });
  await server.sync();
  server.rows.clear();
  server.photos.clear();
  await server.syncLater();
  expect([[...server.rows.keys()], server.photos.size]).toEqual([[id], 1]);
});

test("S14: a server that went back to an older version of a draft takes nothing back on the phone", async () => {
  const { id } = await writtenDraft({ title: "Sunny", photos: 1 });
  await server.sync();
  const before = structuredClone(server.rows.get(id)!);
  await type(id, { title: "Sunnier", description: "By the river" });
  await server.sync();
  server.restore(before);
  server.photos.clear();
  await server.syncLater();
  expect(await drafts()).toMatchObject([{ id, typed: { title: "Sunnier", description: "By the river" } }]);
  expect(server.rows.get(id)?.content.typed).toMatchObject({ title: "Sunnier", description: "By the river" });
  expect(server.photos.size).toBe(1);
});

test("S14: a server that went back to before a draft was written again, or deleted, is told of both", async () => {
  const [again, gone] = [await writtenDraft({ title: "Again" }), await writtenDraft({ title: "Gone" })];
  await server.sync();
  const before = structuredClone(server.rows.get(gone.id)!);
  await type(again.id, { title: "Written again" });
  await type(gone.id, { title: "About to go" });
  await server.sync();
  await discardDraft(OWNER, gone.id);
  server.restore({ ...structuredClone(server.rows.get(again.id)!), ...before, id: again.id, is_removed: true });
  server.restore(before);
  await server.syncLater();
  expect(await drafts()).toMatchObject([{ id: again.id, typed: { title: "Written again" } }]);
  expect(server.rows.get(again.id)).toMatchObject({
    is_removed: false,
    content: { typed: { title: "Written again" } },
  });
  expect(server.rows.get(gone.id)).toMatchObject({ is_removed: true });
});

test("S2, W1: a text or a photo that something on the way refuses each time holds up no other, and is tried again", async () => {
  server.answerPings();
  const refused = await writtenDraft({ title: "Refused" });
  const other = await writtenDraft({ photos: 3, title: "Sunny" });
  const [first, ...rest] = other.photos as [string, string, string];
  server.refusedOnTheWay.add(refused.id).add(first);
  const { nextAt } = await server.sync();
  expect(nextAt).toBe(server.parts.clock.now() + 1000);
  expect([...server.rows.keys()]).toEqual([other.id]);
  expect([...server.photos.keys()]).toEqual(rest.map((uuid) => `${other.id} ${uuid}`));
  server.asked.length = 0;
  expect(await server.sync()).toEqual({ nextAt });
  expect(server.asked).toEqual([]);
  server.pass(1000);
  expect(await server.sync()).toEqual({ nextAt: server.parts.clock.now() + 2000 });
  expect(server.asked.toSorted()).toEqual(["putDraft", "uploadDraftPhoto"]);
  server.refusedOnTheWay.clear();
  await draftSyncStates.wakeForNews(OWNER);
  expect(await server.sync()).toEqual({ nextAt: null });
  expect([server.rows.size, server.photos.size]).toEqual([2, 3]);
});

test("S2: a photo that never comes from the account holds up no other, nor what is sent there", async () => {
  server.answerPings();
  const { photos } = await writtenDraft({ photos: 3, title: "Sunny" });
  await server.sync();
  await emptyDrafts();
  server.refusedOnTheWay.add(photos[0]!);
  const { id } = await writtenDraft({ photos: 1, title: "Written here" });
  await server.sync();
  expect(await draftsDatabase().photoBytes.where("uuid").anyOf(photos).count()).toBe(2);
  expect([...server.photos.keys()].filter((key) => key.startsWith(id))).toHaveLength(1);
});

test("S2: where the server answers nothing the sync ends with its first call that was lost", async () => {
  for (const title of ["One", "Two"]) await writtenDraft({ title });
  server.faults.push(null, "lost-request");
  const { nextAt } = await server.sync();
  expect(server.asked).toEqual(["listDrafts", "putDraft"]);
  expect(nextAt).toBe(server.parts.clock.now() + 1000);
});

test("S14: a server that went back to before it was told of a draft's end is told again, for a day; a later change stays", async () => {
  const { id } = await writtenDraft({ title: "Sunny" });
  await server.sync();
  const backup = server.rows.get(id)!;
  await discardDraft(OWNER, id);
  await server.sync();
  expect(server.rows.get(id)?.is_removed).toBe(true);
  for (let restored = 0; restored < 2; restored += 1) {
    server.restore(backup);
    await server.syncLater();
    expect([await drafts(), server.rows.get(id)?.is_removed]).toEqual([[], true]);
  }
  server.writeElsewhere(id, { title: "Wanted again" });
  await server.syncLater();
  expect(await drafts()).toMatchObject([{ id, typed: { title: "Wanted again" } }]);
  await discardDraft(OWNER, id);
  await server.sync();
  server.pass(25 * 60 * 60 * 1000);
  await server.sync();
  expect((await draftsDatabase().draftSyncStates.get(OWNER))?.ended).toEqual([]);
});

test("A39: a list that comes late, in a tab beside the one that tells of the end, brings nothing back that was posted from here", async () => {
  const { id } = await writtenDraft({ title: "Sunny" });
  await server.sync();
  const before = { ...server.rows.get(id)! };
  await postDraft((await draftOf(OWNER, id)) as Draft<"listing">, FIELDS);
  await network().drain();
  // A full phone keeps no copy.
  await draftsDatabase().postedCopies.clear();
  server.markPosted(id, room(id, { title: "As it was posted" }));
  const { call } = server.parts.api;
  let cameBack: string[] = [];
  server.parts.api.call = async (owner, name, options) => {
    const answer = await call(owner, name, options);
    if (name !== "deleteDraft") return answer;
    await draftsDatabase().draftSyncs.clear();
    await applyAccountDraft(OWNER, before, async () => null);
    cameBack = (await drafts()).map((draft) => draft.id);
    return answer;
  };
  await server.sync();
  expect(cameBack).toEqual([id]);
  server.parts.api.call = call;
  await server.syncLater();
  expect(await drafts()).toEqual([]);
});

test("S14: what a restored server has of a draft that was posted from here comes back, where nothing else is left of it", async () => {
  const { id } = await writtenDraft({ title: "Sunny" });
  await server.sync();
  const backup = server.rows.get(id)!;
  await postDraft((await draftOf(OWNER, id)) as Draft<"listing">, FIELDS);
  await network().drain();
  await server.sync();
  expect([await drafts(), server.rows.get(id)?.is_removed]).toEqual([[], true]);
  await draftsDatabase().postedCopies.clear();
  server.restore(backup);
  await server.syncLater();
  expect(await drafts()).toMatchObject([{ id, typed: { title: "Sunny" } }]);
});
