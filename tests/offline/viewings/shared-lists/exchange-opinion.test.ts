import { beforeEach, expect, test } from "vitest";
import { ApiError } from "#contract/api-error.ts";
import { emptyOpinion, type Opinion, type OwnOpinion, type SharedListView } from "#domain/shared-lists/shared-list.ts";
import { ANONYMOUS } from "#offline/session/owner-of.ts";
import { exchangeOpinion, type SharedListApi } from "#offline/viewings/shared-lists/exchange-opinion.ts";
import { editOpinion, sharedListHere } from "#offline/viewings/shared-lists/shared-lists.ts";
import { countUnsynced } from "#offline/viewings/sync/unsynced.ts";
import { account as viewingsAccount, OWNER as VIEWER } from "../support.ts";
import { emptyStore } from "../../support.ts";
import { viewingsDatabase } from "#offline/viewings/store/viewings-database.ts";

const [OWNER, TOKEN] = ["0198c0de-0000-7000-8000-00000000000a", "a".repeat(32)];
const VIEW: SharedListView = { name: "September", is_owner: false, rooms: [], opinions: [], own: null };

/** The account's side of one list, as the server keeps it: one opinion, of which an older version is refused. */
function account(own: OwnOpinion | null = null) {
  const state = { own, sent: 0, isThere: true, onRead: () => {} };
  const api: SharedListApi = {
    async read() {
      if (!state.isThere) throw new ApiError(404, { detail: "gone", code: "shared_list_not_found" });
      const answer = { data: { ...VIEW, own: state.own }, fetchedAt: 1, savedAt: null };
      state.onRead();
      return answer;
    },
    async put(_, content, ifMatch) {
      if (ifMatch !== state.own?.version) throw new ApiError(409, { detail: "stale", code: "changed_meanwhile" });
      state.sent += 1;
      return (state.own = version(content, state.sent));
    },
  };
  return { state, api };
}

function version(content: Opinion, number: number): OwnOpinion {
  return { content, version: `v${number}`, updated_at: `v${number}` };
}

const voteFor = (room: string) => (content: Opinion) => ({
  ...content,
  votes: { ...content.votes, [room]: "up" as const },
});

beforeEach(async () => {
  await emptyStore();
  await viewingsDatabase().sharedLists.clear();
});

test("A-75: a list is there without a network once it was seen, and a vote that was cast meanwhile is sent afterwards", async () => {
  const { state, api } = account();
  expect(await exchangeOpinion(api, OWNER, TOKEN)).toBe(true);
  await editOpinion(OWNER, TOKEN, voteFor("a"));
  expect(await sharedListHere(OWNER, TOKEN)).toMatchObject({
    view: VIEW,
    content: { votes: { a: "up" } },
    isDirty: true,
  });
  await exchangeOpinion(api, OWNER, TOKEN);
  expect(state.own?.content.votes).toEqual({ a: "up" });
  expect(await sharedListHere(OWNER, TOKEN)).toMatchObject({ isDirty: false, base: { version: "v1" } });
  await exchangeOpinion(api, OWNER, TOKEN);
  expect(state.sent).toBe(1);
});

test("A-75: what two devices of one person said is merged, also where the other one writes in between", async () => {
  const { state, api } = account();
  await exchangeOpinion(api, OWNER, TOKEN);
  await editOpinion(OWNER, TOKEN, voteFor("a"));
  let others = 0;
  state.onRead = () => {
    if ((others += 1) === 1) state.own = version({ ...emptyOpinion, name: "Ming", votes: { b: "down" } }, 90);
  };
  await exchangeOpinion(api, OWNER, TOKEN);
  expect(state.own?.content).toEqual({ name: "Ming", votes: { a: "up", b: "down" }, notes: {} });
  expect(await sharedListHere(OWNER, TOKEN)).toMatchObject({ content: state.own!.content, isDirty: false });
});

test("A-75: what is changed while it is being sent is sent after it", async () => {
  const { state, api } = account();
  await exchangeOpinion(api, OWNER, TOKEN);
  await editOpinion(OWNER, TOKEN, voteFor("a"));
  const slow: SharedListApi = {
    ...api,
    async put(...sent) {
      await editOpinion(OWNER, TOKEN, voteFor("b"));
      return api.put(...sent);
    },
  };
  await exchangeOpinion(slow, OWNER, TOKEN);
  expect(await sharedListHere(OWNER, TOKEN)).toMatchObject({ content: { votes: { a: "up", b: "up" } }, isDirty: true });
  await exchangeOpinion(api, OWNER, TOKEN);
  expect(state.own?.content.votes).toEqual({ a: "up", b: "up" });
});

test("A-75: a server that was restored gets again what it had", async () => {
  const { state, api } = account(version({ ...emptyOpinion, votes: { a: "up" } }, 5));
  await exchangeOpinion(api, OWNER, TOKEN);
  state.own = null;
  await exchangeOpinion(api, OWNER, TOKEN);
  expect(state.own).toMatchObject({ content: { votes: { a: "up" } } });
});

test("A-75: what was said is sent with the viewings, also while the list is not open", async () => {
  const { state, api } = account();
  const server = viewingsAccount();
  const { call } = server.parts.api;
  server.parts.api.call = async (owner, name, options) => {
    const { params, body, ifMatch } = options as unknown as {
      params: { token: string };
      body: { content: Opinion };
      ifMatch?: string;
    };
    if (name === "readSharedList") return (await api.read(params.token)) as never;
    if (name !== "putOpinion") return call(owner, name, options);
    return { data: (await api.put(params.token, body.content, ifMatch)) as never, fetchedAt: 1, savedAt: null };
  };
  await exchangeOpinion(api, VIEWER, TOKEN);
  await editOpinion(VIEWER, TOKEN, voteFor("a"));
  expect(await countUnsynced(VIEWER)).toBe(1);
  expect(await server.sync()).toEqual({ nextAt: null });
  expect(state.own?.content.votes).toEqual({ a: "up" });
  expect(await countUnsynced(VIEWER)).toBe(0);
});

test("A-75: of a link that was ended nothing stays, and a visitor sends nothing", async () => {
  const { state, api } = account();
  await exchangeOpinion(api, ANONYMOUS, TOKEN);
  await editOpinion(ANONYMOUS, TOKEN, voteFor("a"));
  await exchangeOpinion(api, ANONYMOUS, TOKEN);
  expect(state.sent).toBe(0);
  state.isThere = false;
  expect(await exchangeOpinion(api, ANONYMOUS, TOKEN)).toBe(false);
  expect(await sharedListHere(ANONYMOUS, TOKEN)).toBeUndefined();
});
