import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { ModerationAct } from "#contract/schemas/moderation.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";
import { mistakes, posted } from "../listings/support.ts";
import { posted as postedRequest } from "../tenant-requests/support.ts";
import { refusal } from "../users/support.ts";
import {
  caseOf,
  confirmAddress,
  done,
  good,
  noticesOf,
  readReport,
  reported,
  request,
  room,
  sendAct,
  type Thing,
} from "./support.ts";

let server: TestApp;
let moderator: TestUser;
let owner: TestUser;
let thing: Thing;

beforeAll(async () => {
  server = await startTestApp({ settings: { rateLimits: false } });
  moderator = await server.addUser({ is_superuser: true, email: "moderator@example.org", full_name: "Mo" });
});
beforeEach(async () => {
  owner = await server.addUser({ language: "en" });
  thing = room((await posted(server, owner, { title: "Corner studio" })).id);
  await server.mails();
});
afterAll(() => server.close());

function log(): Promise<ModerationAct[]> {
  return server
    .get("/api/v1/moderation/acts", moderator.headers())
    .then((answer) => good(answer).json<{ data: ModerationAct[] }>().data);
}

test("A-61: an act says who, what, when and why, in the log and to the poster by mail", async () => {
  const words = { words_zh: "照片是别人的", words_en: "The photos are of another flat" };
  const act = await done(server, moderator, "hide", thing, { reason: "stolen_photos", ...words });
  expect(act).toEqual({
    id: expect.any(String),
    act: "hide",
    ...thing,
    account: { id: owner.id, email: owner.email, full_name: "Li Lei" },
    title: "Corner studio",
    reason: "stolen_photos",
    ...words,
    changes: null,
    at: server.clock.now().toISOString(),
    by: { id: moderator.id, email: "moderator@example.org", full_name: "Mo" },
  });
  expect((await log())[0]).toEqual(act);
  expect((await caseOf(server, moderator, thing)).acts).toEqual([act]);
  const mails = await server.mails();
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [owner.email, "Something you posted on Qiying has been hidden"],
  ]);
  for (const said of ["Corner studio", "someone else's photos", words.words_en, "/appeal?token="]) {
    expect(mails[0]?.text).toContain(said);
  }
  expect(mails[0]?.text).not.toContain(words.words_zh);
});

test.each([
  ["dismiss", "no_breach", false],
  ["hide", "hidden", true],
  ["remove", "removed", true],
  ["warn", "warned", true],
  ["deactivate", "deactivated", true],
])(
  "A-60: after %s those who have reported are told '%s', each once and in their language",
  async (act, outcome, told) => {
    const reporter = await server.addUser({ language: "zh" });
    const own = await reported(server, thing, {}, reporter.headers());
    const mailed = await reported(server, thing, { email: "seeker@example.org", language: "en" });
    const silent = await reported(server, thing);
    await confirmAddress(server, mailed);
    await server.mails();
    await done(server, moderator, act, thing);
    for (const report of [own, mailed, silent]) {
      expect(await readReport(server, report)).toMatchObject({ state: "decided", outcome });
    }
    const mails = await server.mails();
    const about = (number: string) => mails.filter(({ subject }) => subject.includes(number)).map(({ to }) => to);
    expect([about(own.number), about(mailed.number), about(silent.number)]).toEqual([
      [reporter.email],
      ["seeker@example.org"],
      [],
    ]);
    expect(mails.find(({ to }) => to === reporter.email)?.subject).toMatch(/\p{Script=Han}/u);
    expect(mails.filter(({ to }) => to === owner.email)).toHaveLength(told ? 1 : 0);
    expect((await caseOf(server, moderator, thing)).state).toBe("decided");
  },
);

test("A-60: who had reported is told when that is taken back", async () => {
  const report = await reported(server, thing, { email: "seeker@example.org", language: "en" });
  await confirmAddress(server, report);
  await done(server, moderator, "hide", thing);
  await server.mails();
  await done(server, moderator, "restore", thing);
  expect(await readReport(server, report)).toMatchObject({ outcome: "restored" });
  const mails = await server.mails();
  expect(mails.map(({ to }) => to).toSorted()).toEqual([owner.email, "seeker@example.org"].toSorted());
});

test("A-61: of two moderators who act at once one is told what the other has done", async () => {
  const other = await server.addUser({ is_superuser: true });
  await reported(server, thing);
  const answers = await Promise.all([
    sendAct(server, moderator, "hide", thing),
    sendAct(server, other, "hide", thing),
    sendAct(server, moderator, "dismiss", thing, { last_act_id: null }),
    sendAct(server, other, "remove", thing, { last_act_id: null }),
  ]);
  const won = answers
    .filter(({ statusCode }) => statusCode === 200)
    .map((answer) => good(answer).json<ModerationAct>());
  expect(answers.map(({ statusCode }) => statusCode).filter((status) => status !== 200 && status !== 409)).toEqual([]);
  const { acts, state } = await caseOf(server, moderator, thing);
  expect(state).toBe("decided");
  expect(acts).toHaveLength(won.length);
  for (const answer of answers.filter(({ statusCode }) => statusCode === 409)) {
    expect(answer.json()).toMatchObject({ code: "acted_meanwhile", current: { ...thing } });
    expect(acts.map(({ id }) => id)).toContain(answer.json().current.id);
  }
  // Whoever has seen what was done may go on from there.
  const last_act_id = acts[0]!.id;
  const stale = await sendAct(server, other, "warn", thing, { last_act_id: crypto.randomUUID() });
  expect(refusal(stale)[2]).toBe("acted_meanwhile");
  expect((await sendAct(server, other, "warn", thing, { last_act_id })).statusCode).toBe(200);
});

test("A-61: the same act again, also at once, is done once", async () => {
  const id = crypto.randomUUID();
  const answers = await Promise.all(Array.from({ length: 4 }, () => sendAct(server, moderator, "hide", thing, { id })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect((await server.mails()).filter(({ to }) => to === owner.email)).toHaveLength(1);
  expect(await noticesOf(server, owner)).toHaveLength(1);
  expect(refusal(await sendAct(server, moderator, "warn", thing, { id }))[2]).toBe("acted_meanwhile");
});

test("A-61: nothing is done that is so already, or that has nothing to do", async () => {
  const tried = async (act: string) => refusal(await sendAct(server, moderator, act, thing))[2];
  expect([await tried("dismiss"), await tried("restore"), await tried("reactivate")]).toEqual(
    Array.from({ length: 3 }, () => "acted_meanwhile"),
  );
  await done(server, moderator, "remove", thing);
  expect([await tried("hide"), await tried("remove")]).toEqual(["acted_meanwhile", "acted_meanwhile"]);
  expect(refusal(await sendAct(server, moderator, "hide", room(crypto.randomUUID())))[2]).toBe("case_not_found");
  const nobody = { account_id: crypto.randomUUID() };
  expect(refusal(await sendAct(server, moderator, "warn", nobody))[2]).toBe("user_not_found");
});

test("A-61: an act that does not fit is refused field by field", async () => {
  const answer = await sendAct(server, moderator, "hide", thing, { reason: "mended", words_zh: "字".repeat(2001) });
  expect(Object.keys(mistakes(answer))).toEqual(["reason", "words_zh"]);
  expect(mistakes(await sendAct(server, moderator, "hide", {}))).toHaveProperty("kind");
  for (const act of ["hide", "remove", "warn", "deactivate"]) {
    const one = await sendAct(server, moderator, act, thing, { words_zh: " ", words_en: null });
    expect(mistakes(one)).toEqual({ words_zh: "field is required.", words_en: "field is required." });
  }
  expect(mistakes(await sendAct(server, moderator, "warn", {}))).toHaveProperty("account_id");
});

test("A-61, A-47: no moderator acts on their own account, nor on the last superuser there is", async () => {
  const own = { account_id: moderator.id };
  for (const act of ["warn", "deactivate", "reactivate"]) {
    expect(refusal(await sendAct(server, moderator, act, own))).toEqual([403, expect.any(String), "own_act"]);
  }
  const lonely = await startTestApp();
  const [first, second] = [await lonely.addUser({ is_superuser: true }), await lonely.addUser({ is_superuser: true })];
  const both = await Promise.all([
    sendAct(lonely, first, "deactivate", { account_id: second.id }),
    sendAct(lonely, second, "deactivate", { account_id: first.id }),
  ]);
  expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const active = await lonely.database.kysely
    .selectFrom("account")
    .select("id")
    .where("is_superuser", "=", true)
    .where("is_active", "=", true)
    .execute();
  expect(active).toHaveLength(1);
  await lonely.close();
});

test("A-61: who is demoted while they act is no moderator any more, and leaves no trace", async () => {
  const former = await server.addUser({ is_superuser: true });
  const demote = () =>
    server.app.inject({
      method: "PATCH",
      url: `/api/v1/users/${former.id}`,
      headers: moderator.headers(),
      payload: { is_superuser: false },
    });
  const [act] = await Promise.all([sendAct(server, former, "hide", thing), demote()]);
  const { acts, standing } = await caseOf(server, moderator, thing);
  const isDone = act.statusCode === 200;
  expect([acts.length, standing]).toEqual(isDone ? [1, "hidden"] : [0, null]);
  if (!isDone) expect(refusal(act)[2]).toBe("not_superuser");
  expect(refusal(await sendAct(server, former, "warn", thing))[2]).toBe("not_superuser");
});

test("A-61: nothing changes the log", async () => {
  await done(server, moderator, "hide", thing);
  const before = await log();
  const { pool } = server.database;
  for (const statement of [
    "update moderation_act set act = 'warn'",
    "update moderation_act set words_en = 'Nothing'",
    "update moderation_act set at = at - interval '1 day'",
    `update moderation_act set actor_id = '${owner.id}'`,
    "delete from moderation_act",
    "truncate moderation_act cascade",
  ]) {
    await expect(pool.query(statement), statement).rejects.toThrow("append-only");
  }
  expect(await log()).toEqual(before);
});

test("A-61: an act names a poster and what they have posted, or is refused whole", async () => {
  const bystander = await server.addUser();
  const other = room((await posted(server, bystander)).id);
  const wanted = await postedRequest(server, owner);
  for (const target of [thing, request(wanted.id)]) {
    for (const act of ["hide", "remove", "warn", "deactivate"]) {
      const answer = await sendAct(server, moderator, act, target, { account_id: bystander.id });
      expect(mistakes(answer), act).toHaveProperty("account_id");
    }
    expect((await caseOf(server, moderator, target)).standing).toBeNull();
  }
  const asAccount = { kind: "account", target_id: owner.id, account_id: bystander.id };
  expect(mistakes(await sendAct(server, moderator, "warn", {}, asAccount))).toHaveProperty("account_id");
  // Half a target is none.
  const half = { account_id: bystander.id };
  expect(mistakes(await sendAct(server, moderator, "warn", {}, { ...half, target_id: other.target_id }))).toEqual({
    kind: "field is required.",
  });
  expect(mistakes(await sendAct(server, moderator, "warn", {}, { ...half, kind: "listing" }))).toEqual({
    target_id: "field is required.",
  });
  expect(await server.mails()).toEqual([]);
  expect(await noticesOf(server, bystander)).toEqual([]);
  expect((await sendAct(server, moderator, "hide", thing, { account_id: owner.id })).statusCode).toBe(200);
});

test("A-61: an act's id stands for its act and its target", async () => {
  const other = room((await posted(server, owner)).id);
  const id = crypto.randomUUID();
  await done(server, moderator, "hide", thing, { id });
  const again = await sendAct(server, moderator, "hide", other, { id });
  expect(refusal(again)).toEqual([409, expect.any(String), "act_id_taken"]);
  expect((await caseOf(server, moderator, other)).standing).toBeNull();
  const onAccount = await sendAct(server, moderator, "warn", { account_id: owner.id }, { id });
  expect(refusal(onAccount)[2]).toBe("act_id_taken");
  const reason = await sendAct(server, moderator, "hide", thing, { id, reason: "spam" });
  expect(refusal(reason)[2]).toBe("acted_meanwhile");
  const warned = crypto.randomUUID();
  await done(server, moderator, "warn", { account_id: owner.id }, { id: warned });
  const bystander = await server.addUser();
  const elsewhere = await sendAct(server, moderator, "warn", { account_id: bystander.id }, { id: warned });
  expect(refusal(elsewhere)[2]).toBe("act_id_taken");
  expect(await noticesOf(server, bystander)).toEqual([]);
});

test("A-61: no moderator decides about what they have posted themselves", async () => {
  const other = await server.addUser({ is_superuser: true });
  const own = room((await posted(server, moderator)).id);
  const wanted = request((await postedRequest(server, moderator)).id);
  for (const target of [own, wanted]) {
    await reported(server, target, { reason: "discrimination" });
    for (const act of ["dismiss", "hide", "remove", "warn"]) {
      expect(refusal(await sendAct(server, moderator, act, target)), act).toEqual([403, expect.any(String), "own_act"]);
    }
    await done(server, other, "hide", target);
    expect(refusal(await sendAct(server, moderator, "restore", target))[2]).toBe("own_act");
    expect(await caseOf(server, other, target)).toMatchObject({ state: "decided", standing: "hidden" });
  }
});
