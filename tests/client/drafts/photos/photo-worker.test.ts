import { afterEach, expect, test, vi } from "vitest";
import { UnreachableError } from "#contract/api-error.ts";
import { withResolvers } from "#domain/with-resolvers.ts";
import { UnreadablePhotoError } from "#offline/shrink/shrinking.ts";
import { NoWorkerError, photoWorker } from "../../../../src/client/drafts/photos/shrink/photo-worker.ts";
// oxlint-disable-next-line import/default -- Vite makes it
import workerUrl from "../../../../src/client/drafts/photos/shrink/shrink.worker.ts?worker&url";
import { lookOf, picture } from "./pictures.ts";

/** A worker that works is waited for, however slow the machine is. */
const WITHIN_MS = 60_000;

afterEach(() => void vi.useRealTimers());

const realWorker = () => new Worker(workerUrl, { type: "module" });

function workerThat(code: string): Worker {
  return new Worker(URL.createObjectURL(new Blob([code], { type: "text/javascript" })));
}
const crashing = () =>
  workerThat(`postMessage({ name: "ready" }); onmessage = () => { throw new Error("No memory"); };`);

/** Starts these workers one after the other, the last one again and again. */
function workers(...starts: (() => Worker)[]) {
  let started = 0;
  const start = () => starts[Math.min(started++, starts.length - 1)]!();
  return { worker: photoWorker({ start, withinMs: WITHIN_MS, restAfterMs: 50 }), started: () => started };
}

async function job() {
  return {
    photo: await picture({ width: 800, height: 600 }),
    to: { edge: 400, most: 1e6 },
    manner: "careful" as const,
  };
}

test("D3: a crashing worker is replaced, and the photo shrunk by the next one", async () => {
  const { worker, started } = workers(crashing, realWorker);
  expect(await lookOf(await worker.run(await job()))).toMatchObject({ width: 400, height: 300 });
  expect(started()).toBe(2);
});

test("D3: a hung worker is replaced, and the photo shrunk by the next one", async () => {
  const isHung = withResolvers<void>();
  const hung = () => {
    const started = workerThat(`postMessage("ready"); onmessage = () => { postMessage("hung"); for (;;); };`);
    started.addEventListener("message", ({ data }) => data === "hung" && isHung.resolve());
    return started;
  };
  const { worker, started } = workers(hung, realWorker);
  const photo = await job();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const shrunk = worker.run(photo);
  await isHung.promise;
  vi.advanceTimersByTime(WITHIN_MS);
  vi.useRealTimers();
  expect(await lookOf(await shrunk)).toMatchObject({ width: 400, height: 300 });
  expect(started()).toBe(2);
});

test("a photo that breaks every worker is unreadable; those after it are shrunk", async () => {
  const { worker } = workers(crashing, crashing, realWorker);
  const jobs = await Promise.all([job(), job()]);
  const [first, second] = jobs.map((each) => worker.run(each));
  await expect(first).rejects.toBeInstanceOf(UnreadablePhotoError);
  expect(await lookOf(await second!)).toMatchObject({ width: 400 });
});

test.each([
  ["rested", realWorker],
  ["crashed", crashing],
])("D3: a photo is not unreadable where the worker has %s, and its file cannot be fetched again", async (_, first) => {
  const missing = () => new Worker("/no-such-worker.js", { type: "module" });
  const { worker } = workers(first, missing, missing, realWorker);
  if (first === realWorker) await worker.run(await job());
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect(worker.run(await job())).rejects.toBeInstanceOf(UnreachableError);
});

test("the caller hears that no worker starts", async () => {
  const { worker } = workers(() => new Worker("/no-such-worker.js", { type: "module" }));
  await expect(worker.run(await job())).rejects.toBeInstanceOf(NoWorkerError);
});

test("one worker runs the jobs one after the other, and is terminated when idle", async () => {
  const { worker, started } = workers(realWorker);
  // Made before the first begins: the worker rests as soon as there is nothing to do.
  const jobs = await Promise.all([job(), job(), job()]);
  await Promise.all(jobs.map((each) => worker.run(each)));
  expect(started()).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await worker.run(await job());
  expect(started()).toBe(2);
});
