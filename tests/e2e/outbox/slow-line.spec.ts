import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { slowLine, type SlowLine } from "../../support/slow-line.ts";
import { createAccount, logIn, openSignedIn } from "../support/accounts.ts";
import { expect, test as base } from "../support/story.ts";
import type { PickedFile } from "./support/picked-files.ts";
import { screensOf } from "./support/screens.ts";

const test = base.extend<{ line: SlowLine }>({
  line: async ({ server }, use) => {
    const line = await slowLine(server.url);
    await use(line);
    line.close();
  },
  baseURL: async ({ line }, use) => use(line.url),
  // The page sends by itself; the worker does it by the same code.
  serviceWorkers: "block",
  expectedErrors: [/Failed to load resource/],
});

test.use({ locale: "en-GB", viewport: { width: 390, height: 844 } });

const BYTES_PER_SECOND = 1000;
/** By bytes, and not by the clock: so their number does not depend on how busy the machine is. */
const CUT_EVERY_BYTES = 60 * BYTES_PER_SECOND;

/** A photo with something new at every point: it cannot be made much smaller. */
async function noisyPhoto(name: string): Promise<PickedFile> {
  const [width, height] = [340, 280];
  const raw = { width, height, channels: 3 } as const;
  const buffer = await sharp(randomBytes(width * height * 3), { raw })
    .jpeg({ quality: 90 })
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}

/** The bytes of the photos that have been made small to be sent, by their uuids. Runs in the page. */
async function bytesToSend(): Promise<[string, number][]> {
  const settled = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener("success", () => resolve(request.result));
      request.addEventListener("error", () => reject(request.error));
    });
  const db = await settled(indexedDB.open("qiying-drafts"));
  const rows = await settled(db.transaction("photoBytes").objectStore("photoBytes").getAll());
  db.close();
  return (rows as { uuid: string; shrunk: ArrayBuffer | null }[]).flatMap(({ uuid, shrunk }) =>
    shrunk === null ? [] : [[uuid, shrunk.byteLength]],
  );
}

test("a room with three photos arrives at 1 kB/s with a cut every minute, and what has arrived does not go up again", async ({
  page,
  line,
  server,
}) => {
  // Three minutes of sending at the least.
  test.setTimeout(900_000);
  const account = await createAccount(server.url);
  const tokens = await logIn(server.url, account);
  await openSignedIn(page, account, tokens);
  await page.goto("/items");
  const screens = screensOf(page, { language: "en" });
  await expect(page.getByRole("link", { name: screens.words("own-listings.add") }).first()).toBeVisible();
  await page
    .getByRole("link", { name: screens.words("own-listings.add") })
    .first()
    .click();
  await expect(screens.field("city")).toBeVisible();
  await page.goBack();
  await page.context().setOffline(true);
  const photos = await Promise.all(["one.jpg", "two.jpg", "three.jpg"].map(noisyPhoto));
  await screens.writeRoom({ title: "Sent through a straw", photos });
  await screens.button("listing-form.post").click();
  await expect(screens.waiting("Sent through a straw")).toBeVisible();

  line.bytesPerSecond = BYTES_PER_SECOND;
  line.cutEveryBytes = CUT_EVERY_BYTES;
  line.sent = 0;
  line.requests.length = 0;
  await page.context().setOffline(false);
  const sizes = new Map<string, number>();
  const posted = async () => {
    for (const [uuid, bytes] of await page.evaluate(bytesToSend)) sizes.set(uuid, bytes);
    const answer = await fetch(`${server.url}/api/v1/items?limit=5`, {
      headers: { authorization: `Bearer ${tokens.access_token}` },
    });
    return ((await answer.json()) as { data: { images: unknown[] }[] }).data.map(({ images }) => images.length);
  };
  await expect.poll(posted, { timeout: 850_000, intervals: [2000] }).toEqual([3]);
  expect(sizes.size).toBe(3);
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  console.log(
    `photos ${bytes} bytes (${[...sizes.values()].join(", ")}), sent in all ${line.sent}: ${(line.sent / bytes).toFixed(2)}`,
  );
  console.log(line.requests.map(({ what, bytes }) => `${String(bytes).padStart(6)} ${what}`).join("\n"));
  // Beside them: headers, what the page asks at each return, and the beginning of what Chromium sends once more by itself at each cut.
  expect(line.sent / bytes).toBeLessThanOrEqual(1.2);
});
