import { afterEach, beforeAll, expect, test } from "vitest";
import { AiUnavailable } from "../../../../src/server/ai/ai.ts";
import { ocrProcess } from "../../../../src/server/ai/ocr/ocr-process.ts";
import { textReader, type ReaderLimits } from "../../../../src/server/ai/ocr/text-reader.ts";
import { POSTERS } from "../../../support/posters/posters.ts";
import { renderPosters } from "../../../support/posters/render-posters.ts";

const PATIENT: ReaderLimits = { mostCalls: 4, pictureWithinMs: 60_000, callWithinMs: 110_000 };
const WITHIN = { timeout: 120_000 };
const somebody = { signal: new AbortController().signal, accountId: "somebody" };
const noPicture = Buffer.from("No picture at all");

let poster: Buffer;
let engine = ocrProcess();

beforeAll(async () => {
  const [plain] = await renderPosters(POSTERS.filter(({ name }) => name === "English, plain"));
  poster = plain!.file;
}, WITHIN.timeout);

afterEach(() => {
  engine.end();
  engine = ocrProcess();
});

test("pictures are read one after the other in one process, calls in turns", WITHIN, async () => {
  const reader = textReader(PATIENT, engine);
  const [[first, second], [third]] = await Promise.all([
    reader.read([poster, poster], somebody),
    reader.read([poster], somebody),
  ]);
  for (const read of [first, second, third]) expect(read?.text).toContain("Ensuite room to let\nBristol, BS8 1TH");
  const before = engine.pid();
  await reader.read([poster], somebody);
  expect(engine.pid()).toBe(before);
});

test("too many calls at once are sent away", WITHIN, async () => {
  const reader = textReader({ ...PATIENT, mostCalls: 1 }, engine);
  const first = reader.read([poster], somebody);
  await expect(reader.read([poster], somebody)).rejects.toThrow(new AiUnavailable("Too many pictures wait to be read"));
  expect(await first).toHaveLength(1);
  expect(await reader.read([], somebody)).toEqual([]);
});

test("an account with more calls than there are places leaves the next account its turn", WITHIN, async () => {
  const reader = textReader({ ...PATIENT, mostCalls: 3 }, engine);
  const order: string[] = [];
  const readFor = async (accountId: string) => {
    await reader.read([poster], { ...somebody, accountId });
    order.push(accountId);
  };
  const greedy = await Promise.allSettled([
    ...Array.from({ length: 4 }, () => readFor("greedy")),
    readFor("another").then(() => expect(order).toEqual(["greedy", "another"])),
  ]);
  const refused = greedy.filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(2);
  for (const { reason } of refused as PromiseRejectedResult[]) {
    expect(reason).toEqual(new AiUnavailable("Too many pictures wait to be read"));
  }
  expect(order).toEqual(["greedy", "another", "greedy"]);
});

test("a picture that takes too long is given up, its process replaced", WITHIN, async () => {
  const hasty = textReader({ ...PATIENT, pictureWithinMs: 1 }, engine);
  await expect(hasty.read([poster], somebody)).rejects.toThrow(AiUnavailable);
  expect(engine.pid()).toBeNull();
  const [read] = await textReader(PATIENT, engine).read([poster], somebody);
  expect(read?.text).toContain("Bristol");
});

test("a call that takes too long ends", WITHIN, async () => {
  const hasty = textReader({ ...PATIENT, callWithinMs: 1 }, engine);
  await expect(hasty.read([poster, poster], somebody)).rejects.toThrow(AiUnavailable);
  expect(engine.pid()).toBeNull();
});

test("what cannot be read costs nobody else anything", WITHIN, async () => {
  const reader = textReader(PATIENT, engine);
  const [broken, whole] = await reader.read([noPicture, poster], somebody);
  expect(broken).toEqual({ text: "", confidence: 0 });
  expect(whole?.text).toContain("Bristol");
  await expect(reader.read([noPicture], somebody)).rejects.toThrow(AiUnavailable);
});

test("whoever goes away stops the work", WITHIN, async () => {
  const visit = new AbortController();
  const reader = textReader(PATIENT, engine);
  await reader.read([poster], somebody);
  const gone = reader.read([poster, poster], { signal: visit.signal, accountId: "somebody" });
  setTimeout(() => visit.abort(new Error("gone")), 20);
  await expect(gone).rejects.toThrow("gone");
  expect(engine.pid()).toBeNull();
});

test("a process that dies is replaced", WITHIN, async () => {
  const reader = textReader(PATIENT, engine);
  await reader.read([poster], somebody);
  const before = engine.pid()!;
  process.kill(before, "SIGKILL");
  await expect.poll(() => engine.pid()).toBeNull();
  const [read] = await reader.read([poster], somebody);
  expect(read?.text).toContain("Bristol");
  expect(engine.pid()).not.toBe(before);
});

test("without work the process ends, and gives its memory back", WITHIN, async () => {
  engine = ocrProcess({ idleMs: 4000 });
  const [read] = await textReader(PATIENT, engine).read([poster], somebody);
  expect(read?.text).toContain("Bristol");
  expect(engine.pid()).not.toBeNull();
  await expect.poll(() => engine.pid(), { timeout: 20_000 }).toBeNull();
});

test("closing it ends what is being read", WITHIN, async () => {
  const reader = textReader(PATIENT, engine);
  const reading = reader.read([poster], somebody);
  setTimeout(() => reader.close(), 20);
  await expect(reading).rejects.toThrow(AiUnavailable);
  expect(engine.pid()).toBeNull();
  await expect(reader.read([poster], somebody)).rejects.toThrow(AiUnavailable);
});
