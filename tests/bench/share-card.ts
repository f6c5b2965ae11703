import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type CDPSession, type Page } from "@playwright/test";
import sharp from "sharp";
import type { Listing } from "../../src/domain/listings/listing.ts";
import { openSignedIn } from "../e2e/support/accounts.ts";
import { shellIsKept } from "../e2e/offline/support/test.ts";
import { startServer, type RunningServer } from "../e2e/support/server.ts";
import { shareCard } from "../e2e/support/share-card.ts";
import { wordsIn } from "../e2e/support/words.ts";
import { chromiumLaunch } from "../support/chromium.ts";
import { readCode } from "../support/read-code.ts";
import { median } from "./median.ts";
import { printTable } from "./print-table.ts";
import { roomsForCards } from "./share-card/rooms.ts";

const SLOWER = 4;
const FOLDER = "test-results/share-cards";
const SHAPES = ["upright", "square"] as const;
/** Paper, with which the sheet opens, comes last: each press is to change something. */
const LOOKS = ["brick", "moss", "paper"] as const;
const LANGUAGES = { zh: "中文", en: "English" } as const;

/** How long something took, milliseconds. */
interface Took {
  wall: number;
  /** How long the main thread worked meanwhile: less than the wall shows where the machine is busy with other things. */
  thread: number;
}

/** A card as it was made. */
interface Made {
  room: number;
  name: string;
  file: Buffer;
  /** What its code says. */
  code: string;
  wallMs: number;
}

/**
 * The share card of a dozen rooms in both shapes, languages and all looks, each made on a four times slower processor, its
 * code read back. Pictures and contact sheets are left in test-results/share-cards.
 */
export async function run(): Promise<void> {
  const server = await startServer({ env: { RATE_LIMITS: "off" } });
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const { rooms, owner, tokens } = await roomsForCards(server.url);
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
      locale: "zh-CN",
    });
    const page = await context.newPage();
    await openSignedIn(page, owner, tokens);
    const slow = await context.newCDPSession(page);
    await slow.send("Performance.enable");
    await mkdir(FOLDER, { recursive: true });
    const openings: Took[] = [];
    const cards: Made[] = [];
    for (const [index, room] of rooms.entries()) {
      openings.push(await openSheet(page, server, room, slow));
      for (const made of await cardsOf(page)) cards.push({ room: index, ...made });
    }
    await Promise.all(cards.map(({ room, name, file }) => writeFile(join(FOLDER, `${room}-${name}.png`), file)));
    await writeContactSheets(cards);
    print(rooms, server.url, openings, cards);
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** @returns From the press on 'Share' to the picture. */
async function openSheet(page: Page, { url }: RunningServer, room: Listing, slow: CDPSession): Promise<Took> {
  const words = wordsIn("zh");
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await page.goto(`${url}/?room=${room.id}`);
  await page.waitForFunction(() => document.querySelector("[data-first-paint]") === null);
  const share = page.getByRole("dialog").getByRole("button", { name: words("room.share"), exact: true });
  await share.waitFor();
  await shellIsKept(page);
  await slow.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const before = await threadMs(slow);
  const wall = await untilNewPicture(page, () => share.click());
  return { wall, thread: (await threadMs(slow)) - before };
}

/** How long the page's main thread has worked so far, milliseconds. */
async function threadMs(slow: CDPSession): Promise<number> {
  const { metrics } = await slow.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "ThreadTime")!.value * 1000;
}

async function cardsOf(page: Page): Promise<Omit<Made, "room">[]> {
  const words = wordsIn("zh");
  const { sheet, pixels } = shareCard(page, words);
  const press = (text: string) => untilNewPicture(page, () => sheet.getByText(text, { exact: true }).click());
  const made: Omit<Made, "room">[] = [];
  for (const shape of SHAPES) {
    if (shape !== SHAPES[0]) await press(words(`share-card.shape.${shape}`));
    for (const [language, name] of Object.entries(LANGUAGES)) {
      // The sheet opens with the first shape in the first language.
      if (made.length > 0) await press(name);
      for (const look of LOOKS) {
        const wallMs = await press(words(`share-card.look.${look}`));
        const file = await pixels();
        made.push({ name: `${shape}-${language}-${look}`, file, code: await readCode(file), wallMs });
      }
    }
  }
  return made;
}

/** From a press to the picture that follows from it, in the page's own time. */
async function untilNewPicture(page: Page, press: () => Promise<void>): Promise<number> {
  const timed = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let pressedAt: number | null = null;
        addEventListener("click", ({ timeStamp }) => (pressedAt ??= timeStamp), { capture: true, once: true });
        const find = () => document.querySelector<HTMLImageElement>("[role=dialog] img[src^='data:']");
        const before = find()?.src;
        const look = () => {
          const image = find();
          if (pressedAt === null || image === null || image.src === before || !image.complete) return;
          clearInterval(timer);
          resolve(performance.now() - pressedAt);
        };
        const timer = setInterval(look, 5);
      }),
  );
  await press();
  return timed;
}

/** All cards of one shape and language side by side, a row for each look, to be looked at. */
async function writeContactSheets(cards: readonly Made[]): Promise<void> {
  for (const shape of SHAPES) {
    for (const language of Object.keys(LANGUAGES)) {
      const shown = cards.filter(({ name }) => name.startsWith(`${shape}-${language}`));
      const [width, height] = shape === "upright" ? [360, 480] : [360, 360];
      const rooms = Math.max(...shown.map(({ room }) => room)) + 1;
      const tiles = await Promise.all(
        shown.map(async ({ room, name, file }) => ({
          input: await sharp(file).resize(width, height).toBuffer(),
          left: (room % 6) * (width + 8),
          top: (LOOKS.findIndex((look) => name.endsWith(look)) + 3 * Math.floor(room / 6)) * (height + 8),
        })),
      );
      const rows = 3 * Math.ceil(rooms / 6);
      await sharp({
        create: { width: 6 * (width + 8), height: rows * (height + 8), channels: 3, background: "#bbbbbb" },
      })
        .composite(tiles)
        .png()
        .toFile(join(FOLDER, `sheet-${shape}-${language}.png`));
    }
  }
}

function print(rooms: readonly Listing[], url: string, openings: readonly Took[], cards: readonly Made[]): void {
  const right = cards.filter(({ room, code }) => code === `${url}/?room=${rooms[room]!.id}`).length;
  const walls = cards.map(({ wallMs }) => wallMs);
  const opened = openings.map(({ wall }) => wall);
  const worked = openings.map(({ thread }) => thread);
  printTable([
    ["Press on 'Share' to the picture: median; longest", medianAndLongest(opened), "< 1000 ms"],
    ["The page's own work meanwhile: median; longest", medianAndLongest(worked), ""],
    ["Another choice to its picture: median; longest", medianAndLongest(walls), "< 1000 ms"],
    ["Codes read back, of all cards", `${right} of ${cards.length}`, "all"],
  ]);
  console.log(`\nThe processor is slowed down ${SLOWER} times. Pictures and contact sheets: ${FOLDER}`);
}

function medianAndLongest(values: readonly number[]): string {
  return [median(values), Math.max(...values)].map((value) => `${value.toFixed(0)} ms`).join("; ");
}
