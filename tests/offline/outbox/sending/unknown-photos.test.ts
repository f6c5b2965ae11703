import { beforeEach, expect, test } from "vitest";
import { ApiError } from "#contract/api-error.ts";
import { photosOf } from "#offline/drafts/draft-photos.ts";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { markUnknown } from "#offline/outbox/sending/unknown-photos.ts";
import { emptyDrafts, writtenDraft } from "../support.ts";

beforeEach(emptyDrafts);

function unknown(index: number): ApiError {
  const loc = ["body", "image_urls", String(index)];
  const detail = [{ loc, msg: "Is none of your uploaded images", type: "unknown-photo" as const }];
  return new ApiError(422, { detail, code: "invalid_fields" });
}

async function uploadedDraft() {
  const draft = await writtenDraft({ photos: 2 });
  await draftsDatabase().photos.toCollection().modify({ state: "uploaded", imageUrl: "/photos/x" });
  return draft;
}

test("A-17: a photo that the server has given up is to be sent once more, the others are not", async () => {
  const draft = await uploadedDraft();
  expect(await markUnknown(unknown(1), "image_urls", draft.photos)).toBe(true);
  const photos = await photosOf(draft);
  expect(photos.map(({ state, imageUrl }) => [state, imageUrl])).toEqual([
    ["uploaded", "/photos/x"],
    ["stored", null],
  ]);
});

test("A-17: one that the phone does not have either is gone", async () => {
  const draft = await uploadedDraft();
  await draftsDatabase().photoBytes.clear();
  await markUnknown(unknown(0), "image_urls", draft.photos);
  expect((await photosOf(draft))[0]).toMatchObject({ state: "refused", refusal: "gone" });
});

test("other refusals say nothing about photos", async () => {
  const draft = await uploadedDraft();
  expect(await markUnknown(unknown(0), "images", draft.photos)).toBe(false);
  expect(await markUnknown(new ApiError(503, { detail: "Busy" }, 30), "image_urls", draft.photos)).toBe(false);
  expect((await photosOf(draft)).map(({ state }) => state)).toEqual(["uploaded", "uploaded"]);
});
