import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { appealToken } from "../../../src/server/moderation/appeals/appeal-token.ts";
import { SECRET_KEYS, startTestApp, type TestApp } from "../test-app.ts";
import { tokenIn } from "../test-mails.ts";
import type { TestUser } from "../test-users.ts";
import { mistakes, posted, putRoom } from "../listings/support.ts";
import { posted as postedRequest, putRequest } from "../tenant-requests/support.ts";
import { refusal } from "../users/support.ts";
import { caseOf, casesOf, done, good, noticesOf, request, room, sendAppeal, type Thing } from "./support.ts";

let server: TestApp;
let moderator: TestUser;
let owner: TestUser;
let thing: Thing;

beforeAll(async () => {
  server = await startTestApp({ settings: { rateLimits: false } });
  moderator = await server.addUser({ is_superuser: true });
});
beforeEach(async () => {
  owner = await server.addUser({ language: "en" });
  thing = room((await posted(server, owner, { title: "Garden flat" })).id);
  await server.mails();
});
afterAll(() => server.close());

test("A-61: a poster appeals, the case is open again, and a restored room grants the appeal", async () => {
  await done(server, moderator, "hide", thing);
  const [notice] = await noticesOf(server, owner);
  const appealed = good(await sendAppeal(server, owner, notice!, " These are my own photos ")).json();
  const at = server.clock.now().toISOString();
  const appeal = { words: "These are my own photos", at, outcome: null, decided_at: null };
  expect(appealed).toEqual({ ...notice, may_appeal: false, appeal });
  const open = await casesOf(server, moderator);
  expect(open.find(({ target_id }) => target_id === thing.target_id)).toMatchObject({ appeal_pending: true });
  expect((await caseOf(server, moderator, thing)).appeal).toMatchObject({ notice_id: notice!.id, act: "hide" });
  await done(server, moderator, "restore", thing, { reason: "appeal_granted" });
  const [restored, hidden] = await noticesOf(server, owner);
  expect([restored?.act, restored?.may_appeal, hidden?.appeal?.outcome]).toEqual(["restore", false, "granted"]);
  expect(await caseOf(server, moderator, thing)).toMatchObject({ state: "decided", appeal_pending: false });
  const told = (await server.mails()).filter(({ to }) => to === owner.email).map(({ subject }) => subject);
  expect(told.toSorted()).toEqual([
    "Something you posted on Qiying has been hidden",
    "Something you posted on Qiying is back",
  ]);
});

test("A-61: a refused appeal is told, changes nothing, and was the only one", async () => {
  await done(server, moderator, "hide", thing);
  const [notice] = await noticesOf(server, owner);
  await sendAppeal(server, owner, notice!);
  expect(refusal(await sendAppeal(server, owner, notice!))).toEqual([409, expect.any(String), "appealed_already"]);
  await server.mails();
  await done(server, moderator, "dismiss", thing, { reason: "appeal_refused", words_en: "We have seen the original" });
  const [mail, ...others] = await server.mails();
  expect([mail?.to, mail?.subject, others]).toEqual([owner.email, "Your appeal on Qiying has an outcome", []]);
  expect(mail?.text).toContain("We have seen the original");
  expect(await noticesOf(server, owner)).toMatchObject([{ act: "hide", appeal: { outcome: "refused" } }]);
  expect(refusal(await sendAppeal(server, owner, notice!))[2]).toBe("appealed_already");
  expect((await caseOf(server, moderator, thing)).standing).toBe("hidden");
});

test("A-61: of appeals that are sent at once one is kept", async () => {
  const { id } = await done(server, moderator, "remove", thing);
  const answers = await Promise.all(Array.from({ length: 4 }, () => sendAppeal(server, owner, { id })));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
});

test("A-61: what is undone needs no appeal, nobody appeals for somebody else, and nobody without words", async () => {
  const hide = await done(server, moderator, "hide", thing);
  const stranger = await server.addUser();
  for (const user of [stranger, moderator]) {
    expect(refusal(await sendAppeal(server, user, hide))).toEqual([404, expect.any(String), "notice_not_found"]);
  }
  expect(refusal(await sendAppeal(server, owner, { id: "none" }))[2]).toBe("notice_not_found");
  expect(mistakes(await sendAppeal(server, owner, hide, " "))).toHaveProperty("words");
  expect(mistakes(await sendAppeal(server, owner, hide, "x".repeat(2001)))).toHaveProperty("words");
  const restore = await done(server, moderator, "restore", thing);
  for (const act of [hide, restore]) {
    expect(refusal(await sendAppeal(server, owner, act))).toEqual([409, expect.any(String), "nothing_to_appeal"]);
  }
});

test("A-61: who is deactivated appeals by the link in the mail, and comes back by that", async () => {
  await done(server, moderator, "deactivate", { account_id: owner.id });
  const [mail] = await server.mails();
  const token = tokenIn(mail!, "/appeal");
  const byLink = (body: object) => server.post("/api/v1/appeals", body);
  expect(refusal(await byLink({ token: `${token}x`, words: "It was not me" }))[2]).toBe("invalid_link");
  expect(refusal(await byLink({ token: crypto.randomUUID(), words: "It was not me" }))[2]).toBe("invalid_link");
  expect((await byLink({ token, words: " " })).statusCode).toBe(422);
  expect((await byLink({ token, words: "It was not me" })).json()).toEqual({ message: "Appeal received" });
  expect(refusal(await byLink({ token, words: "It was not me" }))[2]).toBe("appealed_already");
  const about = { kind: "account", target_id: owner.id };
  expect((await casesOf(server, moderator)).find(({ target_id }) => target_id === owner.id)).toMatchObject({
    kind: "account",
    appeal_pending: true,
    title: null,
    poster: { id: owner.id },
  });
  expect((await caseOf(server, moderator, about)).appeal).toMatchObject({ act: "deactivate", words: "It was not me" });
  await done(server, moderator, "reactivate", { account_id: owner.id }, { reason: "appeal_granted" });
  expect(await caseOf(server, moderator, about)).toMatchObject({ state: "decided", appeal: { outcome: "granted" } });
  const { access_token } = await owner.signIn();
  const back = { ...owner, headers: () => ({ authorization: `Bearer ${access_token}` }) };
  expect((await noticesOf(server, back)).map(({ act }) => act)).toEqual(["reactivate", "deactivate"]);
});

test("A-61: an appeal of an account can be refused, and a granted one against a warning is told", async () => {
  const about = { kind: "account" as never, target_id: owner.id };
  const warning = await done(server, moderator, "warn", { account_id: owner.id });
  await sendAppeal(server, owner, warning);
  await server.mails();
  await done(server, moderator, "dismiss", about, { reason: "no_breach" });
  expect((await server.mails())[0]?.text).toContain("the warning doesn't count");
  const { id } = await done(server, moderator, "deactivate", { account_id: owner.id });
  await server.post("/api/v1/appeals", { token: appealToken(id, SECRET_KEYS), words: "It was not me" });
  await server.mails();
  await done(server, moderator, "dismiss", about, { reason: "appeal_refused" });
  expect((await server.mails())[0]?.text).toContain("the decision stays as it was");
  expect(await caseOf(server, moderator, about)).toMatchObject({ state: "decided", appeal: { outcome: "refused" } });
});

test("A-61: an appeal is judged by what stood there when it was acted on, however much was taken out since", async () => {
  const scam = "I am abroad. Pay the deposit by Western Union before viewing, then I post the keys by DHL.";
  const { id } = await posted(server, owner, { title: "Cheap flat", description: scam });
  const wanted = await postedRequest(server, owner, { description: "Pay me £50 to join, by gift cards." });
  for (const target of [room(id), request(wanted.id)]) {
    const before = await caseOf(server, moderator, target);
    expect(before.acted_on).toBeNull();
    await done(server, moderator, "hide", target);
    const emptied = { description: "A quiet room." };
    good(await (target.kind === "listing" ? putRoom : putRequest)(server, target.target_id, owner.headers(), emptied));
    const [notice] = await noticesOf(server, owner);
    good(await sendAppeal(server, owner, notice!));
    const { acted_on, signals, versions, now } = await caseOf(server, moderator, target);
    expect(signals?.signs.filter(({ severity }) => severity === "strong")).toEqual([]);
    expect(acted_on).toMatchObject({ act_id: notice!.id, act: "hide" });
    expect(acted_on?.signs).toEqual(before.signals?.signs);
    expect(acted_on?.signs.filter(({ severity }) => severity === "strong").length).toBeGreaterThan(1);
    const then = versions.find(({ version }) => version === acted_on?.version);
    expect((then?.listing ?? then?.tenant_request)?.description).toBe(
      target.kind === "listing" ? scam : wanted.description,
    );
    expect((now?.listing ?? now?.tenant_request)?.description).toBe("A quiet room.");
  }
});
