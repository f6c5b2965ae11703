import { beforeEach, expect, test } from "vitest";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { copyPhotos } from "#offline/drafts/copy-photos.ts";
import { photosOf } from "#offline/drafts/draft-photos.ts";
import { draftOf, draftOfRow, saveDraft } from "#offline/drafts/draft-rows.ts";
import { postDraft } from "#offline/outbox/entries/enqueue.ts";
import { emptyDrafts, FIELDS, network, OWNER, writtenDraft } from "../outbox/support.ts";

beforeEach(emptyDrafts);

/** A room with two photos that is posted, and a draft of another one. */
async function withPosted() {
  const server = network();
  const draft = await writtenDraft({ photos: 2 });
  await postDraft(draft, FIELDS);
  await server.drain();
  server.asked.length = 0;
  return { server, row: server.rows.get(draft.id)!, copy: await writtenDraft({ title: "Another" }) };
}

test("a copy of a posted room is posted with its photos, and sends none of them again", async () => {
  const { server, row, copy } = await withPosted();
  const draft = await copyPhotos(copy, row.images);
  await postDraft(draft as never, FIELDS);
  await server.drain();
  expect(server.asked.map(({ name }) => name)).toEqual(["createListing"]);
  const body = server.asked[0]?.body as { images: { uuid: string; image_url: string }[] };
  expect(body.images.map(({ image_url }) => image_url)).toEqual(row.images.map(({ image_url }) => image_url));
  expect(body.images.filter(({ uuid }) => row.images.some((image) => image.uuid === uuid))).toEqual([]);
});

test("an edit of the room leaves its copy its photos, whichever is saved first", async () => {
  const { row, copy } = await withPosted();
  const draft = await copyPhotos(copy, row.images);
  await saveDraft(draftOfRow({ owner: OWNER, kind: "listing", typed: {} }, row));
  expect(await photosOf(draft)).toHaveLength(2);
});

test("photos whose room has gone are sent again by a phone that has posted them lately", async () => {
  const { server, row, copy } = await withPosted();
  const draft = await copyPhotos(copy, row.images);
  expect(await draftsDatabase().photoBytes.where("uuid").anyOf(draft.photos).count()).toBe(2);
  await postDraft(draft as never, FIELDS);
  const unknown = draft.photos.map((_, index) => ({
    loc: ["body", "images", String(index), "uuid"],
    msg: "No photo has been uploaded with this uuid",
    type: "unknown-photo" as const,
  }));
  server.faults.push({ status: 422, detail: unknown });
  await server.drain();
  server.pass(10_000);
  await server.drain();
  expect(server.asked.map(({ name }) => name)).toEqual([
    "createListing",
    "uploadImage",
    "uploadImage",
    "createListing",
  ]);
  expect(await draftOf(OWNER, draft.id)).toBeUndefined();
});
