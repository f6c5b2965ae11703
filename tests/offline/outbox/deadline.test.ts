import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addPhoto } from "#offline/drafts/draft-photos.ts";
import { postDraft } from "#offline/outbox/entries/enqueue.ts";
import type { Draft } from "#offline/drafts/draft.ts";
import { emptyDrafts, FIELDS, network, OWNER, states, writtenDraft } from "./support.ts";

beforeEach(emptyDrafts);
afterEach(() => void vi.restoreAllMocks());

/** What 2G brings at its worst: 20 kbit/s, in bytes a millisecond. */
const WORST = 2.5;
const ANSWER_MS = 30_000;

test("A12, P15: a photo and a long text are waited for as long as 2G at its worst needs for them, and then for the answer", async () => {
  const photo = new File([new Uint8Array(400_000).fill(7)], "room.jpg", { type: "image/jpeg" });
  const draft = (await addPhoto(await writtenDraft(), photo)) as Draft<"listing">;
  const description = "很".repeat(4000);
  await postDraft(draft, { ...FIELDS, description });
  const timeouts = vi.spyOn(AbortSignal, "timeout");
  const { drain, asked } = network();
  await drain();
  expect(await states(OWNER)).toEqual([]);
  expect(asked.map(({ name }) => name)).toEqual(["uploadImage", "createListing"]);
  const [upload = 0, create = 0] = timeouts.mock.calls.map(([ms]) => ms).filter((ms) => ms > ANSWER_MS);
  expect(upload).toBeGreaterThanOrEqual(ANSWER_MS + photo.size / WORST);
  expect(create).toBeGreaterThanOrEqual(ANSWER_MS + (3 * description.length) / WORST);
});
