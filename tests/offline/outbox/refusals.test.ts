import { beforeEach, expect, test } from "vitest";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { draftOf } from "#offline/drafts/draft-rows.ts";
import { postDraft, takeBack } from "#offline/outbox/entries/enqueue.ts";
import { changeProfile } from "#offline/outbox/entries/enqueue-deeds.ts";
import { needsOwner } from "#offline/outbox/entries/entry-state.ts";
import { outboxOf } from "#offline/outbox/entries/outbox-of.ts";
import { UnreadablePhotoError } from "#offline/shrink/shrinking.ts";
import { retry, wake, wakeAfterLogin } from "#offline/outbox/sending/wake.ts";
import { emptyDrafts, FIELDS, network, OWNER, states, writtenDraft, type Fault } from "./support.ts";

beforeEach(emptyDrafts);

test.each([["P1: lost-request" as const], ["P2: lost-answer" as const]])(
  "%s: the same key again, one photo, one room",
  async (name) => {
    const { drain, rows, asked, faults, pass } = network();
    await postDraft(await writtenDraft({ photos: 2 }), FIELDS);
    faults.push(null, name.slice(4) as Fault);
    const drained = await drain();
    expect(drained).toMatchObject({ kind: "drained", nextAt: expect.any(Number) as number });
    expect(await states()).toEqual(["waiting"]);
    pass(2000);
    await drain();
    expect(rows.size).toBe(1);
    const uploads = asked.filter((each) => each.name === "uploadImage").map(({ key }) => key);
    expect(uploads).toEqual([uploads[0], uploads[1], uploads[1]]);
  },
);

test.each([500, 502, 503, 507])("P5: %i waits and is tried again", async (status) => {
  const { drain, rows, faults, pass } = network();
  await postDraft(await writtenDraft({ photos: 1 }), FIELDS);
  faults.push({ status });
  await drain();
  expect(await states()).toEqual(["waiting"]);
  pass(2000);
  await drain();
  expect(rows.size).toBe(1);
});

test("a mistake of the server's own is kept with what to quote, until it is sent again; one that passes is not", async () => {
  const { drain, faults, pass } = network();
  await postDraft(await writtenDraft(), FIELDS);
  const references = async () =>
    (await outboxOf(OWNER)).entries.map(({ state }) =>
      state.name === "waiting" ? (state.reference ?? null) : state.name,
    );
  faults.push({ status: 500, requestId: "4t7xq2m9d8kw" }, { status: 507, requestId: "8kw4t7xq2m9d" });
  await drain();
  expect(await references()).toEqual(["4t7xq2m9d8kw"]);
  pass(2000);
  await drain();
  expect(await references()).toEqual([null]);
});

test("P6: what the server names as a time is kept, for other drafts too, and no waking shortens it", async () => {
  const { drain, asked, faults, pass } = network();
  await postDraft(await writtenDraft(), FIELDS);
  await postDraft(await writtenDraft(), FIELDS);
  faults.push({ status: 429, retryAfter: 60 });
  await drain();
  await wake(OWNER);
  await drain();
  expect(asked).toHaveLength(1);
  pass(61_000);
  await drain();
  expect(asked).toHaveLength(3);
});

test("B6: without an answer the waits grow, and waking resets them", async () => {
  const { drain, asked, faults, pass } = network();
  await postDraft(await writtenDraft(), FIELDS);
  faults.push(...Array.from({ length: 6 }, (): Fault => "lost-request"));
  await drain();
  for (let second = 0; second < 30; second += 1) {
    pass(1000);
    await drain();
  }
  // After 1, 2, 4, 8 and 16 seconds.
  expect(asked).toHaveLength(5);
  await wake(OWNER);
  await drain();
  expect(asked).toHaveLength(6);
});

test.each([[401], [403]])("P8, P9: %i waits for the owner to log in, and goes on where it was", async (status) => {
  const { drain, rows, asked, faults } = network();
  const draft = await writtenDraft({ photos: 2 });
  await postDraft(draft, FIELDS);
  faults.push(null, { status });
  expect(await drain()).toEqual({ kind: "drained", nextAt: null });
  expect(await states()).toEqual(["needs-login"]);
  expect(await draftOf(OWNER, draft.id)).toBeDefined();
  await drain();
  expect(asked).toHaveLength(2);
  await wakeAfterLogin(OWNER);
  await drain();
  expect(rows.size).toBe(1);
  expect(asked.map(({ key }) => key).slice(0, 3)).toEqual([draft.photos[0], draft.photos[1], draft.photos[1]]);
});

test.each([
  ["W1: what belongs to another account", "not_owner" as const],
  ["A-79: what waits for a superuser's code", "second_factor_needed" as const],
])("%s is said to, and no login tries it again", async (_, code) => {
  const { drain, asked, faults } = network();
  await postDraft(await writtenDraft(), FIELDS);
  faults.push({ status: 403, code });
  await drain();
  expect(await states()).toEqual(["needs-fix"]);
  await wakeAfterLogin(OWNER);
  await drain();
  expect(asked).toHaveLength(1);
});

const UNCONFIRMED: Fault = { status: 403, code: "email_not_confirmed" };

test("A-62: a post that waits for a confirmed address keeps all it has, holds nothing up, and goes once", async () => {
  const { drain, rows, asked, faults } = network();
  const draft = await writtenDraft({ photos: 1 });
  await postDraft(draft, FIELDS);
  faults.push(null, UNCONFIRMED, null, UNCONFIRMED);
  await drain();
  expect(await states()).toEqual(["waiting"]);
  const [entry] = (await outboxOf(OWNER)).entries;
  expect(entry && needsOwner(entry)).toBe(true);
  expect(entry).toMatchObject({ mayHaveArrived: false, state: { reason: "unconfirmed" } });
  expect(await draftOf(OWNER, draft.id)).toBeDefined();
  // Others are sent meanwhile.
  const other = await writtenDraft();
  await postDraft(other, FIELDS);
  await drain();
  expect([...rows.keys()]).toEqual([other.id]);
  // Its reader comes back, first without having confirmed it.
  await wake(OWNER);
  await drain();
  expect([...rows.keys()]).toEqual([other.id]);
  await wake(OWNER);
  await drain();
  expect(rows.size).toBe(2);
  expect(await states()).toEqual([]);
  const created = asked.filter(
    ({ name, body }) => name === "createListing" && (body as { id: string }).id === draft.id,
  );
  expect(new Set(created.map(({ key }) => key)).size).toBe(1);
  expect(asked.filter(({ name }) => name === "uploadImage")).toHaveLength(1);
});

test("A-62: with the page open it is tried again by itself; the worker is not kept awake for it", async () => {
  const { drain, rows, faults, pass, sender } = network();
  await postDraft(await writtenDraft(), FIELDS);
  faults.push(UNCONFIRMED);
  const drained = await drain();
  expect(drained).toEqual({ kind: "drained", nextAt: sender.clock.now() + 60_000 });
  expect(await drain({ ...sender, place: "worker" })).toEqual({ kind: "drained", nextAt: null });
  pass(61_000);
  await drain();
  expect(rows.size).toBe(1);
});

test("A-62: taken back while it waits, it is edited, and sent as it is then", async () => {
  const { drain, rows, faults } = network();
  const draft = await writtenDraft();
  await postDraft(draft, FIELDS);
  faults.push(UNCONFIRMED);
  await drain();
  const editing = await takeBack(OWNER, draft.id);
  expect((await outboxOf(OWNER)).entries).toEqual([]);
  await postDraft(editing as typeof draft, { ...FIELDS, title: "Now quieter" });
  await drain();
  expect([...rows.values()].map(({ title }) => title)).toEqual(["Now quieter"]);
});

test("A-64: a profile change that needs the password waits for a login, and is sent after it", async () => {
  const { drain, asked, faults } = network();
  await changeProfile(OWNER, { email: "new@example.org" });
  faults.push({ status: 403, code: "password_needed" });
  await drain();
  expect(await states()).toEqual(["needs-login"]);
  await wakeAfterLogin(OWNER);
  await drain();
  expect(asked).toHaveLength(2);
});

test("P10: 413 shrinks the photo once more, then names it", async () => {
  const { drain, rows, faults, sender } = network();
  const sizes: number[] = [];
  const draft = await writtenDraft({ photos: 2 });
  await postDraft(draft, FIELDS);
  faults.push({ status: 413 }, { status: 413 });
  await drain({ ...sender, shrink: async (photo, { edge }) => (sizes.push(edge), photo) });
  expect(sizes).toEqual([2048, 1600, 2048]);
  expect(rows.size).toBe(0);
  const [entry] = (await outboxOf(OWNER)).entries;
  expect(entry?.state).toMatchObject({ name: "needs-fix", photos: [draft.photos[0]], problems: [{ field: "photos" }] });
});

test.each([[415], [422]])(
  "P11: a photo refused with %i is named, the others are sent, and without it the room goes",
  async (status) => {
    const { drain, rows, asked, faults } = network();
    const draft = await writtenDraft({ photos: 3 });
    await postDraft(draft, FIELDS);
    faults.push(null, { status });
    await drain();
    expect(await states()).toEqual(["needs-fix"]);
    expect(asked).toHaveLength(3);
    const editing = await takeBack(OWNER, draft.id);
    const photos = draft.photos.filter((_, index) => index !== 1);
    await postDraft({ ...editing!, kind: "listing", base: null, photos }, FIELDS);
    await drain();
    expect(asked).toHaveLength(4);
    expect(rows.get(draft.id)?.images.map(({ uuid }) => uuid)).toEqual(photos);
  },
);

test("A39, T7: a photo that another device has sent in other bytes is taken as it is there, or waited for", async () => {
  const { drain, asked, rows, faults, pass } = network();
  const draft = await writtenDraft({ photos: 1 });
  await postDraft(draft, FIELDS);
  const [uuid] = draft.photos;
  const detail = [{ loc: ["body", "uuid"], msg: "This uuid stands for another photo", type: "reused" as const }];
  const current = { uuid, image_url: "/photos/theirs/800.webp", placeholder_colour: null };
  faults.push({ status: 422, detail }, { status: 422, detail, current });
  await drain();
  expect(await states()).toEqual(["waiting"]);
  pass(5 * 60_000);
  await drain();
  expect(await states()).toEqual([]);
  expect(asked.filter(({ name }) => name === "uploadImage")).toHaveLength(2);
  expect(rows.get(draft.id)?.images).toMatchObject([{ uuid, image_url: "/photos/theirs/800.webp" }]);
});

test("a photo that this phone can't read is named and nothing is sent of it", async () => {
  const { drain, asked, sender } = network();
  await postDraft(await writtenDraft({ photos: 1 }), FIELDS);
  const shrink = () => Promise.reject(new UnreadablePhotoError("No picture"));
  await drain({ ...sender, shrink });
  expect(await states()).toEqual(["needs-fix"]);
  expect(asked).toEqual([]);
});

test("a photo whose bytes were damaged on the phone is not sent", async () => {
  const { drain, asked } = network();
  const draft = await writtenDraft({ photos: 1 });
  await draftsDatabase().photoBytes.update(draft.photos[0]!, { original: new ArrayBuffer(50) });
  await draftsDatabase().photoBytes.update(draft.photos[0]!, { original: new Uint8Array(50).fill(9).buffer });
  await postDraft(draft, FIELDS);
  await drain();
  expect(asked).toEqual([]);
  expect((await draftsDatabase().photos.get(draft.photos[0]!))?.refusal).toBe("damaged");
});

test("C14: a field that the server refuses is reported; after its correction no photo is sent again", async () => {
  const { drain, rows, asked, faults } = network();
  const draft = await writtenDraft({ photos: 1 });
  await postDraft(draft, FIELDS);
  const detail = [{ loc: ["body", "price"], msg: "Price must be larger than 0", type: "not-positive" as const }];
  faults.push(null, { status: 422, detail });
  await drain();
  const [entry] = (await outboxOf(OWNER)).entries;
  expect(entry?.state).toMatchObject({
    name: "needs-fix",
    problems: [{ field: "price", message: "Price must be larger than 0", type: "not-positive" }],
  });
  const editing = await takeBack(OWNER, draft.id);
  await postDraft({ ...editing!, kind: "listing", base: null }, { ...FIELDS, price: 10 });
  await drain();
  expect(asked.map(({ name }) => name)).toEqual(["uploadImage", "createListing", "createListing"]);
  expect(rows.get(draft.id)?.price).toBe(10);
});

test("C22: a refused draft does not delay the next", async () => {
  const { drain, rows, faults } = network();
  await postDraft(await writtenDraft(), FIELDS);
  await postDraft(await writtenDraft({ title: "Second" }), FIELDS);
  faults.push({ status: 422 });
  await drain();
  expect(await states()).toEqual(["needs-fix"]);
  expect(rows.size).toBe(1);
});

test("A-17: photos that the server has swept meanwhile are sent again", async () => {
  const { drain, rows, asked, faults, pass } = network();
  const draft = await writtenDraft({ photos: 2 });
  await postDraft(draft, FIELDS);
  const detail = [{ loc: ["body", "images", "1", "uuid"], msg: "Unknown photo", type: "unknown-photo" as const }];
  faults.push(null, null, { status: 422, detail });
  await drain();
  pass(2000);
  await drain();
  expect(asked.map(({ name }) => name)).toEqual([
    "uploadImage",
    "uploadImage",
    "createListing",
    "uploadImage",
    "createListing",
  ]);
  expect(rows.get(draft.id)?.images).toHaveLength(2);
});

test("P13: an answer about another row confirms nothing", async () => {
  const { drain, sender } = network();
  const draft = await writtenDraft();
  await postDraft(draft, FIELDS);
  const call: typeof sender.api.call = async (...asked) => {
    const answer = await sender.api.call(...asked);
    return { ...answer, data: { ...(answer.data as object), id: "another" } as never };
  };
  await drain({ ...sender, api: { ...sender.api, call } });
  expect(await states()).toEqual(["waiting"]);
  expect(await draftOf(OWNER, draft.id)).toBeDefined();
});

test("the user's 'try again' sends at once, parked entries too", async () => {
  const { drain, rows, faults } = network();
  await postDraft(await writtenDraft(), FIELDS);
  faults.push({ status: 422 });
  await drain();
  const [entry] = (await outboxOf(OWNER)).entries;
  await retry(OWNER, entry!.seq);
  await drain();
  expect(rows.size).toBe(1);
});

test("I-16: as many rooms as one may post today: that one waits for tomorrow, the rest goes on", async () => {
  const { drain, rows, faults } = network();
  await postDraft(await writtenDraft(), FIELDS);
  await postDraft(await writtenDraft({ title: "Second" }), FIELDS);
  faults.push({ status: 429, retryAfter: 8 * 3600 });
  await drain();
  expect(await states()).toEqual(["waiting"]);
  expect(rows.size).toBe(1);
});

test("G17: a 409 is waited for while the same request is processed; a 409 for another user's id is reported", async () => {
  const { drain, faults } = network();
  await postDraft(await writtenDraft(), FIELDS);
  await postDraft(await writtenDraft(), FIELDS);
  faults.push({ status: 409, retryAfter: 1 }, { status: 409, detail: "It is taken", code: "listing_id_taken" });
  await drain();
  expect(await states()).toEqual(["waiting", "needs-fix"]);
  const [, refused] = (await outboxOf(OWNER)).entries;
  const problems = [{ field: null, message: "It is taken", code: "listing_id_taken" }];
  expect(refused?.state).toMatchObject({ problems });
});
