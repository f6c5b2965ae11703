import { beforeEach, expect, test } from "vitest";
import type { Draft } from "#offline/drafts/draft.ts";
import { photosOf, pickedPhoto } from "#offline/drafts/draft-photos.ts";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { draftOf, draftsOf, newDraft, saveDraft } from "#offline/drafts/draft-rows.ts";
import { discardShares, keepShare, sharesWaiting, TooMuchSharedError } from "#offline/drafts/shared/shared-photos.ts";
import { takeShared } from "#offline/drafts/shared/take-shared.ts";
import { StaleDraftError } from "#offline/drafts/write-draft.ts";

const OWNER = "11111111-1111-4111-8111-111111111111";
const JPEG = [0xff, 0xd8, 0xff, 0xe0];

/** What every photo begins like, and one more byte by which it is known again. */
function photo(name: string, byte = 0): File {
  return new File([new Uint8Array([...JPEG, byte])], name, { type: "image/jpeg" });
}

function photos(count: number): File[] {
  return Array.from({ length: count }, (_, index) => photo(`${index}.jpg`, index));
}

function blank(): Draft<"listing"> {
  return newDraft({ owner: OWNER, kind: "listing", typed: { city: "Leeds" } });
}

beforeEach(async () => {
  await discardShares();
  for (const table of ["drafts", "photos", "photoBytes"] as const) await draftsDatabase().table(table).clear();
});

test("A27: a share is stored: photos by their content, text once, other files by name", async () => {
  const heic = new File(
    [new Uint8Array([0, 0, 0, 24, ...bytesOf("ftypheic"), 0, 0, 0, 0, ...bytesOf("mif1heic")])],
    "a",
  );
  const share = await keepShare({
    texts: ["Sunny room", "", " Sunny room ", "https://example.org/room"],
    files: [photo("b.jpg"), heic, new File(["no photo"], "c.jpg", { type: "image/jpeg" })],
  });
  expect(await sharesWaiting()).toEqual([share]);
  expect(share).toMatchObject({ text: "Sunny room\nhttps://example.org/room", surplus: 0, unusable: ["c.jpg"] });
  expect(share.photos.map(({ type }) => type)).toEqual(["image/jpeg", "image/heic"]);
});

test("A27: of two concurrent calls one takes the share into a draft, with all its bytes", async () => {
  await keepShare({ texts: ["Sunny room"], files: photos(3) });
  const [one, other] = await Promise.all([takeShared(blank()), takeShared(blank())]);
  const taken = one ?? other;
  expect([one, other]).toContain(null);
  expect(taken).toMatchObject({ photos: 3, large: 0, surplus: 0, waiting: 0 });
  const [draft] = await draftsOf(OWNER, "listing");
  expect(draft).toMatchObject({ id: taken!.draftId, revision: 1, typed: { city: "Leeds", description: "Sunny room" } });
  for (const [index, row] of (await photosOf(draft!)).entries()) {
    expect(row).toMatchObject({ name: `${index}.jpg`, state: "stored" });
    const bytes = await (await pickedPhoto(OWNER, row.uuid))!.arrayBuffer();
    expect([...new Uint8Array(bytes)]).toEqual([...JPEG, index]);
  }
  expect([await draftsDatabase().shares.count(), await draftsDatabase().sharedBytes.count()]).toEqual([0, 0]);
});

test("a room takes ten photos: the rest of one share is dropped, the rest of several waits", async () => {
  expect(await keepShare({ texts: [], files: photos(12) })).toMatchObject({ surplus: 2 });
  await keepShare({ texts: ["Second"], files: photos(4) });
  expect(await takeShared(blank())).toMatchObject({ photos: 10, surplus: 2, waiting: 4 });
  expect(await sharesWaiting()).toMatchObject([{ text: "", surplus: 0 }]);
  expect(await takeShared(blank())).toMatchObject({ photos: 4, surplus: 0, waiting: 0 });
});

test("it is added at the end of a draft, and below what is written there", async () => {
  const saved = await saveDraft({ ...blank(), typed: { description: "By the river." } });
  await keepShare({ texts: ["Sunny room"], files: photos(1) });
  await takeShared(saved);
  expect((await draftOf(OWNER, saved.id))?.typed["description"]).toBe("By the river.\n\nSunny room");
});

test("a draft that another tab has changed takes nothing, and the share is not lost", async () => {
  const saved = await saveDraft(blank());
  await saveDraft(saved);
  await keepShare({ texts: [], files: photos(2) });
  await expect(takeShared(saved)).rejects.toThrow(StaleDraftError);
  expect((await sharesWaiting())[0]?.photos).toHaveLength(2);
  expect(await draftsDatabase().sharedBytes.count()).toBe(2);
});

test("the storage that shares can take is limited", async () => {
  for (let share = 0; share < 5; share += 1) await keepShare({ texts: [], files: photos(10) });
  await expect(keepShare({ texts: [], files: photos(1) })).rejects.toThrow(TooMuchSharedError);
  expect(await sharesWaiting()).toHaveLength(5);
});

test("S15: the bytes and the words that any site may have stored here are limited", async () => {
  const [large] = photos(1);
  Object.defineProperty(large, "size", { value: 151_000_000 });
  await expect(keepShare({ texts: [], files: [large!] })).rejects.toThrow(TooMuchSharedError);
  await expect(keepShare({ texts: ["x".repeat(20_001)], files: [] })).rejects.toThrow(TooMuchSharedError);
  expect(await sharesWaiting()).toEqual([]);
});

function bytesOf(text: string): number[] {
  return [...text].map((character) => character.charCodeAt(0));
}
