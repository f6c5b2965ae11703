import { strToU8, zipSync } from "fflate";
import { beforeEach, expect, test } from "vitest";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { BrokenCopyError, readCopy } from "#offline/outbox/read-copy.ts";
import { takeInCopy } from "#offline/outbox/take-in-copy.ts";
import { copyUnsent } from "#offline/outbox/unsent-copy.ts";
import { unzipCopy, zipCopy } from "../../../src/client/posting/zip-copy.ts";
import { emptyDrafts, OWNER, writtenDraft } from "../../offline/outbox/support.ts";

beforeEach(emptyDrafts);

async function bytesOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}

test("M13: a file that is exported and imported brings every photo back to the last bit", async () => {
  await writtenDraft({ photos: 3 });
  const { drafts, photos, photoBytes } = draftsDatabase();
  const before = [await drafts.toArray(), await photos.toArray(), await photoBytes.toArray()];
  const file = await bytesOf(await zipCopy(await copyUnsent(OWNER)));
  await emptyDrafts();
  const { text, files } = unzipCopy(file);
  await takeInCopy(readCopy(text, OWNER), files);
  expect([await drafts.toArray(), await photos.toArray(), await photoBytes.toArray()]).toEqual(before);
});

test("a file that is cut off, or none of ours, is refused", async () => {
  await writtenDraft({ photos: 1 });
  const file = await bytesOf(await zipCopy(await copyUnsent(OWNER)));
  expect(() => unzipCopy(file.slice(0, file.length / 2))).toThrow(BrokenCopyError);
  expect(() => unzipCopy(new Uint8Array([1, 2, 3]))).toThrow(BrokenCopyError);
  expect(() => unzipCopy(zipSync({ "other.txt": strToU8("hello") }))).toThrow(BrokenCopyError);
});
