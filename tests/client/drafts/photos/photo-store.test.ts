import { beforeEach, expect, test } from "vitest";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import type { Draft } from "#offline/drafts/draft.ts";
import { photoStore } from "#offline/drafts/photo-store.ts";
import { newDraft, saveDraft } from "#offline/drafts/draft-rows.ts";
import { StaleDraftError } from "#offline/drafts/write-draft.ts";
import { newUuid } from "#offline/databases/new-uuid.ts";
import { besidePage } from "../../../../src/client/drafts/photos/store/page-photo-store.ts";
import { storeWorker } from "../../../../src/client/drafts/photos/store/store-worker.ts";
// oxlint-disable-next-line import/default -- Vite makes it
import workerUrl from "../../../../src/client/drafts/photos/store/store.worker.ts?worker&url";

const OWNER = "0192f0aa-0000-7000-8000-000000000001";

beforeEach(async () => {
  const db = draftsDatabase();
  await Promise.all(db.tables.map((table) => table.clear()));
  // By it the worker knows that it means the same store.
  await db.births.add({ key: "store", id: newUuid() });
});

const realWorker = () => new Worker(workerUrl, { type: "module" });
const codeOf = (code: string) => URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
const hung = () => new Worker(codeOf("onmessage = () => { for (;;); };"));
const crashing = () => new Worker(codeOf(`onmessage = () => { throw new Error("No memory"); };`));
const missing = () => new Worker("/no-such-worker.js", { type: "module" });
const none = () => {
  throw new DOMException("Not here", "SecurityError");
};
// Does what it is asked for, and dies before it can say so.
const lost = () =>
  new Worker(
    codeOf(`
      const real = new Worker("${new URL(workerUrl, location.href).href}", { type: "module" });
      real.onmessage = () => { throw new Error("No memory"); };
      onmessage = ({ data }) => real.postMessage(data);
    `),
  );

// A worker that works is waited for, however slow the machine is.
const storeBy = (start: () => Worker, { restAfterMs = 50, withinMs = 60_000 } = {}) =>
  besidePage(storeWorker({ start, withinMs, restAfterMs }));
const photoOf = (text: string) => new File([text], "IMG_1.jpg", { type: "image/jpeg" });

async function saved(): Promise<Draft> {
  return saveDraft(newDraft({ owner: OWNER, kind: "listing", typed: { title: "Ensuite" } }));
}

async function rows() {
  const { photos, photoBytes, drafts } = draftsDatabase();
  return { photos: await photos.count(), bytes: await photoBytes.count(), drafts: await drafts.toArray() };
}

test("A7: a photo is stored whole by the worker, the page's draft one revision on", async () => {
  let started = 0;
  // It does not rest meanwhile, however slow the machine is.
  const store = storeBy(() => (started++, realWorker()), { restAfterMs: 60_000 });
  const uuid = newUuid();
  const draft = await store.addPhoto(await saved(), photoOf("bytes of a photo"), uuid);
  expect(draft).toMatchObject({ photos: [uuid], revision: 2 });
  expect(await rows()).toMatchObject({ photos: 1, bytes: 1, drafts: [draft] });
  const stored = await store.readPhoto(OWNER, uuid, "sent");
  expect(stored).toMatchObject({ isShrunk: false, isIntact: true });
  expect(await stored!.file.text()).toBe("bytes of a photo");
  expect(started).toBe(1);
});

test.each([
  ["crashes", crashing, {}],
  ["hangs", hung, { withinMs: 1000 }],
  ["can't be fetched", missing, {}],
  ["can't be started", none, {}],
  ["has stored it and dies before it says so", lost, {}],
])("D2: a worker %s: the photo is there, once and whole", async (_, start, within) => {
  let started = 0;
  const store = storeBy(() => (started++, start()), within);
  const uuid = newUuid();
  const draft = await store.addPhoto(await saved(), photoOf("bytes of a photo"), uuid);
  expect(started).toBeGreaterThan(0);
  expect(draft.photos).toEqual([uuid]);
  expect(await rows()).toMatchObject({ photos: 1, bytes: 1, drafts: [{ photos: [uuid], revision: 2 }] });
  expect(await (await store.readPhoto(OWNER, uuid, "picked"))!.file.text()).toBe("bytes of a photo");
});

test("D6: the worker tells that another tab has saved the draft, and keeps nothing of the photo", async () => {
  const draft = await saved();
  await saveDraft(draft);
  await expect(storeBy(realWorker).addPhoto(draft, photoOf("x"), newUuid())).rejects.toBeInstanceOf(StaleDraftError);
  expect(await rows()).toMatchObject({ photos: 0, bytes: 0 });
});

test("the shrunk photo is stored once, and shrunk again only on request", async () => {
  const store = storeBy(realWorker);
  const uuid = newUuid();
  await store.addPhoto(await saved(), photoOf("original"), uuid);
  const read = async () => (await store.readPhoto(OWNER, uuid, "sent"))!.file.text();
  await store.keepShrunk(OWNER, uuid, new Blob(["first"], { type: "image/webp" }));
  await store.keepShrunk(OWNER, uuid, new Blob(["second"], { type: "image/webp" }));
  expect(await read()).toBe("first");
  await store.replaceShrunk(OWNER, uuid, new Blob(["smaller"], { type: "image/webp" }));
  expect(await read()).toBe("smaller");
  expect(await (await store.readPhoto(OWNER, uuid, "picked"))!.file.text()).toBe("original");
});

test("S14: photos of a posting are copied as they were sent, the owner's alone", async () => {
  const store = storeBy(realWorker, { restAfterMs: 60_000 });
  const [sent, picked] = [newUuid(), newUuid()];
  const draft = await store.addPhoto(await saved(), photoOf("original"), sent);
  const { id } = await store.addPhoto(draft, photoOf("as it is"), picked);
  await store.keepShrunk(OWNER, sent, new Blob(["smaller"], { type: "image/webp" }));
  const copied = async () => {
    const rows = await draftsDatabase().postedBytes.toArray();
    return rows.map(({ owner, id, type, bytes }) => `${owner} ${id} ${type} ${new TextDecoder().decode(bytes)}`);
  };
  await store.copySent("somebody", id, [sent, picked]);
  expect(await copied()).toEqual([]);
  await store.copySent(OWNER, id, [sent, picked, newUuid()]);
  const rows = [`${OWNER} ${id} image/webp smaller`, `${OWNER} ${id} image/jpeg as it is`];
  expect((await copied()).toSorted((a, b) => a.localeCompare(b))).toEqual(rows.toSorted((a, b) => a.localeCompare(b)));
});

test("P5: bytes that have changed on the phone are noticed, and another owner's are not given out", async () => {
  const store = storeBy(realWorker);
  const uuid = newUuid();
  await store.addPhoto(await saved(), photoOf("original"), uuid);
  await draftsDatabase().photoBytes.update(uuid, { original: new TextEncoder().encode("0riginal").buffer });
  expect(await store.readPhoto(OWNER, uuid, "sent")).toMatchObject({ isIntact: false });
  expect(await photoStore.readPhoto("somebody", uuid, "sent")).toBeUndefined();
  expect(await store.readPhoto("somebody", uuid, "sent")).toBeUndefined();
});

test("D9: a store that only the page has is written by the page", async () => {
  const store = storeBy(hung);
  await draftsDatabase().births.clear();
  const draft = await store.addPhoto(await saved(), photoOf("x"), newUuid());
  expect(draft.photos).toHaveLength(1);
});
