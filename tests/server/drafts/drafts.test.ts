import { Errors } from "typebox/value";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ExportSchema } from "#contract/schemas/export.ts";
import { emptyDraft, type DraftDocument } from "#domain/drafts/draft-document.ts";
import { mistakes, ROOM } from "../listings/support.ts";
import { REQUEST } from "../tenant-requests/support.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import {
  deleteDraft,
  draftsOf,
  draftUrl,
  draftWith,
  photosNamed,
  putDraft,
  readDraftPhoto,
  sendDraftPhoto,
  written,
} from "./support.ts";

let server: TestApp;
let user: TestUser;

beforeAll(async () => {
  server = await startTestApp({ settings: { rateLimits: false } });
  user = await server.addUser();
});
afterAll(() => server.close());

const PHOTO = "01890a5d-ac96-774b-bcce-b302099a8057";

const WHOLE: DraftDocument = {
  typed: { title: "  阳光房  ", price: "15o", short_term_allowed: true, contact_info: "wechat: lilei" },
  suggested: { price: { value: "150", state: "offered", before: null } },
  touched: ["title", "price"],
  photos: [{ uuid: PHOTO, image_url: "/photos/abc/800.webp", placeholder_colour: "#aabbcc" }],
  base: { id: PHOTO, title: "Room", images: [{ uuid: PHOTO, display_order: 0 }] },
  other_version_of: PHOTO,
};

test("A39: a draft is kept as it was typed, whatever is wrong in it, and comes back with its version", async () => {
  const id = crypto.randomUUID();
  const owner = await server.addUser();
  const answer = await putDraft(server, owner, id, WHOLE);
  const now = server.clock.now();
  const [version, deletes_at] = [now.toISOString(), new Date(now.getTime() + 60 * 86_400_000).toISOString()];
  const facts = { version, updated_at: version, deletes_at, is_removed: false, is_posted: false };
  const draft = { id, kind: "listing", content: WHOLE, ...facts };
  expect([answer.statusCode, answer.json()]).toEqual([200, draft]);
  expect(answer.headers).toMatchObject({ etag: `"${version}"`, "cache-control": "no-store" });
  const list = await server.get("/api/v1/drafts", owner.headers());
  expect([list.json(), list.headers["cache-control"]]).toEqual([{ data: [draft], count: 1 }, "no-store"]);
});

test("W-05: a change names the version that it began with; another one is refused with what is there", async () => {
  const id = crypto.randomUUID();
  const first = await written(server, user, id, { typed: { title: "one" } });
  const second = await written(server, user, id, { typed: { title: "two" } }, first.version);
  expect(second.version > first.version).toBe(true);
  for (const [version, code] of [
    [first.version, "changed_meanwhile"],
    ["garbage", "changed_meanwhile"],
    [undefined, "draft_exists"],
  ]) {
    const stale = await putDraft(server, user, id, draftWith({ typed: { title: "three" } }), version);
    expect([stale.statusCode, stale.json()]).toEqual([409, { detail: expect.any(String), code, current: second }]);
  }
  // What is there already is answered as it is: its answer got lost.
  expect(await written(server, user, id, { typed: { title: "two" } }, first.version)).toEqual(second);
  const none = await putDraft(server, user, crypto.randomUUID(), emptyDraft, first.version);
  expect([none.statusCode, none.json().code]).toEqual([404, "draft_not_found"]);
});

test("A39: a deletion names the version that it means, and leaves a trace without a word", async () => {
  const owner = await server.addUser();
  const id = crypto.randomUUID();
  const first = await written(server, owner, id, WHOLE);
  const second = await written(server, owner, id, { typed: { title: "changed elsewhere" } }, first.version);
  // A phone that missed the answer of its first draft knows no version.
  for (const version of [first.version, ""]) {
    const stale = await deleteDraft(server, owner, id, version);
    expect([stale.statusCode, stale.json().code, stale.json().current]).toEqual([409, "changed_meanwhile", second]);
  }
  for (let time = 0; time < 2; time += 1) {
    const gone = await deleteDraft(server, owner, id, second.version);
    expect([gone.statusCode, gone.body]).toEqual([204, ""]);
  }
  const [trace] = await draftsOf(server, owner);
  expect(trace).toMatchObject({ id, content: emptyDraft, is_removed: true, is_posted: false });
  expect((await putDraft(server, owner, id, WHOLE, second.version)).json().current).toEqual(trace);
  const again = await written(server, owner, id, WHOLE, trace!.version);
  expect([again.is_removed, again.content]).toEqual([false, WHOLE]);
  for (const other of [crypto.randomUUID(), "0", "%00"]) {
    expect((await deleteDraft(server, owner, other)).statusCode, other).toBe(204);
  }
});

test.each([
  ["listing", "/api/v1/items/", ROOM],
  ["tenant_request", "/api/v1/tenants/tenant", REQUEST],
] as const)("A39: the draft of a posted %s ends for all devices, photos included", async (kind, url, body) => {
  const owner = await server.addUser();
  const [id, uuid] = [crypto.randomUUID(), crypto.randomUUID()];
  const put = (content: DraftDocument, version?: string) =>
    server.app.inject({
      method: "PUT",
      url: draftUrl(id),
      headers: { ...owner.headers(), ...(version !== undefined && { "if-match": `"${version}"` }) },
      payload: { kind, content },
    });
  await sendDraftPhoto(server, owner, id, { uuid });
  const { version } = (await put(draftWith({ typed: { title: "To be posted" }, ...photosNamed(uuid) }))).json();
  const posted = await server.app.inject({ method: "POST", url, headers: owner.headers(), payload: { ...body, id } });
  expect(posted.statusCode, posted.body).toBeLessThan(300);
  // The phone that has posted it knows which version that was; until it says so nothing is lost.
  expect(await draftsOf(server, owner)).toMatchObject([{ id, kind, version, is_removed: false, is_posted: true }]);
  expect((await put(draftWith({ typed: { title: "Late" } }), version)).json().code).toBe("draft_posted");
  expect((await deleteDraft(server, owner, id, version)).statusCode).toBe(204);
  const [trace] = await draftsOf(server, owner);
  expect(trace).toMatchObject({ id, kind, content: emptyDraft, is_removed: true, is_posted: true });
  expect((await readDraftPhoto(server, owner, id, uuid)).statusCode).toBe(404);
  // Another device, which has not heard of it, posts nothing twice; what it has changed can only be an edit.
  for (const stale of [version, trace!.version, undefined]) {
    const late = await put(draftWith({ typed: { title: "Late" } }), stale);
    expect([late.statusCode, late.json().code, late.json().current]).toEqual([409, "draft_posted", trace]);
  }
  const edit = draftWith({ typed: { title: "Late" }, base: posted.json() });
  expect((await put(edit, trace!.version)).json()).toMatchObject({
    content: edit,
    is_removed: false,
    is_posted: false,
  });
  expect(JSON.stringify(await draftsOf(server, await server.addUser()))).toBe("[]");
});

test("A39: a draft that comes after its room was posted is refused, also where the account had none", async () => {
  const id = crypto.randomUUID();
  const payload = { ...ROOM, id };
  await server.app.inject({ method: "POST", url: "/api/v1/items/", headers: user.headers(), payload });
  const late = await putDraft(server, user, id, emptyDraft);
  expect([late.statusCode, late.json()]).toEqual([409, { detail: expect.any(String), code: "draft_posted" }]);
  // Of somebody else's room one may write what one likes: it is never posted.
  expect((await putDraft(server, await server.addUser(), id, emptyDraft)).statusCode).toBe(200);
});

test("SG-01: other users cannot see a draft, superusers included: two people's drafts of one id are two", async () => {
  const [id, other] = [crypto.randomUUID(), await server.addUser({ is_superuser: true })];
  await written(server, user, id, { typed: { title: "mine" } });
  expect(await draftsOf(server, other)).toEqual([]);
  await written(server, other, id, { typed: { title: "theirs" } });
  await deleteDraft(server, other, id);
  const mine = (await draftsOf(server, user)).find((draft) => draft.id === id);
  expect(mine).toMatchObject({ content: { typed: { title: "mine" } }, is_removed: false });
});

test.each([
  [{ ...WHOLE, typed: { title: 7 } }, "content.typed.title"],
  [{ ...WHOLE, typed: { Title: "x" } }, "content.typed"],
  [
    {
      ...WHOLE,
      typed: Object.fromEntries(
        Array.from({ length: 61 }, (_, at) => [`f_${"abcdefghij"[at % 10]}${"abcdefghij"[Math.floor(at / 10)]}`, ""]),
      ),
    },
    "content.typed",
  ],
  [{ ...WHOLE, typed: { title: "a\u0000b" } }, "content.typed.title"],
  [{ ...WHOLE, suggested: { price: { value: "1", state: "kept", before: null } } }, "content.suggested.price.state"],
  [{ ...WHOLE, ...photosNamed(...Array.from({ length: 11 }, () => crypto.randomUUID())) }, "content.photos"],
  [{ ...WHOLE, ...photosNamed(PHOTO, PHOTO.toUpperCase()) }, "content.photos.1.uuid"],
  [{ ...WHOLE, base: "room" }, "content.base"],
  [{}, "content.typed"],
  [null, "content"],
])("G10, A-37: %# is refused with its place", async (content, place) => {
  const answer = await putDraft(server, user, crypto.randomUUID(), content);
  expect([answer.statusCode, Object.keys(mistakes(answer))]).toEqual([422, expect.arrayContaining([place])]);
});

test("a draft as long as it may be is taken, a longer one is 413, of what cannot be an id 404", async () => {
  const typed = { description: "🏠".repeat(30_000) };
  expect((await putDraft(server, user, crypto.randomUUID(), draftWith({ typed }))).json().content.typed).toEqual(typed);
  const tooLong = draftWith({ typed: { description: "x".repeat(131_000) } });
  expect((await putDraft(server, user, crypto.randomUUID(), tooLong)).statusCode).toBe(413);
  expect((await putDraft(server, user, "0", emptyDraft)).statusCode).toBe(404);
});

test("an export has one's drafts, and links to their photos", async () => {
  const [owner, id, uuid] = [await server.addUser(), crypto.randomUUID(), crypto.randomUUID()];
  await sendDraftPhoto(server, owner, id, { uuid });
  const draft = await written(server, owner, id, { typed: { title: "Half of it" }, ...photosNamed(uuid) });
  const answer = await server.get("/api/v1/users/me/export", owner.headers());
  expect(Errors(ExportSchema, answer.json())).toEqual([]);
  const link = `/api/v1/drafts/${id}/photos/${uuid}`;
  expect(answer.json().drafts).toEqual([{ ...draft, photo_links: [link] }]);
  expect((await server.get(link, owner.headers())).statusCode).toBe(200);
});
