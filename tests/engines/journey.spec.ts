import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isShellKept } from "../e2e/offline/support/test.ts";
import { expectColours, keysOf } from "../e2e/outbox/support/invariants.ts";
import { photosOf } from "../e2e/outbox/support/picked-files.ts";
import { openServerState } from "../e2e/outbox/support/server-state.ts";
import { CREATE, UPLOAD } from "../e2e/outbox/support/test.ts";
import { demoRooms } from "../e2e/support/demo-rooms.ts";
import { JOURNEY_STEPS } from "./journey-steps.ts";
import { logInFirst } from "./support/log-in.ts";
import type { Screen } from "./support/screen.ts";
import { expect, test } from "./support/test.ts";
import { writeRoom } from "./support/write-room.ts";

const [VISIT, SEARCH, LOG_IN, POST, START_AGAIN, SEND, SAVED_ROOM] = JOURNEY_STEPS;
const COLOURS = ["#c03020", "#2040c0"];
const TITLE = "Sunny ensuite by the river";
/** Beside the e-mail address of an open contact. */
const MAIL_LINK = "main a[href^='mailto:']";

test("E8, S1, W4: what people do most, from the first visit to a saved room without a signal", async ({
  open,
  front,
  server,
  account,
}, story) => {
  let screen = await open();
  const kept = await openServerState(server.url, account);

  await test.step(VISIT, async () => {
    await screen.goTo("/");
    await screen.shows({ said: "home.heading" });
    await expect.poll(() => screen.countOf("main article")).toBeGreaterThan(0);
    await canStartOffline(screen);
  });

  await test.step(SEARCH, async () => {
    await screen.press({ button: "search.filters" });
    await screen.fillIn({ css: "[role=dialog] select" }, "London");
    await screen.press({ css: "[role=dialog] button[type=submit]" });
    await screen.isAt(/mode=filter&city=London/);
    await expect.poll(() => screen.countOf("main article")).toBe(40);
  });

  await test.step(LOG_IN, () => logInFirst(screen, account));

  await test.step(POST, async () => {
    await screen.goTo("/items");
    await screen.shows({ link: "own-listings.add" });
    front.isDown = true;
    await writeRoom(screen, { title: TITLE, photos: await photoFiles(story.outputPath("photos")) });
    await screen.press({ button: "listing-form.post" });
    await screen.isAt(/^\/items$/);
    await isNotSent(screen);
  });

  await test.step(START_AGAIN, async () => {
    screen = await open();
    await screen.goTo("/items");
    await isNotSent(screen);
    expect(await kept.listings()).toEqual([]);
  });

  await test.step(SEND, async () => {
    front.isDown = false;
    await expect.poll(async () => (await kept.listings()).map(({ title }) => title)).toEqual([TITLE]);
    const [room] = await kept.listings();
    expectColours(await kept.colours(room!.id), COLOURS);
    expect([keysOf(front, UPLOAD).size, keysOf(front, CREATE).size]).toEqual([COLOURS.length, 1]);
    await screen.shows({ css: `button[aria-label="${menuOf(screen)}"]` });
    await screen.hides({ said: "own-listings.waiting" });
  });

  await test.step(SAVED_ROOM, async () => {
    const [room] = await demoRooms(server.url);
    await screen.goTo(`/item_detail/${room!.id}`);
    await screen.press({ button: "contact.show" });
    await screen.shows({ css: MAIL_LINK });
    await screen.press({ button: "save-viewing.save" });
    await screen.shows({ said: "save-viewing.saved" });
    front.isDown = true;
    screen = await open();
    await screen.goTo(`/viewings/${room!.id}`);
    await screen.shows({ text: room!.title });
    await screen.shows({ css: MAIL_LINK });
    await expect.poll(() => screen.evaluate(photosShown)).toBeGreaterThan(0);
  });
});

/** As the app itself tells it: the worker answers, and all files of the build are on the phone. */
async function canStartOffline(screen: Screen): Promise<void> {
  await expect.poll(() => screen.evaluate(isShellKept).catch(() => false), { timeout: 120_000 }).toBe(true);
}

async function isNotSent(screen: Screen): Promise<void> {
  await screen.shows({ text: TITLE });
  await screen.shows({ said: "state.queued" });
}

function menuOf({ words }: Screen): string {
  return words("own-listings.actions-for").replace("{title}", TITLE);
}

/** Pictures of one colour each, as files of this machine. */
async function photoFiles(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const photos = await photosOf(COLOURS);
  return Promise.all(
    photos.map(async ({ buffer }, at) => {
      const path = join(folder, `photo-${at + 1}.jpg`);
      await writeFile(path, buffer);
      return path;
    }),
  );
}

function photosShown(): number {
  return [...document.querySelectorAll<HTMLImageElement>("main img")].filter(
    ({ complete, naturalWidth }) => complete && naturalWidth > 0,
  ).length;
}
