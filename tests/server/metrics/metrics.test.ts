import { afterAll, beforeAll, expect, test } from "vitest";
import { tell, told } from "../../../src/server/occurrences.ts";
import { receivingSpace } from "../../../src/server/http/body/receiving-space.ts";
import { photoQueue } from "../../../src/server/photos/encoding/photo-queue.ts";
import { startTestApp, type TestApp } from "../test-app.ts";

const TOKEN = "only for tests: reads what is counted";
let site: TestApp;
beforeAll(async () => void (site = await startTestApp({ settings: { metricsToken: TOKEN } })));
afterAll(() => site.close());

async function counted(): Promise<string> {
  return (await site.get("/metrics", { authorization: `Bearer ${TOKEN}` })).body;
}

test("answers are counted by route and status, without what stood in the route's place", async () => {
  const id = "01890a5d-ac96-774b-bcce-b30209900000";
  await site.get(`/api/v1/items/${id}`);
  await site.get("/api/v1/items/count");
  const text = await counted();
  expect(text).toContain(
    'qiying_http_request_duration_seconds_count{method="GET",route="/api/v1/items/:id",status="401"} 1',
  );
  expect(text).toContain(
    'qiying_http_request_duration_seconds_count{method="GET",route="/api/v1/items/count",status="200"} 1',
  );
  expect(text).not.toContain(id);
});

test("the pool, the queue of mails and the process are gauged when they are asked for", async () => {
  const code = { email: "someone@example.org", code: "123456" };
  await site.post(`/api/v1/sign-up/check/${code.email}/${code.code}`);
  expect(await counted()).toContain('qiying_queued_mails{state="due"} 1');
  await site.mails();
  const text = await counted();
  expect(text).toContain('qiying_queued_mails{state="due"} 0');
  expect(text).toMatch(/qiying_database_connections\{state="idle"\} [1-9]/);
  expect(text).toMatch(/process_resident_memory_bytes \d+/);
});

test("reading the metrics takes one connection, once", async () => {
  let taken = 0;
  const count = () => void (taken += 1);
  site.database.pool.on("acquire", count);
  expect(await counted()).toContain('qiying_alert_wait_seconds{step="push"} 0');
  site.database.pool.off("acquire", count);
  expect(taken).toBe(1);
});

test("F5: what needs no database is told where that does not answer, and what does is left out", async () => {
  const holder = await site.database.pool.connect();
  await holder.query("begin; lock table delivery");
  const text = await counted();
  await holder.query("rollback");
  holder.release();
  expect(text).toContain('qiying_database_connections{state="used"} 1');
  expect(text).not.toContain("qiying_dead_mails");
  expect(await counted()).toContain("qiying_dead_mails 0");
});

test("what parts of the server tell of themselves is counted", async () => {
  tell("mail", { outcome: "postponed" });
  tell("repetition", { method: "POST" });
  await told("job", { name: "sweepNothing" }, async () => undefined);
  const failing = told("ai", { kind: "search" }, async () => Promise.reject(new Error("out of order")));
  await expect(failing).rejects.toThrow("out of order");
  const text = await counted();
  expect(text).toContain('qiying_mails_total{outcome="postponed"} 1');
  expect(text).toContain('qiying_repeated_requests_total{method="POST"} 1');
  expect(text).toContain('qiying_job_duration_seconds_count{task="sweepNothing",outcome="done"} 1');
  expect(text).toContain('qiying_ai_run_duration_seconds_count{kind="search",outcome="failed"} 1');
});

test("with a token set, requests without it find nothing", async () => {
  for (const authorization of ["", "Bearer ", `Bearer ${TOKEN}s`, TOKEN]) {
    expect((await site.get("/metrics", { authorization })).statusCode).toBe(404);
  }
});

test("without a token only this machine reads, and no proxy on it for others", async () => {
  const open = await startTestApp();
  const ask = async (remoteAddress: string, headers: Record<string, string> = {}) =>
    (await open.app.inject({ url: "/metrics", remoteAddress, headers })).statusCode;
  try {
    expect(await ask("127.0.0.1")).toBe(200);
    expect(await ask("::1")).toBe(200);
    expect(await ask("::ffff:127.0.0.1")).toBe(200);
    expect(await ask("192.0.2.7")).toBe(404);
    expect(await ask("127.0.0.1", { "x-forwarded-for": "192.0.2.7" })).toBe(404);
    expect(await ask("127.0.0.1", { forwarded: "for=192.0.2.7" })).toBe(404);
    for (const header of ["x-real-ip", "via", "x-forwarded-proto", "x-forwarded-host"])
      expect([header, await ask("127.0.0.1", { [header]: "192.0.2.7" })]).toEqual([header, 404]);
    expect(await ask("127.0.0.1", { host: "qiying.example.org" })).toBe(404);
    expect(await ask("::1", { host: "[::1]:8000" })).toBe(200);
  } finally {
    await open.close();
  }
});

test("queues of work and the memory for files on their way in are gauged as they grow and shrink", async () => {
  expect(await counted()).toContain('qiying_work_queue{queue="ocr",state="waiting"} 0');
  const queue = photoQueue(2);
  const held = Promise.withResolvers<void>();
  const working = Array.from({ length: 5 }, (_, at) => queue(`owner ${at}`, 1, () => held.promise));
  const space = receivingSpace({ all: 100, each: 60 });
  const free = space.take("somebody", { bytes: 40, received: () => 0, cut: () => undefined });
  const during = await counted();
  expect(during).toContain('qiying_work_queue{queue="photos",state="active"} 2');
  expect(during).toContain('qiying_work_queue{queue="photos",state="waiting"} 3');
  expect(during).toContain('qiying_receiving_bytes{state="taken"} 40');
  expect(during).toContain('qiying_receiving_bytes{state="free"} 60');
  held.resolve();
  await Promise.all(working);
  free();
  const after = await counted();
  expect(after).toContain('qiying_work_queue{queue="photos",state="active"} 0');
  expect(after).toContain('qiying_work_queue{queue="photos",state="waiting"} 0');
  expect(after).toContain('qiying_receiving_bytes{state="taken"} 0');
});
