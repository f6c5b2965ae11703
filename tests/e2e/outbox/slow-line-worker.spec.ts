import { slowLine, type SlowLine } from "../../support/slow-line.ts";
import { expect, test as base } from "./support/test.ts";
import { closeApp } from "./support/worker-sender.ts";

const test = base.extend<{ line: SlowLine }>({
  line: async ({ serverUrl }, use) => {
    const line = await slowLine(serverUrl);
    await use(line);
    line.close();
  },
  baseURL: async ({ line }, use) => use(line.url),
});

/** Of the only photo that has been made small to be sent; 0 before. Runs in the page. */
async function bytesToSend(): Promise<number> {
  const settled = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener("success", () => resolve(request.result));
      request.addEventListener("error", () => reject(request.error));
    });
  const db = await settled(indexedDB.open("qiying-drafts"));
  const rows = await settled(db.transaction("photoBytes").objectStore("photoBytes").getAll());
  db.close();
  const [row] = rows as { shrunk: ArrayBuffer | null }[];
  return row?.shrunk?.byteLength ?? 0;
}

test("the app is closed: the worker sends a room with a photo on a slow line with cuts, and the next event sends nothing again that has come @whole-browser", async ({
  phone,
  kept,
  line,
}) => {
  test.setTimeout(600_000);
  const closed = await closeApp(phone);
  const room = await closed.write({ colours: ["#808080"], width: 800 });
  await closed.post(room);
  line.bytesPerSecond = 3000;
  line.cutEveryBytes = 40_000;
  line.sent = 0;
  line.requests.length = 0;
  await closed.sync();
  let bytes = 0;
  const sentSo = async () => {
    bytes = Math.max(bytes, await closed.page.evaluate(bytesToSend));
    return line.sent;
  };
  await expect.poll(sentSo, { timeout: 200_000, intervals: [500] }).toBeGreaterThan(55_000);
  // As at the end of the browser's three minutes.
  await closed.stop();
  expect(await kept.listing(room)).toBeUndefined();
  await closed.sync();
  await expect
    .poll(async () => (await kept.listing(room))?.images.length, { timeout: 200_000, intervals: [1000] })
    .toBe(1);
  expect(bytes).toBeGreaterThan(72_000);
  console.log(
    `photo ${bytes} bytes, sent in all ${line.sent}: ${(line.sent / bytes).toFixed(2)}`,
    line.requests.map(({ what, bytes }) => `${bytes} ${what}`),
  );
  expect(line.sent / bytes).toBeLessThanOrEqual(1.3);
});
