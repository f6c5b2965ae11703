import { beforeEach, expect, test } from "vitest";
import { ApiError } from "#contract/api-error.ts";
import { call, type Transport } from "#contract/call.ts";
import { DEFAULT_NOTIFICATION_SETTINGS } from "#domain/notifications/notification.ts";
import { emptyOpinion } from "#domain/shared-lists/shared-list.ts";
import { emptyFields } from "#domain/fields/field-row.ts";
import { LISTING_FIELDS } from "#domain/listings/listing-fields.ts";
import { REQUEST_FIELDS } from "#domain/tenant-requests/request-fields.ts";
import { emptyViewing } from "#domain/viewings/viewing.ts";
import type { Ask, SyncedKind, Theirs } from "#offline/documents/kind.ts";
import type { KindName, SearchContent } from "#offline/documents/row.ts";
import { unconfirmed } from "#offline/documents/posts/patch.ts";
import { request } from "#offline/kinds/request.ts";
import { room } from "#offline/kinds/room.ts";
import { opinion } from "#offline/kinds/opinion.ts";
import { search } from "#offline/kinds/search.ts";
import { settings, SETTINGS_ID } from "#offline/kinds/settings.ts";
import { viewing } from "#offline/kinds/viewing.ts";
import { photoBytes } from "../history/photo-bytes.ts";
import { responseOf } from "../line/answer-as-response.ts";
import { modelServer, type ModelServer } from "../server/model-server.ts";
import { requestOf } from "../server/request.ts";

const OWNER = "00000000-0000-4000-8000-000000000001";
const ID = "00000000-0000-4000-8000-000000000002";
const TOKEN = "t".repeat(32);
const SEARCH: SearchContent = {
  name: "Leeds",
  criteria: { mode: "filter", city: "Leeds" },
  alert: "off",
  by_push: true,
  by_mail: true,
  seen_at: "2026-11-21T12:00:00.000Z",
};

let server: ModelServer;
let now: number;

beforeEach(() => {
  now = Date.parse("2026-11-21T12:00:00.000Z");
  const given = {
    now: () => new Date((now += 1000)),
    newId: () => ID,
    newToken: () => TOKEN,
    photoFile: () => ({ fileId: "f", colour: "#000000" }),
  };
  server = modelServer({ ...given, userOf: (token) => token });
  server.addAccount(OWNER, "a@example.org");
});

const transport: Transport = {
  baseUrl: "",
  accessToken: () => OWNER,
  fetch: async (url, init) => responseOf(server.answer(await requestOf(url as string, init))),
};
const ask: Ask = (name, options) => call(transport, name, options);

test("a viewing is kept, kept over what is named, and listed; over another version it is refused with what is there", async () => {
  const kept = await isKeptOver(viewing, ID, { first: emptyViewing, second: { ...emptyViewing, notes: "damp" } });
  await isTakenAt(viewing, ID, kept);
  expect((await viewing.list(ask, [])).documents).toMatchObject([{ id: ID, theirs: { isRemoved: true } }]);
});

test("a search does the same; its removal is listed, and only over that is it kept again", async () => {
  const second = { ...SEARCH, name: "Cheap in Leeds", seen_at: "2026-11-21T12:00:02.000Z" };
  const kept = await isKeptOver(search, ID, { first: SEARCH, second });
  expect((await search.list(ask, [])).documents[0]?.beside).toMatchObject({ newCount: 0, newSince: second.seen_at });
  await isTakenAt(search, ID, kept);
  const { documents, isWhole } = await search.list(ask, [ID]);
  const [trace] = documents;
  expect({ isWhole, trace }).toMatchObject({ isWhole: true, trace: { id: ID, theirs: { isRemoved: true } } });
  expect(await foundBy(search, ID, { version: kept.version, content: SEARCH })).toEqual(trace?.theirs);
  const back = await search.put(ask, { id: ID, version: trace!.theirs!.version }, SEARCH);
  expect(back).toMatchObject({ content: SEARCH, isRemoved: false });
});

test("an opinion does the same; of a list without one there is none yet, and an ended list is left out", async () => {
  await ask("createSharedList", { body: { id: ID, name: "September" } });
  const before = await opinion.list(ask, [TOKEN]);
  expect(before.documents).toMatchObject([{ id: TOKEN, theirs: null, beside: { view: { name: "September" } } }]);
  await isKeptOver(opinion, TOKEN, {
    first: { ...emptyOpinion, name: "Mei" },
    second: { ...emptyOpinion, name: "Li" },
  });
  await ask("deleteSharedList", { params: { id: ID } });
  expect(await opinion.list(ask, [TOKEN])).toMatchObject({ documents: [], isWhole: true });
  await expect(opinion.put(ask, { id: TOKEN, version: null }, emptyOpinion)).rejects.toMatchObject({
    code: opinion.absent,
  });
});

test("settings are there before they are set, and are kept over the version that is named", async () => {
  const { documents } = await settings.list(ask, []);
  const beside = { mailAddress: "a@example.org", isMailConfirmed: false };
  const { theirs } = documents[0]!;
  expect(documents).toMatchObject([{ id: SETTINGS_ID, theirs: { content: DEFAULT_NOTIFICATION_SETTINGS }, beside }]);
  const first = { ...DEFAULT_NOTIFICATION_SETTINGS, quiet_from: "21:00" };
  const kept = await settings.put(ask, { id: SETTINGS_ID, version: theirs!.version }, first);
  expect(kept.content).toEqual(first);
  const second = { ...first, saved_searches: false };
  expect(await foundBy(settings, SETTINGS_ID, { version: theirs!.version, content: second })).toEqual(kept);
});

test.each([
  ["viewing", viewing],
  ["search", search],
] as const)("a version of a %s that the server has lost is told by the kind's own word", async (_, kind) => {
  const content = kind.name === "search" ? SEARCH : emptyViewing;
  const lost = (kind as SyncedKind<KindName>).put(ask, { id: ID, version: SEARCH.seen_at }, content);
  await expect(lost).rejects.toMatchObject({ status: 404, code: kind.absent });
});

test("a room is posted with its photos, edited over its version, listed, read, deleted and brought back", async () => {
  const photo = new Blob([PHOTO]);
  const { url } = await room.sendPhoto!(ask, { file: photo, uuid: PHOTO_UUID }, new AbortController().signal);
  const values = { ...POSTED, photos: [PHOTO_UUID] };
  const images = [{ uuid: PHOTO_UUID, url }];
  const { data: first } = await room.put(ask, { ...NEW_POST, patch: values, images });
  expect(unconfirmed(room.fields, values, first.values)).toEqual([]);
  const edit = { ...NEW_POST, version: first.version, patch: { price: 90 }, key: "second" };
  const { data: second } = await room.put(ask, edit);
  expect(second.values).toMatchObject({ ...values, price: 90 });
  const refusal = await refusalOf(room.put(ask, { ...edit, patch: { price: 80 }, key: "third" }));
  expect(room.found(refusal)).toEqual(second);
  expect((await room.list(ask)).posts).toEqual([second]);
  expect((await room.read(ask, ID)).data).toEqual(second);
  await room.take(ask, ID);
  expect(room.absence(await refusalOf(room.read(ask, ID)))).toBe("deleted");
  const { data: back } = await room.put(ask, {
    ...NEW_POST,
    patch: second.values,
    images,
    restores: true,
    key: "fourth",
  });
  expect(back.answered).toMatchObject({ id: ID, restored_at: back.version });
  expect(room.absence(await refusalOf(room.read(ask, OWNER)))).toBe("unknown");
});

test("a request is posted, edited, listed, read and deleted", async () => {
  const patch = { ...emptyFields(REQUEST_FIELDS), city: "Leeds", property_type: "student" };
  const { data: first } = await request.put(ask, { ...NEW_POST, patch });
  const edit = { ...NEW_POST, version: first.version, patch: { price_upper_bound: 90 }, key: "second" };
  const { data: second } = await request.put(ask, edit);
  expect(second.values).toMatchObject({ ...patch, price_upper_bound: 90 });
  expect(request.found(await refusalOf(request.put(ask, { ...edit, key: "third" })))).toEqual(second);
  expect((await request.list(ask)).posts).toEqual([second]);
  expect((await request.read(ask, ID)).data).toEqual(second);
  await request.take(ask, ID);
  expect(request.absence(await refusalOf(request.take(ask, ID)))).toBe("deleted");
});

const NEW_POST = { id: ID, version: null, images: undefined, restores: false, key: "first" };
const POSTED = {
  ...emptyFields(LISTING_FIELDS),
  title: "Attic",
  city: "London",
  property_type: "student",
  room_type: "ensuite",
  post_code: "SE1 7PB",
  price: 200,
  begin_date: "2027-09-01",
  end_date: "2028-06-30",
  email: "landlord@example.org",
};
const PHOTO_UUID = "00000000-0000-4000-8000-000000000003";
const PHOTO = photoBytes(PHOTO_UUID, 100);

async function refusalOf(call: Promise<unknown>): Promise<ApiError> {
  const refusal = await call.catch((error: unknown) => error);
  if (!(refusal instanceof ApiError)) throw new Error("It was not refused", { cause: refusal });
  return refusal;
}

/** @returns The second content, as it is kept. */
async function isKeptOver<K extends KindName>(
  kind: SyncedKind<K>,
  id: string,
  { first, second }: Record<"first" | "second", Theirs<K>["content"]>,
): Promise<Theirs<K>> {
  const made = await kind.put(ask, { id, version: null }, first);
  expect(made).toMatchObject({ content: first, isRemoved: false });
  expect(await kind.put(ask, { id, version: null }, first)).toEqual(made);
  const kept = await kind.put(ask, { id, version: made.version }, second);
  expect(Date.parse(kept.version)).toBeGreaterThan(Date.parse(made.version));
  for (const version of [null, made.version]) {
    expect(await foundBy(kind, id, { version, content: first })).toEqual(kept);
  }
  expect((await kind.list(ask, [id])).documents).toMatchObject([{ id, theirs: kept }]);
  return kept;
}

/** A removal that knows no version, or another one, learns what is there. */
async function isTakenAt<K extends KindName>(kind: SyncedKind<K>, id: string, kept: Theirs<K>): Promise<void> {
  for (const version of [null, SEARCH.seen_at]) {
    expect(await foundIn(kind, kind.take(ask, { id, version }))).toEqual(kept);
  }
  await kind.take(ask, { id, version: kept.version });
  await kind.take(ask, { id, version: null });
}

/** What a refusal to keep a content tells of the document. */
function foundBy<K extends KindName>(
  kind: SyncedKind<K>,
  id: string,
  { version, content }: Pick<Theirs<K>, "content"> & { version: string | null },
): Promise<Theirs<K> | null> {
  return foundIn(kind, kind.put(ask, { id, version }, content));
}

async function foundIn<K extends KindName>(kind: SyncedKind<K>, call: Promise<unknown>): Promise<Theirs<K> | null> {
  return kind.found(await refusalOf(call));
}
