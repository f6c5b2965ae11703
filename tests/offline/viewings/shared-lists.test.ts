import { beforeEach, expect, test } from "vitest";
import { ApiError } from "#contract/api-error.ts";
import { emptyOpinion, type Opinion, type OwnOpinion, type SharedListView } from "#domain/shared-lists/shared-list.ts";
import { countUnsentWork } from "#offline/database/live.ts";
import type { Ask } from "#offline/documents/kind.ts";
import type { Process } from "#offline/documents/process.ts";
import { sync } from "#offline/documents/sync.ts";
import { wake } from "#offline/documents/wake.ts";
import { opinion } from "#offline/kinds/opinion.ts";
import { ANONYMOUS } from "#offline/session/owner-of.ts";
import { editOpinion, readListHere, sendWhenLeft, sharedListHere } from "#offline/viewings/shared-lists.ts";
import { emptyStore } from "../support.ts";
import { account as viewingsAccount } from "./support.ts";

const [OWNER, TOKEN] = ["0198c0de-0000-7000-8000-00000000000a", "a".repeat(32)];
const VIEW: SharedListView = { name: "September", is_owner: false, rooms: [], opinions: [], own: null };
const NOW = Date.UTC(2026, 10, 21);

/** The account's side of one list, as the server keeps it: one opinion, of which an older version is refused. */
function account(own: OwnOpinion | null = null) {
  const state = { own, sent: 0, isThere: true, onRead: () => {}, onPut: async () => {} };
  const calls = {
    readSharedList() {
      if (!state.isThere) throw new ApiError(404, { detail: "gone", code: "shared_list_not_found" });
      const answer = { ...VIEW, own: state.own };
      state.onRead();
      return answer;
    },
    async putOpinion(content: Opinion, ifMatch: string | undefined) {
      await state.onPut();
      if (JSON.stringify(state.own?.content) === JSON.stringify(content)) return state.own;
      if (ifMatch !== state.own?.version)
        throw new ApiError(409, { detail: "stale", code: "changed_meanwhile", current: state.own });
      state.sent += 1;
      return (state.own = version(content, state.sent));
    },
  };
  const ask = (async (name: keyof typeof calls, options: { body?: { content: Opinion }; ifMatch?: string }) => {
    const data = await calls[name](options.body?.content as Opinion, options.ifMatch);
    return { data, fetchedAt: NOW, savedAt: null };
  }) as Ask;
  const process: Process = {
    ...viewingsAccount().parts,
    owner: () => OWNER,
    kinds: { opinion },
    api: { call: (_, name, options) => ask(name, options), photo: () => Promise.resolve(null) },
  };
  return {
    state,
    ask,
    /** As a screen that shows the list does. */
    exchange: async (owner = OWNER) => {
      const isThere = await readListHere(ask, owner, TOKEN);
      if (owner !== ANONYMOUS) await sync(process);
      return isThere;
    },
    sync: async () => (await wake(process, OWNER), sync(process)),
  };
}

function version(content: Opinion, number: number): OwnOpinion {
  const at = new Date(NOW - 1000 + number).toISOString();
  return { content, version: at, updated_at: at };
}

const voteFor = (room: string) => (content: Opinion) => ({
  ...content,
  votes: { ...content.votes, [room]: "up" as const },
});

beforeEach(emptyStore);

test("A-75: a list is there without a network once it was seen, and a vote that was cast meanwhile is sent afterwards", async () => {
  const { state, exchange } = account();
  expect(await exchange()).toBe(true);
  await editOpinion(OWNER, TOKEN, voteFor("a"));
  expect(await sharedListHere(OWNER, TOKEN)).toMatchObject({
    view: { name: "September" },
    content: { votes: { a: "up" } },
    isUnsent: true,
  });
  await exchange();
  expect(state.own?.content.votes).toEqual({ a: "up" });
  expect(await sharedListHere(OWNER, TOKEN)).toMatchObject({ isUnsent: false, version: state.own!.version });
  await exchange();
  expect(state.sent).toBe(1);
});

test("A-75: what two devices of one person said is merged, also where the other one writes in between", async () => {
  const { state, exchange } = account();
  await exchange();
  await editOpinion(OWNER, TOKEN, voteFor("a"));
  let others = 0;
  state.onRead = () => {
    if ((others += 1) === 1) state.own = version({ ...emptyOpinion, name: "Ming", votes: { b: "down" } }, 90);
  };
  await exchange();
  expect(state.own?.content).toEqual({ name: "Ming", votes: { a: "up", b: "down" }, notes: {} });
  expect(await sharedListHere(OWNER, TOKEN)).toMatchObject({ content: state.own!.content, isUnsent: false });
});

test("A-75: what is changed while it is being sent is sent after it", async () => {
  const { state, exchange } = account();
  await exchange();
  await editOpinion(OWNER, TOKEN, voteFor("a"));
  let puts = 0;
  state.onPut = async () => void ((puts += 1) === 1 && (await editOpinion(OWNER, TOKEN, voteFor("b"))));
  await exchange();
  expect(state.own?.content.votes).toEqual({ a: "up", b: "up" });
  expect(await sharedListHere(OWNER, TOKEN)).toMatchObject({ content: state.own!.content, isUnsent: false });
});

test("A-75: a server that was restored gets again what it had", async () => {
  const { state, exchange } = account(version({ ...emptyOpinion, votes: { a: "up" } }, 5));
  await exchange();
  state.own = null;
  await exchange();
  expect(state.own).toMatchObject({ content: { votes: { a: "up" } } });
});

test("A-75: what was said is sent also while the list is not open", async () => {
  const { state, exchange, sync } = account();
  await exchange();
  await editOpinion(OWNER, TOKEN, voteFor("a"));
  expect(await countUnsentWork(OWNER)).toBe(1);
  expect(await sync()).toEqual({ kind: "synced", nextAt: null });
  expect(state.own?.content.votes).toEqual({ a: "up" });
  expect(await countUnsentWork(OWNER)).toBe(0);
});

test("A-75: what goes out when the list is left is sent once, and a vote that is taken back after it stays so", async () => {
  const { state, ask, exchange, sync } = account();
  await exchange();
  await editOpinion(OWNER, TOKEN, voteFor("a"));
  await sendWhenLeft(ask, await sharedListHere(OWNER, TOKEN));
  expect(state.own?.content.votes).toEqual({ a: "up" });
  await editOpinion(OWNER, TOKEN, () => emptyOpinion);
  await sync();
  expect(state.own?.content.votes).toEqual({});
  await sendWhenLeft(ask, await sharedListHere(OWNER, TOKEN));
  expect(state.sent).toBe(2);
});

test("A-75: of a link that was ended nothing stays, and a visitor sends nothing", async () => {
  const { state, ask, exchange } = account();
  await exchange(ANONYMOUS);
  await editOpinion(ANONYMOUS, TOKEN, voteFor("a"));
  await exchange(ANONYMOUS);
  await sendWhenLeft(ask, await sharedListHere(ANONYMOUS, TOKEN));
  expect(state.sent).toBe(0);
  state.isThere = false;
  expect(await exchange(ANONYMOUS)).toBe(false);
  expect(await sharedListHere(ANONYMOUS, TOKEN)).toBeUndefined();
});

test("a phone keeps ten lists of a reader, those that were seen last, and each of which something is unsent", async () => {
  const { ask, exchange } = account();
  await exchange();
  await editOpinion(OWNER, TOKEN, voteFor("a"));
  const at = (minute: number) =>
    (async (...asked: Parameters<Ask>) => {
      return { ...(await ask(...asked)), fetchedAt: NOW + minute * 60_000 };
    }) as Ask;
  const tokens = Array.from({ length: 11 }, (_, index) => String.fromCharCode(98 + index).repeat(32));
  for (const [minute, token] of tokens.entries()) await readListHere(at(minute + 1), OWNER, token);
  const here = await Promise.all([TOKEN, ...tokens].map((token) => sharedListHere(OWNER, token)));
  expect(here.map((list) => list !== undefined)).toEqual([true, false, ...Array<boolean>(10).fill(true)]);
});
