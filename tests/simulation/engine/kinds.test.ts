import { beforeEach, expect, test } from "vitest";
import { ApiError } from "#contract/api-error.ts";
import { call, type Transport } from "#contract/call.ts";
import { DEFAULT_NOTIFICATION_SETTINGS } from "#domain/notifications/notification.ts";
import { emptyOpinion } from "#domain/shared-lists/shared-list.ts";
import { changeDocument, editDocument, removeDocument } from "#offline/documents/change.ts";
import { edit, restore } from "#offline/documents/edit.ts";
import { shown } from "#offline/documents/parts.ts";
import type { Process } from "#offline/documents/process.ts";
import type { Content, DocumentRow, KindName, SearchContent } from "#offline/documents/row.ts";
import type { Kind } from "#offline/documents/kind.ts";
import { opinion } from "#offline/kinds/opinion.ts";
import { search } from "#offline/kinds/search.ts";
import { settings, SETTINGS_ID } from "#offline/kinds/settings.ts";
import { responseOf } from "../line/answer-as-response.ts";
import { modelServer, type ModelServer } from "../server/model-server.ts";
import { requestOf } from "../server/request.ts";
import { device, OWNER, type Account } from "./device.ts";

const ID = "0198c0de-0000-7000-8000-000000000001";
const OTHER_ID = "0198c0de-0000-7000-8000-000000000002";
const TOKEN = "t".repeat(32);
const NOON = "2026-11-21T12:00:00.000Z";
const SEARCH: SearchContent = {
  name: "Leeds",
  criteria: { mode: "filter", city: "Leeds" },
  alert: "off",
  by_push: true,
  by_mail: true,
  seen_at: NOON,
};
const FOUND = { createdAt: NOON, newCount: 0, newSince: NOON, newInAll: 0 };
const OPENED = { view: { name: "September", is_owner: false, rooms: [], opinions: [] }, fetchedAt: 0 };

let server: ModelServer;
let clock: Account["clock"];
let asked: string[];
/** Calls that fail. */
let failing: string | null;
/** Whether those are refused; else the server has trouble with them. */
let isRefusing: boolean;

const FILE = { fileId: "f", colour: "#000000" };

beforeEach(() => {
  clock = { now: Date.parse(NOON), signedIn: OWNER };
  asked = [];
  failing = null;
  isRefusing = false;
  const given = {
    now: () => new Date((clock.now += 10)),
    newId: () => ID,
    newToken: () => TOKEN,
    photoFile: () => FILE,
  };
  server = modelServer({ ...given, userOf: (token) => token });
  server.addAccount(OWNER, "a@example.org");
});

const transport: Transport = {
  baseUrl: "",
  accessToken: () => OWNER,
  fetch: async (url, init) => responseOf(server.answer(await requestOf(url as string, init))),
};

const api: Process["api"] = {
  async call(_, name, options) {
    asked.push(name);
    if (name === failing && isRefusing) throw new ApiError(422, { detail: "No", code: "invalid_fields" });
    if (name === failing) throw new ApiError(500, { detail: "No", code: "internal_error" });
    return { ...(await call(transport, name, options)), fetchedAt: clock.now };
  },
  photo: () => Promise.reject(new Error("Nothing asks for it")),
};

function phone() {
  const { process, store, syncAnew } = device({ api, clock } as Account, undefined, {
    kinds: { search, opinion, settings },
  });
  const changing = <K extends KindName>(kind: Kind<K>, id: string) => ({
    store,
    kind,
    owner: OWNER,
    id,
    now: clock.now,
  });
  return {
    process,
    syncAnew,
    async row<K extends KindName>(kind: Kind<K>, id: string) {
      const row = await store.read(["documents"], (tx) => tx.get("documents", [OWNER, kind.name, id]));
      return row as DocumentRow<K> | undefined;
    },
    searches: async () => {
      const rows = await store.read(["documents"], (tx) => tx.all("documents", "kind", [OWNER, "search"]));
      return rows.flatMap((row) => (shown(row) as SearchContent | null) ?? []);
    },
    save: (changes: Partial<SearchContent> = {}, id = ID) =>
      changeDocument(changing(search, id), FOUND, (row, at) =>
        edit(search, restore(search, row, at), () => ({ ...SEARCH, ...changes }), at),
      ),
    say: (name: string) =>
      changeDocument(changing(opinion, TOKEN), OPENED, (row, at) =>
        edit(opinion, shown(row) === null ? restore(opinion, row, at) : row, (one) => ({ ...one, name }), at),
      ),
    edit: <K extends KindName>(kind: Kind<K>, id: string, changes: Partial<Content<K>>) =>
      editDocument(changing(kind, id), (before) => ({ ...before, ...changes })),
    remove: (id = ID) => removeDocument(changing(search, id)),
  };
}

test("A-76: one search that two devices have saved is there once, and is told of as either wished", async () => {
  const [one, other] = [phone(), phone()];
  await one.save();
  await one.syncAnew();
  await other.save({ name: "Here", alert: "daily" }, OTHER_ID);
  await other.syncAnew();
  await one.syncAnew();
  for (const each of [one, other]) expect(await each.searches()).toEqual([{ ...SEARCH, alert: "daily" }]);
  expect([...server.state.searches.keys()]).toEqual([ID]);
});

test("a list that fails holds back no new search", async () => {
  const one = phone();
  await one.save();
  failing = "listSavedSearches";
  await one.syncAnew();
  expect([...server.state.searches.keys()]).toEqual([ID]);
  expect(asked.indexOf("listSavedSearches")).toBeLessThan(asked.indexOf("putSavedSearch"));
});

test("a search that was deleted elsewhere goes, also where it was looked at; where it was changed it stays", async () => {
  const [one, other] = [phone(), phone()];
  await one.save();
  await one.save({ criteria: { mode: "filter", city: "York" } }, OTHER_ID);
  await one.syncAnew();
  await other.syncAnew();
  await one.remove();
  await one.remove(OTHER_ID);
  await one.syncAnew();
  await other.edit(search, ID, { seen_at: "2026-11-21T13:00:00.000Z" });
  await other.edit(search, OTHER_ID, { name: "York" });
  await other.syncAnew();
  await one.syncAnew();
  for (const each of [one, other]) expect((await each.searches()).map(({ name }) => name)).toEqual(["York"]);
});

test("a deletion is undone after the account was told, under the same id", async () => {
  const one = phone();
  await one.save();
  await one.syncAnew();
  await one.remove();
  await one.syncAnew();
  expect(server.state.searches.size).toBe(0);
  await one.save();
  await one.syncAnew();
  expect(await one.row(search, ID)).toMatchObject({ base: SEARCH, wanted: null, ended: null });
  expect([...server.state.searches.keys()]).toEqual([ID]);
});

test("news that tell what is known write nothing", async () => {
  const one = phone();
  await one.save();
  await one.syncAnew();
  await one.syncAnew();
  const before = await one.row(search, ID);
  await one.syncAnew();
  expect(await one.row(search, ID)).toBe(before);
});

test("settings that two devices change apart are merged, and there are none before the first answer", async () => {
  const [one, other] = [phone(), phone()];
  await expect(one.edit(settings, SETTINGS_ID, { saved_searches: false })).rejects.toThrow("No such settings");
  await one.syncAnew();
  await other.syncAnew();
  await one.edit(settings, SETTINGS_ID, { saved_searches: false });
  await one.syncAnew();
  await other.edit(settings, SETTINGS_ID, { quiet_from: "21:00" });
  await other.syncAnew();
  await one.syncAnew();
  const merged = { ...DEFAULT_NOTIFICATION_SETTINGS, saved_searches: false, quiet_from: "21:00" };
  for (const each of [one, other]) {
    expect(await each.row(settings, SETTINGS_ID)).toMatchObject({ base: merged, wanted: null });
  }
});

test("a moved end of quiet hours is kept where another device has turned them off; two moved ends are merged", async () => {
  const [one, other] = [phone(), phone()];
  const standing = async () => (await one.row(settings, SETTINGS_ID))!.base;
  const meetAfter = async (theirs: Partial<Content<"settings">>, mine: Partial<Content<"settings">>) => {
    await one.syncAnew();
    await other.syncAnew();
    await other.edit(settings, SETTINGS_ID, theirs);
    await other.syncAnew();
    await one.edit(settings, SETTINGS_ID, mine);
    await one.syncAnew();
  };
  await meetAfter({ quiet_from: "21:00" }, { quiet_until: "07:00" });
  expect(await standing()).toMatchObject({ quiet_from: "21:00", quiet_until: "07:00" });
  await meetAfter({ quiet_from: null, quiet_until: null }, { quiet_from: "23:00" });
  expect(await standing()).toMatchObject({ quiet_from: "23:00", quiet_until: "07:00" });
  await meetAfter({ quiet_until: "06:00" }, { quiet_from: null, quiet_until: null });
  expect(await standing()).toMatchObject({ quiet_from: null, quiet_until: null });
});

test("S14: what a device gives back to a restored server takes nothing from what another has written there since", async () => {
  const [one, other] = [phone(), phone()];
  await one.syncAnew();
  const backup = server.backup();
  await one.edit(settings, SETTINGS_ID, { quiet_from: "21:00", saved_searches: false });
  await one.syncAnew();
  await other.syncAnew();
  server.restore(backup);
  failing = "putNotificationSettings";
  await other.syncAnew();
  failing = null;
  await one.edit(settings, SETTINGS_ID, { quiet_from: "23:00" });
  await one.syncAnew();
  await other.syncAnew();
  const both = { ...DEFAULT_NOTIFICATION_SETTINGS, quiet_from: "23:00", saved_searches: false };
  expect(await other.row(settings, SETTINGS_ID)).toMatchObject({ base: both, wanted: null });
});

test("A-75: an opinion is sent, merged, and gone with its list, also what was not sent yet", async () => {
  const [one, other] = [phone(), phone()];
  await call(transport, "createSharedList", { body: { id: ID, name: "September" } });
  await one.say("Mei");
  await one.syncAnew();
  expect(await one.row(opinion, TOKEN)).toMatchObject({ base: { ...emptyOpinion, name: "Mei" }, wanted: null });
  await call(transport, "deleteSharedList", { params: { id: ID } });
  await other.say("Li");
  await other.syncAnew();
  await one.syncAnew();
  for (const each of [one, other]) expect(await each.row(opinion, TOKEN)).toBeUndefined();
});

test("a list that was opened after the account had been asked for none is read again", async () => {
  const [one, other] = [phone(), phone()];
  await call(transport, "createSharedList", { body: { id: ID, name: "September" } });
  await one.syncAnew();
  await one.say("Mei");
  await one.syncAnew();
  await other.say("Li");
  await other.syncAnew();
  await one.syncAnew();
  expect(await one.row(opinion, TOKEN)).toMatchObject({ base: { name: "Li" } });
});

test("A-75: an opinion that is refused is tried again by itself: its reader has nothing to mend", async () => {
  const one = phone();
  await call(transport, "createSharedList", { body: { id: ID, name: "September" } });
  await one.say("Mei");
  [failing, isRefusing] = ["putOpinion", true];
  await one.syncAnew();
  expect(await one.row(opinion, TOKEN)).toMatchObject({ wanted: { state: { name: "waiting" } } });
  failing = null;
  await one.syncAnew();
  expect(await one.row(opinion, TOKEN)).toMatchObject({ base: { name: "Mei" }, wanted: null });
});
