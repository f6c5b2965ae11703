import { beforeEach, expect, test } from "vitest";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { draftOf } from "#offline/drafts/draft-rows.ts";
import { postDraft } from "#offline/outbox/entries/enqueue.ts";
import { shownState } from "#offline/outbox/entries/entry-state.ts";
import type { OutboxEntry } from "#offline/drafts/outbox-entry.ts";
import { outboxOf } from "#offline/outbox/entries/outbox-of.ts";
import { retry, wake, wakeAfterLogin } from "#offline/outbox/sending/wake.ts";
import { emptyDrafts, FIELDS, network, OWNER, writtenDraft } from "./support.ts";

beforeEach(emptyDrafts);

/** What a build to come may have written into the outbox, as this one finds it after a way back (U11). */
const FROM_NEWER: [string, (entry: OutboxEntry) => object][] = [
  ["a state", (entry) => ({ ...entry, state: { name: "scheduled", at: 5 } })],
  ["a kind of change", (entry) => ({ ...entry, change: { type: "extend", kind: "listing", id: "x", weeks: 4 } })],
  ["a kind of thing", (entry) => ({ ...entry, change: { ...entry.change, kind: "viewing" } })],
];

async function posted(title: string): Promise<string> {
  const draft = await writtenDraft({ title });
  await postDraft(draft, { ...FIELDS, title });
  return draft.id;
}

test.each(FROM_NEWER)("U11: an entry with %s that only a newer build knows stays, and others go", async (_, newer) => {
  const { drain, rows } = network();
  const kept = await posted("From a newer build");
  const [entry] = (await outboxOf(OWNER)).entries;
  const stored = newer(entry!) as OutboxEntry;
  await draftsDatabase().outbox.put(stored);
  const sent = await posted("From this build");
  expect(await drain()).toEqual({ kind: "drained", nextAt: null });
  await wake(OWNER);
  await wakeAfterLogin(OWNER);
  await drain();
  expect([...rows.keys()]).toEqual([sent]);
  expect((await outboxOf(OWNER)).entries).toEqual([stored]);
  expect(await draftOf(OWNER, kept)).toBeDefined();
  const parts = { draft: undefined, lease: undefined, pause: undefined, holder: "tab-1", now: Date.now() };
  expect(shownState({ entry: stored, ...parts })).toEqual({ name: "from-newer" });
});

test("U11: later entries about the same room wait for it", async () => {
  const { drain, asked } = network();
  const id = await posted("From a newer build");
  const [entry] = (await outboxOf(OWNER)).entries;
  await draftsDatabase().outbox.put({ ...entry!, state: { name: "scheduled" } as never });
  await draftsDatabase().outbox.add({ ...entry!, seq: entry!.seq + 1, change: { ...entry!.change } });
  await drain();
  expect(asked).toEqual([]);
  expect((await outboxOf(OWNER)).entries.map(({ subject }) => subject)).toEqual([`listing:${id}`, `listing:${id}`]);
});

test("U11: once the newer build has rewritten it, it is sent", async () => {
  const { drain, rows } = network();
  const id = await posted("From a newer build");
  const [entry] = (await outboxOf(OWNER)).entries;
  await draftsDatabase().outbox.put({ ...entry!, state: { name: "scheduled" } as never });
  await drain();
  await draftsDatabase().outbox.put(entry!);
  await retry(OWNER, entry!.seq);
  await drain();
  expect([...rows.keys()]).toEqual([id]);
});

test("U11: a photo in a state that only a newer build knows goes with its room", async () => {
  const { drain, rows } = network();
  const draft = await writtenDraft({ photos: 2 });
  await draftsDatabase().photos.update(draft.photos[1]!, { state: "half-sent" as never });
  await postDraft(draft, FIELDS);
  await drain();
  expect(rows.get(draft.id)?.images.map(({ uuid }) => uuid)).toEqual(draft.photos);
});
