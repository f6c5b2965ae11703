import { beforeEach, expect, test, vi, type MockInstance } from "vitest";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { draftOf, newDraft } from "#offline/drafts/draft-rows.ts";
import { discardDraft, postDraft, takeBack } from "#offline/outbox/entries/enqueue.ts";
import { outboxOf } from "#offline/outbox/entries/outbox-of.ts";
import { openDraftSession } from "../../../src/client/drafts/draft-session.ts";
import { sendSoon } from "../../../src/client/outbox/sending/sending.ts";
import { FIELDS, OWNER, states, writtenDraft } from "../../offline/outbox/support.ts";

beforeEach(async () => {
  await Promise.all(draftsDatabase().tables.map((table) => table.clear()));
});

const opened = () => newDraft({ owner: OWNER, kind: "listing", typed: { title: "" } });
const photo = (name: string) => new File([name], `${name}.jpg`, { type: "image/jpeg" });

test("A7: what is typed is on the phone within 400 ms of the last key", async () => {
  const draftSession = openDraftSession(opened(), sendSoon);
  expect(draftSession.kept.value).toEqual({ name: "untouched" });
  for (const title of ["S", "Su", "Sun"]) draftSession.change("title", title);
  expect(draftSession.kept.value).toEqual({ name: "saving" });
  const { id } = draftSession.draft.value;
  await expect.poll(async () => (await draftOf(OWNER, id))?.typed["title"]).toBe("Sun");
  expect(draftSession.kept.value).toMatchObject({ name: "saved" });
  await draftSession.close();
});

test("a draft in which nothing was typed leaves nothing", async () => {
  const draftSession = openDraftSession(opened(), sendSoon);
  await draftSession.close();
  expect(await draftsDatabase().drafts.count()).toBe(0);
});

test("D1: a page that is hidden has saved what was typed a moment ago", async () => {
  const draftSession = openDraftSession(opened(), sendSoon);
  draftSession.change("title", "Sunny");
  dispatchEvent(new Event("pagehide"));
  await expect.poll(async () => (await draftOf(OWNER, draftSession.draft.value.id))?.typed["title"]).toBe("Sunny");
  await draftSession.close();
});

test("a key that is typed while the draft is posted is neither posted nor kept", async () => {
  const draftSession = openDraftSession(await writtenDraft(), sendSoon);
  const before = draftSession.draft.value.typed;
  const posting = draftSession.post(FIELDS);
  draftSession.change("title", "Too late");
  expect(draftSession.draft.value.typed).toBe(before);
  await posting;
  expect((await draftOf(OWNER, draftSession.draft.value.id))?.typed).toEqual(before);
});

/** A draft that was posted, and taken back to its form. */
async function takenBackSession() {
  const draft = await writtenDraft();
  await postDraft(draft, FIELDS);
  let queued = 0;
  const session = openDraftSession((await takeBack(OWNER, draft.id)) as typeof draft, () => void (queued += 1));
  return { session, id: draft.id, queued: () => queued };
}

test("W5: what was taken back, only looked at and left is posted again as it was", async () => {
  const { session, id, queued } = await takenBackSession();
  expect(await states()).toEqual([]);
  await session.close();
  expect(await states()).toEqual(["queued"]);
  expect((await outboxOf(OWNER)).entries[0]?.change).toMatchObject({ type: "create", id, fields: FIELDS });
  expect(queued()).toBe(1);
});

test("W5: what was taken back and changed stays a draft, also when the change was taken back", async () => {
  const { session, id, queued } = await takenBackSession();
  session.change("title", "Changed");
  session.change("title", FIELDS.title);
  await session.close();
  expect(await states()).toEqual([]);
  expect((await draftOf(OWNER, id))?.status).toBe("editing");
  expect(queued()).toBe(0);
});

test("W8: what was typed into a draft that another tab has deleted is kept again on request, without its photos", async () => {
  const session = openDraftSession(opened(), sendSoon);
  session.change("title", "Sunny");
  await session.addPhoto(photo("a"));
  const { id } = session.draft.value;
  await discardDraft(OWNER, id);
  session.change("title", "Sunny room");
  await session.flush();
  expect(session.isRemoved.value).toBe(true);
  expect(session.kept.value).toEqual({ name: "unsaved", reason: "elsewhere" });
  expect(await draftOf(OWNER, id)).toBeUndefined();
  await session.takeOver();
  expect(session.isRemoved.value).toBe(false);
  expect(session.kept.value).toMatchObject({ name: "saved" });
  expect(await draftOf(OWNER, id)).toMatchObject({ typed: { title: "Sunny room" }, photos: [] });
  session.change("title", "Sunny room to let");
  await session.close();
  expect((await draftOf(OWNER, id))?.typed["title"]).toBe("Sunny room to let");
});

test("typing and arranging go on while photos are stored: nothing of either is lost", async () => {
  const draftSession = openDraftSession(opened(), sendSoon);
  await draftSession.addPhoto(photo("a"));
  await draftSession.addPhoto(photo("b"));
  const [a, b] = draftSession.draft.value.photos;
  const adding = draftSession.addPhoto(photo("c"));
  draftSession.change("title", "Sunny");
  draftSession.arrangePhotos([b!, a!]);
  await adding;
  await draftSession.flush();
  const stored = await draftOf(OWNER, draftSession.draft.value.id);
  expect(stored?.typed["title"]).toBe("Sunny");
  expect(stored?.photos).toEqual([b, a, expect.any(String)]);
  await draftSession.close();
});

test("D6: a second session only reads; after a takeover the first has saved its text and only reads", async () => {
  const first = openDraftSession(opened(), sendSoon);
  first.change("title", "First");
  await first.flush();
  const second = openDraftSession((await draftOf(OWNER, first.draft.value.id))!, sendSoon);
  await expect.poll(() => second.isElsewhere.value).toBe(true);
  second.change("title", "Second");
  expect(second.draft.value.typed["title"]).toBe("First");
  // Not saved yet when the other asks for it, which takes no slow page for a frozen one.
  first.change("title", "First, a moment later");
  const patience = vi.spyOn(AbortSignal, "timeout").mockReturnValue(new AbortController().signal);
  await second.takeOver();
  patience.mockRestore();
  expect(second.draft.value.typed["title"]).toBe("First, a moment later");
  await expect.poll(() => first.isElsewhere.value).toBe(true);
  second.change("title", "Second");
  await second.flush();
  expect((await draftOf(OWNER, second.draft.value.id))?.typed["title"]).toBe("Second");
  await Promise.all([first.close(), second.close()]);
});

test("D6: where the browser takes long to answer, a page does not take itself for another tab", async () => {
  const request = navigator.locks.request.bind(navigator.locks) as (...asked: unknown[]) => Promise<unknown>;
  const slow = vi.spyOn(navigator.locks, "request") as unknown as MockInstance<typeof request>;
  slow.mockImplementation(async (...asked) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    return request(...asked);
  });
  const session = openDraftSession(opened(), sendSoon);
  const { id } = session.draft.value;
  const isHeld = async () => (await navigator.locks.query()).held?.some(({ name }) => name === `draft:${id}`);
  await expect.poll(async () => session.isElsewhere.value || (await isHeld())).toBe(true);
  expect(session.isElsewhere.value).toBe(false);
  slow.mockRestore();
  await session.close();
});

test("D6: a frozen tab does not prevent a takeover of its draft", async () => {
  const first = openDraftSession(opened(), sendSoon);
  first.change("title", "First");
  await first.close();
  const { id } = first.draft.value;
  const asleep = Promise.withResolvers<void>();
  const held = navigator.locks.request(`draft:${id}`, () => asleep.promise).catch(() => "taken");
  const second = openDraftSession((await draftOf(OWNER, id))!, sendSoon);
  await expect.poll(() => second.isElsewhere.value).toBe(true);
  await second.takeOver();
  expect(second.isElsewhere.value).toBe(false);
  expect(await held).toBe("taken");
  await second.close();
});

test("what was read is kept with the draft, until its field is written", async () => {
  const draftSession = openDraftSession(opened(), sendSoon);
  const city = { value: "Leeds", state: "filled", before: "London" } as const;
  const price = { value: "150", state: "filled", before: null } as const;
  draftSession.takeSuggested({ typed: { city: "Leeds", price: "150" }, suggested: { city, price } });
  // A photo that is stored meanwhile takes nothing of it away.
  const adding = draftSession.addPhoto(photo("a"));
  draftSession.change("price", "145");
  await adding;
  await draftSession.close();
  const stored = await draftOf(OWNER, draftSession.draft.value.id);
  expect(stored?.typed).toMatchObject({ city: "Leeds", price: "145" });
  expect(stored).toMatchObject({ suggested: { city }, touched: ["price"] });
  expect(Object.keys(stored?.suggested ?? {})).toEqual(["city"]);
});
