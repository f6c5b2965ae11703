import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Listing } from "#domain/listings/listing.ts";
import { deleteRoom, posted, putRoom } from "../listings/support.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { caseOf, casesOf, done, good, noticesOf, room, sendAppeal } from "./support.ts";

let server: TestApp;
let moderator: TestUser;
let owner: TestUser;
let serial = 0;
let title: string;
let text: string;

beforeAll(async () => {
  server = await startTestApp({ settings: { rateLimits: false } });
  moderator = await server.addUser({ is_superuser: true });
});
beforeEach(async () => {
  owner = await server.addUser({ language: "en" });
  title = `Luxury studio number ${(serial += 1)} at ${["Euston", "Camden", "Bow", "Leyton", "Stepney", "Acton", "Kew"][serial % 7]}`;
  text = `A bright studio ${serial} minutes from the station of ${title}, newly painted, with its own kitchen and a desk.`;
  await server.mails();
});
afterAll(() => server.close());

const own = (more: object = {}) => ({ title, email: owner.email, ...more });

async function hidden(more: object = {}): Promise<Listing> {
  const first = await posted(server, owner, own(more));
  await done(server, moderator, "hide", room(first.id));
  await server.mails();
  return first;
}

async function isPublic({ id }: Listing): Promise<boolean> {
  return good(await server.get(`/api/v1/items/open?id=${id}`)).json<{ data: Listing[] }>().data.length > 0;
}

test("A-61: what was hidden is not live again under the same title with '!!'; its owner is told why and may appeal", async () => {
  await hidden();
  const copy = await posted(server, owner, own({ title: `${title}!!`, description: "Other words altogether." }));
  expect([copy.hidden, await isPublic(copy)]).toEqual(["moderator", false]);
  const [notice] = await noticesOf(server, owner);
  expect(notice).toMatchObject({ act: "hide", target_id: copy.id, reason: "near_copy", may_appeal: true });
  expect(notice?.words_zh).toMatch(/申诉/);
  expect(notice?.words_en).toMatch(/nearly the same/);
  const mail = (await server.mails()).find(({ to }) => to === owner.email);
  expect(mail?.text).toContain("/appeal?token=");
  // A moderator sees it in the queue, as of nobody's doing.
  const listed = (await casesOf(server, moderator)).find(({ target_id }) => target_id === copy.id);
  expect(listed).toMatchObject({ state: "open", standing: "hidden", reports: 0 });
  const { acts } = await caseOf(server, moderator, room(copy.id));
  expect(acts).toMatchObject([{ act: "hide", by: null, reason: "near_copy" }]);
  good(await sendAppeal(server, owner, notice!));
  await done(server, moderator, "restore", room(copy.id), { reason: "appeal_granted" });
  expect(await isPublic(copy)).toBe(true);
  // What a moderator has put back is not held again for the same reason.
  good(await putRoom(server, copy.id, owner.headers(), { price: 199 }));
  expect(await isPublic(copy)).toBe(true);
});

test("A-61: nor after the hidden room was deleted or emptied, nor by an edit, nor with its text or photo under another title", async () => {
  const first = await hidden({ description: text });
  good(await putRoom(server, first.id, owner.headers(), { title: "Nothing", description: "Nothing." }));
  expect(await isPublic(await posted(server, owner, own()))).toBe(false);
  good(await deleteRoom(server, first.id, owner.headers()));
  expect(await isPublic(await posted(server, owner, own({ title: title.toUpperCase() })))).toBe(false);
  const retold = await posted(server, owner, own({ title: "Entirely different", description: `Hi! ${text} Call me.` }));
  expect(await isPublic(retold)).toBe(false);
  const edited = await posted(server, owner, own({ title: "Harmless room by the park" }));
  expect(await isPublic(edited)).toBe(true);
  good(await putRoom(server, edited.id, owner.headers(), { title: `${title} (new)` }));
  expect(await isPublic(edited)).toBe(false);
});

test("A-61: nor from another account with the same address, contact or text", async () => {
  await hidden({ contact_info: "wechat: scam_88_studio", description: text });
  const other = await server.addUser();
  const live = async (more: object) =>
    isPublic(await posted(server, other, { title: `${title}!`, email: other.email, ...more }));
  expect(await live({ email: owner.email, description: `${text}!` })).toBe(false);
  expect(await live({ contact_info: "wechat: scam_88_studio" })).toBe(false);
  expect(await live({ title: "Elsewhere", description: text })).toBe(false);
  // A stranger's room that is called the same is another room.
  const stranger = await server.addUser();
  expect(await isPublic(await posted(server, stranger, { title: `${title}!`, email: stranger.email }))).toBe(true);
  expect(await noticesOf(server, other)).toHaveLength(3);
});

test("A-61: nothing else is held: other rooms of the same poster, copies of what is open, was put back or merely warned about", async () => {
  const first = await hidden({ description: text });
  const another = {
    title: "Ensuite in a shared house in Leeds",
    city: "Leeds",
    description: "Quiet street, two friendly flatmates.",
  };
  expect(await isPublic(await posted(server, owner, own(another)))).toBe(true);
  expect(await isPublic(await posted(server, owner, own(another)))).toBe(true);
  await done(server, moderator, "restore", room(first.id));
  expect(await isPublic(await posted(server, owner, own({ description: text })))).toBe(true);
  const honest = await server.addUser();
  const warned = await posted(server, honest, { title: "Warned about", email: honest.email });
  await done(server, moderator, "warn", room(warned.id));
  expect(await isPublic(await posted(server, honest, { title: "Warned about", email: honest.email }))).toBe(true);
});

test("A-61: a deactivated account's rooms do not come back from another one with the same contact", async () => {
  const { id } = await posted(server, owner, own({ contact_info: "wechat: gone_with_account" }));
  await done(server, moderator, "deactivate", room(id));
  const other = await server.addUser();
  const again = await posted(server, other, { title, email: other.email, contact_info: "wechat: gone_with_account" });
  expect(await isPublic(again)).toBe(false);
});

test("of eleven rooms of one poster at most two stand among the eight newest while others have some", async () => {
  const others = await Promise.all(Array.from({ length: 6 }, () => server.addUser()));
  for (const each of others) await posted(server, each, { title: "Somebody's room", email: each.email });
  server.clock.set(new Date(server.clock.now().getTime() + 60_000).toISOString());
  for (let number = 0; number < 11; number++) await posted(server, owner, own({ title: `Mine ${number}` }));
  const { data, count } = good(await server.get("/api/v1/items/open?limit=8")).json<{
    data: Listing[];
    count: number;
  }>();
  expect(data).toHaveLength(8);
  expect(data.filter(({ owner_id }) => owner_id === owner.id)).toHaveLength(2);
  expect(data[0]?.owner_id).toBe(owner.id);
  // A list that is read page by page leaves none out.
  const read: string[] = [];
  for (let skip = 0; skip < count; skip += 7) {
    const page = good(await server.get(`/api/v1/items/open?limit=7&skip=${skip}`)).json<{ data: Listing[] }>().data;
    read.push(...page.map(({ id }) => id));
  }
  expect(new Set(read).size).toBe(count);
});
