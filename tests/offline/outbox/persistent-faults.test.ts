import { beforeEach, expect, test, vi } from "vitest";
import { ApiError, UnreachableError } from "#contract/api-error.ts";
import { draftOf } from "#offline/drafts/draft-rows.ts";
import type { Draft } from "#offline/drafts/draft.ts";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { photoStore } from "#offline/drafts/photo-store.ts";
import { postDraft } from "#offline/outbox/entries/enqueue.ts";
import { outboxOf } from "#offline/outbox/entries/outbox-of.ts";
import type { WaitReason } from "#offline/transport/timed-wait.ts";
import type { Sender } from "#offline/outbox/sending/sender.ts";
import { retry, wake } from "#offline/outbox/sending/wake.ts";
import { emptyDrafts, FIELDS, network, OWNER, states, writtenDraft } from "./support.ts";

/** Faults that do not pass: whatever is wrong with one entry, the others go out, and its owner is told. */
beforeEach(emptyDrafts);

const HOUR_MS = 60 * 60 * 1000;

/** A network that never carries the creation of one room, as a proxy that dislikes its body. */
function refusing(id: string, api: Sender["api"], error: () => Error): Sender["api"] {
  return {
    ...api,
    call: (owner, name, options) => {
      const { body } = options as { body?: { id?: string } };
      return name === "createListing" && body?.id === id ? Promise.reject(error()) : api.call(owner, name, options);
    },
  };
}

async function waitReasons(): Promise<(WaitReason | null)[]> {
  const { entries } = await outboxOf(OWNER);
  return entries.map(({ state }) => (state.name === "waiting" ? state.reason : null));
}

test.each([
  ["not answered", () => new UnreachableError("No answer")],
  ["answered with another's page", () => new UnreachableError("The refusal is not this server's")],
  ["timed out", () => new DOMException("It takes too long", "TimeoutError")],
  ["answered with a proxy's JSON 502", () => new ApiError(502, { detail: "Bad gateway" })],
])(
  "S2, W1: a room that is always %s holds up no other, is tried ever more rarely, and goes out within two minutes of the end of that",
  async (_, error) => {
    const { drain, rows, sender, answerPings, pass, now } = network();
    answerPings();
    const refused = await writtenDraft({ title: "Refused" });
    await postDraft(refused, FIELDS);
    for (let room = 0; room < 3; room += 1) await postDraft(await writtenDraft(), FIELDS);
    const api = refusing(refused.id, sender.api, error);

    await drain({ api });
    expect(rows.size).toBe(3);
    expect(await waitReasons()).toEqual(["on-the-way"]);

    let tries = 0;
    const end = now() + HOUR_MS;
    while (now() < end) {
      pass(60_000);
      const before = JSON.stringify((await outboxOf(OWNER)).entries);
      await drain({ api });
      if (JSON.stringify((await outboxOf(OWNER)).entries) !== before) tries += 1;
    }
    expect(tries).toBeLessThanOrEqual(30 + 8);
    pass(120_000);
    await drain();
    expect(rows.size).toBe(4);
  },
);

test("S2, W1: a photo that is always refused on the way holds up its own room alone", async () => {
  const { drain, rows, sender, answerPings } = network();
  answerPings();
  await postDraft(await writtenDraft({ photos: 1 }), FIELDS);
  await postDraft(await writtenDraft(), FIELDS);
  const api: Sender["api"] = { ...sender.api, upload: () => Promise.reject(new UnreachableError("413 of a proxy")) };
  await drain({ api });
  expect(rows.size).toBe(1);
  expect(await waitReasons()).toEqual(["on-the-way"]);
});

test("S2: where tries take so long that the first is due again before the last has had its turn, that one has it", async () => {
  const { drain, rows, sender, answerPings, pass } = network();
  answerPings();
  const stuck = [await writtenDraft(), await writtenDraft(), await writtenDraft()];
  for (const draft of [...stuck, await writtenDraft()]) await postDraft(draft, FIELDS);
  const tries: string[] = [];
  const api: Sender["api"] = {
    ...sender.api,
    call: (owner, name, options) => {
      const { id } = (options as { body?: { id?: string } }).body ?? {};
      if (id === undefined || rows.size > 0) return sender.api.call(owner, name, options);
      tries.push(id);
      if (!stuck.some((draft) => draft.id === id)) return sender.api.call(owner, name, options);
      if (tries.length > 20) throw new Error("It goes round without an end");
      pass(92_000);
      return Promise.reject(new UnreachableError("No answer"));
    },
  };
  await drain({ api });
  expect(tries).toHaveLength(4);
  expect(rows.size).toBeGreaterThan(0);
});

test.each([
  ["a limit", { status: 429, retryAfter: 600 }],
  ["a server that is busy with photos", { status: 503 }],
])("S2: %s delays no room without photos", async (_, fault) => {
  const { drain, rows, faults } = network();
  await postDraft(await writtenDraft({ photos: 1 }), FIELDS);
  const second = await writtenDraft();
  await postDraft(second, FIELDS);
  faults.push(fault);
  await drain();
  expect([...rows.keys()]).toEqual([second.id]);
  expect(await states()).toEqual(["waiting"]);
});

test("A39: a room whose photo is still on another device waits for it, says so, and holds up no other", async () => {
  const { drain, rows, pass } = network();
  const { id, photos } = await writtenDraft({ photos: 1 });
  const [uuid] = photos as [string];
  const photo = (await draftsDatabase().photos.get(uuid))!;
  const bytes = (await draftsDatabase().photoBytes.get(uuid))!;
  await draftsDatabase().photoBytes.delete(uuid);
  await draftsDatabase().photos.update(uuid, { awaited: { id, uuid, isElsewhere: true } });
  await postDraft((await draftOf(OWNER, id)) as Draft<"listing">, FIELDS);
  await postDraft(await writtenDraft(), FIELDS);
  await drain();
  expect([rows.has(id), rows.size]).toEqual([false, 1]);
  expect(await waitReasons()).toEqual(["photo-elsewhere"]);
  await draftsDatabase().photoBytes.put(bytes);
  await draftsDatabase().photos.put(photo);
  pass(120_000);
  await drain();
  expect(rows.get(id)?.images).toHaveLength(1);
});

test("S2: while the server answers nothing, everything waits for it", async () => {
  const { drain, asked, faults } = network();
  for (let room = 0; room < 3; room += 1) await postDraft(await writtenDraft(), FIELDS);
  faults.push("lost-request");
  await drain();
  expect(asked).toHaveLength(1);
  expect(await states()).toEqual(["waiting", "queued", "queued"]);
  expect(await waitReasons()).toEqual(["no-answer", null, null]);
});

test("S3: a photo whose small copy cannot be stored is sent all the same", async () => {
  const { drain, rows } = network();
  await postDraft(await writtenDraft({ photos: 2 }), FIELDS);
  const full = () => Promise.reject(new DOMException("No room", "QuotaExceededError"));
  await drain({ photos: { ...photoStore, replaceShrunk: full } });
  expect([...rows.values()].map(({ images }) => images.length)).toEqual([2]);
  expect(await states()).toEqual([]);
});

test.each([
  ["the phone is full", "QuotaExceededError", "phone-full"],
  ["the photo's bytes cannot be read", "NotReadableError", "phone-trouble"],
  ["a checksum cannot be made", "OperationError", "phone-trouble"],
  ["something is aborted without a signal", "AbortError", "phone-trouble"],
] as const)("S4, W2: where %s, the entry waits and says so, and the next one goes", async (_, name, reason) => {
  const { drain, rows } = network();
  await postDraft(await writtenDraft({ photos: 1 }), FIELDS);
  await postDraft(await writtenDraft(), FIELDS);
  const shrink = () => Promise.reject(new DOMException("It failed", name));
  const drained = await drain({ shrink });
  expect(rows.size).toBe(1);
  expect(await waitReasons()).toEqual([reason]);
  expect(drained).toEqual({ kind: "drained", nextAt: expect.any(Number) as number });
});

test("S4: an answer that cannot be stored holds up its own entry alone", async () => {
  const { drain, rows, sender } = network();
  const first = await writtenDraft();
  for (const draft of [first, await writtenDraft()]) await postDraft(draft, FIELDS);
  const call: Sender["api"]["call"] = async (owner, name, options) => {
    const answer = await sender.api.call(owner, name, options);
    const { body } = options as { body?: { id?: string } };
    return body?.id === first.id
      ? { ...answer, data: { ...(answer.data as object), title: () => 0 } as never }
      : answer;
  };
  const reported = vi.spyOn(globalThis, "reportError").mockReturnValue();
  await drain({ api: { ...sender.api, call } });
  expect(rows.size).toBe(2);
  expect(await waitReasons()).toEqual(["phone-trouble"]);
  expect(reported).toHaveBeenCalledOnce();
});

test("S4: a mistake of ours waits like any other trouble", async () => {
  const { drain } = network();
  await postDraft(await writtenDraft({ photos: 1 }), FIELDS);
  const shrink = () => Promise.reject(new TypeError("undefined is not a function"));
  await drain({ shrink });
  expect(await waitReasons()).toEqual(["phone-trouble"]);
});

test.each([
  ["trying one again", async (seq: number) => retry(OWNER, seq)],
  ["sending all now", async () => wake(OWNER, { atUsersWish: true })],
])("S12: %s at the user's wish ends a wait that the server named", async (_, wish) => {
  const { drain, rows, faults } = network();
  await postDraft(await writtenDraft(), FIELDS);
  faults.push({ status: 429, retryAfter: 23 * 60 * 60 });
  await drain();
  const [entry] = (await outboxOf(OWNER)).entries;
  await wish(entry!.seq);
  await drain();
  expect(rows.size).toBe(1);
});
