import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { ModerationAct } from "#contract/schemas/moderation.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { deleteRoom, posted, putRoom } from "../listings/support.ts";
import { deleteRequest, posted as postedRequest, putRequest } from "../tenant-requests/support.ts";
import { patch, refusal, remove, STRONG } from "../users/support.ts";
import { caseOf, good, noticesOf, reported, room, sendAct } from "./support.ts";

let server: TestApp;
let superuser: TestUser;
let owner: TestUser;

beforeAll(async () => {
  server = await startTestApp({ settings: { rateLimits: false } });
  superuser = await server.addUser({ is_superuser: true });
});
beforeEach(async () => {
  owner = await server.addUser();
  await server.mails();
});
afterAll(() => server.close());

async function log(): Promise<ModerationAct[]> {
  const answer = await server.get("/api/v1/moderation/acts", superuser.headers());
  return good(answer).json<{ data: ModerationAct[] }>().data;
}

test("A-61: a superuser's edit of another's room is in the log, field by field, and contact data without its values", async () => {
  const { id } = await posted(server, owner, { title: "Cheap flat", price: 900 });
  const edit = { title: "Flat near UCL", price: 950, contact_info: "wechat: secret-handle" };
  good(await putRoom(server, id, superuser.headers(), edit));
  expect((await log())[0]).toEqual({
    id: expect.any(String),
    act: "edit",
    kind: "listing",
    target_id: id,
    account: { id: owner.id, email: owner.email, full_name: "Li Lei" },
    title: "Flat near UCL",
    reason: "edited_directly",
    words_zh: null,
    words_en: null,
    changes: [
      { field: "title", before: "Cheap flat", after: "Flat near UCL" },
      { field: "price", before: 900, after: 950 },
      { field: "contact_info" },
    ],
    at: server.clock.now().toISOString(),
    by: { id: superuser.id, email: superuser.email, full_name: "Li Lei" },
  });
  // It is no decision about what they have posted: nobody is told, and there is nothing to appeal against.
  expect([await noticesOf(server, owner), await server.mails()]).toEqual([[], []]);
});

test("A-61: one's own edits are not in the log, nor what changed nothing, nor what was refused", async () => {
  const before = await log();
  const { id, title } = await posted(server, owner);
  good(await putRoom(server, id, owner.headers(), { title: "My own words" }));
  good(await putRoom(server, id, superuser.headers(), { title: "My own words" }));
  expect((await putRoom(server, id, superuser.headers(), { title: "" })).statusCode).toBe(422);
  const own = await posted(server, superuser, { title });
  good(await putRoom(server, own.id, superuser.headers(), { title: "The superuser's own" }));
  good(await deleteRoom(server, own.id, superuser.headers()));
  expect(await log()).toEqual(before);
});

test("A-61: a superuser's edit and deletion of another's request are in the log", async () => {
  const { id } = await postedRequest(server, owner, { city: "Leeds", price_upper_bound: 700 });
  good(await putRequest(server, id, superuser.headers(), { price_upper_bound: 800 }));
  good(await deleteRequest(server, id, superuser.headers()));
  const acts = (await log()).slice(0, 2).map(({ act, target_id, changes }) => ({ act, target_id, changes }));
  expect(acts).toEqual([
    {
      act: "delete",
      target_id: id,
      changes: [
        { field: "city", before: "Leeds", after: null },
        { field: "price_upper_bound", before: 800, after: null },
        { field: "begin_date", before: null, after: null },
        { field: "end_date", before: null, after: null },
      ],
    },
    { act: "edit", target_id: id, changes: [{ field: "price_upper_bound", before: 700, after: 800 }] },
  ]);
});

test("A-61: what a superuser deletes is known by its title afterwards", async () => {
  const { id } = await posted(server, owner, { title: "Gone for good", price: 640 });
  good(await deleteRoom(server, id, superuser.headers()));
  expect((await log())[0]).toMatchObject({
    act: "delete",
    kind: "listing",
    target_id: id,
    reason: "deleted_directly",
    account: { id: owner.id },
    changes: [{ field: "title", before: "Gone for good" }, { field: "city" }, { field: "price", before: 640 }],
  });
});

test("A-61, A-87: of a deleted room or request the log has the price as it was typed too", async () => {
  const { id } = await posted(server, owner, { price: 288.46, price_per_month: 1250 });
  good(await deleteRoom(server, id, superuser.headers()));
  const request = await postedRequest(server, owner, { price_upper_bound: 288.46, price_per_month: 1250 });
  good(await deleteRequest(server, request.id, superuser.headers()));
  for (const { changes } of (await log()).slice(0, 2))
    expect(changes).toContainEqual(expect.objectContaining({ field: "price_per_month", before: 1250 }));
});

test("A-61: what a superuser changes of an account is in the log, without names, addresses and passwords", async () => {
  const edit = { full_name: "Somebody Else", is_superuser: true, password: STRONG, confirm_password: STRONG };
  good(await patch(server, owner.id, edit, superuser.headers()));
  good(await patch(server, owner.id, { is_superuser: false, is_active: false }, superuser.headers()));
  const acts = (await log()).slice(0, 3);
  expect(acts.map(({ act, account, kind, changes }) => [act, account?.id, kind, changes])).toEqual([
    ["edit", owner.id, null, [{ field: "is_superuser", before: true, after: false }]],
    ["deactivate", owner.id, null, null],
    [
      "edit",
      owner.id,
      null,
      [{ field: "full_name" }, { field: "is_superuser", before: false, after: true }, { field: "password" }],
    ],
  ]);
});

test("UA-20: after an account is deleted the log says that it was, what was changed of it, and nothing that was in it", async () => {
  const { id } = await posted(server, owner, { title: "Unheard-of title" });
  good(await putRoom(server, id, superuser.headers(), { title: "Unheard-of too" }));
  good(await remove(server, owner.id, superuser.headers()));
  const [deleted, edited] = await log();
  expect(deleted).toMatchObject({ act: "delete", kind: null, account: null, by: { id: superuser.id }, changes: null });
  expect(edited).toMatchObject({ act: "edit", account: null, title: null, changes: [{ field: "title" }] });
  const { rows } = await server.database.pool.query<{ row: string }>("select m::text as row from moderation_act m");
  const text = rows.map(({ row }) => row).join("\n");
  for (const word of [owner.id, owner.email, "Unheard-of"]) expect(text.includes(word), word).toBe(false);
});

test("A-61: a moderator who acts on what was edited directly meanwhile is told so", async () => {
  const thing = room((await posted(server, owner)).id);
  await reported(server, thing);
  const { last_act_id } = await caseOf(server, superuser, thing);
  good(await putRoom(server, thing.target_id, superuser.headers(), { title: "Mended by hand" }));
  const late = await sendAct(server, superuser, "hide", thing, { last_act_id });
  expect([refusal(late)[2], late.json().current.act]).toEqual(["acted_meanwhile", "edit"]);
  expect((await caseOf(server, superuser, thing)).acts.map(({ act }) => act)).toEqual(["edit"]);
});

test("A-61: nothing but the values can be taken from the changes in the log, and that with the account alone", async () => {
  const { id } = await posted(server, owner, { title: "Before" });
  good(await putRoom(server, id, superuser.headers(), { title: "After" }));
  const { pool } = server.database;
  const of = `where target_id = '${id}'`;
  for (const statement of [
    `update moderation_act set changes = null ${of}`,
    `update moderation_act set changes = without_values(changes) ${of}`,
    `update moderation_act set changes = '[{"field":"price"}]', account_id = null ${of}`,
    `update moderation_act set changes = null, account_id = null ${of}`,
  ]) {
    await expect(pool.query(statement), statement).rejects.toThrow("append-only");
  }
});

test("A-61: an account that a superuser adds is in the log with its rights, and without its address", async () => {
  const email = "second-moderator@example.org";
  const body = { email, password: STRONG, is_superuser: true, full_name: "Second Mo" };
  const made = good(await server.post("/api/v1/users/", body, superuser.headers())).json<{ id: string }>();
  expect((await log())[0]).toMatchObject({
    act: "create",
    kind: null,
    account: { id: made.id },
    reason: "created_directly",
    changes: [
      { field: "is_superuser", before: null, after: true },
      { field: "is_active", before: null, after: true },
    ],
    by: { id: superuser.id },
  });
  const { rows } = await server.database.pool.query<{ row: string }>("select m::text as row from moderation_act m");
  expect(rows.filter(({ row }) => row.includes(email) || row.includes("Second Mo"))).toEqual([]);
});

test("A-61: which rights an account was given stays in the log when the account is deleted", async () => {
  good(await patch(server, owner.id, { is_superuser: true, full_name: "Somebody Else" }, superuser.headers()));
  good(await patch(server, owner.id, { is_superuser: false }, superuser.headers()));
  good(await remove(server, owner.id, superuser.headers()));
  const [, demoted, promoted] = await log();
  expect([demoted, promoted]).toMatchObject([
    { account: null, changes: [{ field: "is_superuser", before: true, after: false }] },
    { account: null, changes: [{ field: "full_name" }, { field: "is_superuser", before: false, after: true }] },
  ]);
  expect(promoted?.changes?.[0]).toEqual({ field: "full_name" });
});
