import type { Front } from "../offline/support/front.ts";
import type { Fault } from "../offline/support/request-faults.ts";
import { shellIsKept } from "../offline/support/test.ts";
import { crash, secondTab, type Phone } from "./support/phone.ts";
import { SEED, seededRandom, type Random } from "./support/seeded-random.ts";
import type { ServerState } from "./support/server-state.ts";
import { ANSWERS, expect, test as base } from "./support/test.ts";
import { closeApp, workerOf } from "./support/worker-sender.ts";

/** Z: things that people, browsers and networks do, in a random order; nothing lost, nothing doubled. */
const FIRST_SEED = Number(process.env["SOAK_SEED"] ?? Date.now() % 1_000_000);
const COLOURS = ["#c03020", "#20a040", "#2040c0"];

const REFRESH_PATH = "/api/v1/refresh";

/** Of each hundred requests this many go wrong. */
const FAULTS_PER_HUNDRED = 25;
const FAULTS: readonly Fault[] = [
  { kind: "drop" },
  { kind: "lose-answer" },
  { kind: "cut-body" },
  { kind: "cut-answer" },
  { kind: "delay", milliseconds: 150 },
  ANSWERS.error(500),
  ANSWERS.error(503),
  ANSWERS.portal,
];
// A refusal to renew the tokens is no fault: it logs the phone out, and rightly so.
const REFUSED = ANSWERS.error(401);

/** What its owner wants of one room. */
interface Wish {
  title: string;
  photos: number;
  /** `written`: not posted, or taken back; `posted`: to be on the server like this; `gone`: to be nowhere. */
  is: "written" | "posted" | "gone";
  /** What another device has put in, in a field that the phone does not touch. */
  elsewhere: string | null;
}

/** How many; the whole matrix asks for more, and continuous integration has half an hour for everything. */
const OPERATIONS = 300;
const test = base.extend<{ operations: number }>({
  operations: [Number(process.env["SOAK_OPERATIONS"] ?? OPERATIONS), { option: true }],
});

test("Z: random operations with random faults, page and worker sending @whole-browser", async ({
  phone,
  kept,
  front,
  operations,
}, { annotations, repeatEachIndex }) => {
  test.setTimeout(1_200_000);
  const seed = FIRST_SEED + repeatEachIndex;
  annotations.push({ type: SEED, description: `${operations} operations with SOAK_SEED=${seed}` });
  console.log(`Soak with SOAK_SEED=${seed}`);
  const random = seededRandom(seed);
  const soak: Soak = { phone, kept, front, random, wishes: new Map(), titles: 0, isOffline: false };
  const posts = countPosts(phone);
  await shellIsKept(phone.page);
  front.fault = ({ method, url }) => {
    if (method === "GET" || !url.startsWith("/api/") || random.below(100) >= FAULTS_PER_HUNDRED) return null;
    return random.of(url.startsWith(REFRESH_PATH) ? FAULTS : [...FAULTS, REFUSED]);
  };
  for (let count = 0; count < operations; count += 1) await random.weighted(STEPS)(soak);
  front.fault = null;
  await soak.phone.page.context().setOffline(false);
  await settled(soak);
  await compare(soak);
  annotations.push({ type: SEED, description: `${posts.page} requests by the page, ${posts.worker} by the worker` });
  expect(posts.worker).toBeGreaterThan(0);
});

/** Who has sent how much. */
function countPosts({ page }: Phone): { page: number; worker: number } {
  const posts = { page: 0, worker: 0 };
  page.context().on("request", (request) => {
    if (request.method() !== "GET") posts[request.serviceWorker() === null ? "page" : "worker"] += 1;
  });
  return posts;
}

interface Soak {
  phone: Phone;
  kept: ServerState;
  front: Front;
  random: Random;
  wishes: Map<string, Wish>;
  titles: number;
  isOffline: boolean;
}

type Step = (soak: Soak) => Promise<void>;

/** What may happen next, and how often beside the others. */
const STEPS: readonly (readonly [number, Step])[] = [
  [20, write],
  [25, post],
  [20, reopenForEditing],
  [6, takeBack],
  [6, discardOrDelete],
  [6, editElsewhere],
  [6, toggleNetwork],
  [8, comeToTheFront],
  [2, reload],
  [1, end],
  [3, wakeWorker],
  [2, leaveToWorker],
];

async function write(soak: Soak): Promise<void> {
  const photos = soak.random.below(3);
  const title = newTitle(soak);
  const id = await soak.phone.write({ colours: COLOURS.slice(0, photos), fields: { title } });
  soak.wishes.set(id, { title, photos, is: "written", elsewhere: null });
}

async function post(soak: Soak): Promise<void> {
  const found = pick(soak, ({ is }) => is === "written");
  if (found === null) return;
  await soak.phone.post(found.id);
  found.wish.is = "posted";
}

/** Edits what was posted: the draft where the phone still has one, else what the server has. */
async function reopenForEditing(soak: Soak): Promise<void> {
  const found = pick(soak, ({ is }) => is === "posted");
  if (found === null) return;
  const { id, wish } = found;
  const title = newTitle(soak);
  const isDraft = (await soak.phone.stored()).drafts.some((draft) => draft.id === id);
  if (!isDraft || !(await isPosted(soak.phone.post(id, { title })))) {
    const row = await soak.kept.listing(id);
    if (row === undefined) throw new Error(`Lost: ${wish.title}`);
    await soak.phone.edit(row, { title });
  }
  wish.title = title;
}

/** Whether a draft was posted; false where it had arrived a moment before, and was none any more. */
async function isPosted(posting: Promise<void>): Promise<boolean> {
  try {
    await posting;
    return true;
  } catch (error) {
    if (String(error).includes("There is no such draft")) return false;
    throw error;
  }
}

async function takeBack(soak: Soak): Promise<void> {
  const found = pick(soak, ({ is }) => is === "posted");
  if (found === null || !(await soak.phone.stored()).drafts.some(({ id }) => id === found.id)) return;
  await soak.phone.takeBack(found.id);
  // It may have gone meanwhile.
  const draft = (await soak.phone.stored()).drafts.find(({ id }) => id === found.id);
  if (draft?.status === "editing") found.wish.is = "written";
}

async function discardOrDelete(soak: Soak): Promise<void> {
  const found = pick(soak, ({ is }) => is !== "gone");
  if (found === null) return;
  const { id, wish } = found;
  const draft = (await soak.phone.stored()).drafts.find((each) => each.id === id);
  const row = await soak.kept.listing(id);
  if (draft !== undefined && !draft.edits && row === undefined) await soak.phone.discard(id);
  else await soak.phone.remove({ id, title: wish.title });
  wish.is = "gone";
}

async function editElsewhere(soak: Soak): Promise<void> {
  const found = pick(soak, ({ is }) => is !== "gone");
  if (found === null || (await soak.kept.listing(found.id)) === undefined) return;
  const elsewhere = newTitle(soak);
  await soak.kept.editElsewhere(found.id, { additional_info: elsewhere });
  found.wish.elsewhere = elsewhere;
}

async function toggleNetwork(soak: Soak): Promise<void> {
  soak.isOffline = !soak.isOffline;
  await soak.phone.page.context().setOffline(soak.isOffline);
}

async function comeToTheFront({ phone }: Soak): Promise<void> {
  await phone.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
}

async function reload({ phone }: Soak): Promise<void> {
  await phone.page.reload();
}

async function end(soak: Soak): Promise<void> {
  const { page, account } = soak.phone;
  await crash(page);
  soak.phone = await secondTab(page.context(), account);
  await page.close();
}

/** The browser wakes the worker while the app is open, and may end it again at once. */
async function wakeWorker({ phone, random }: Soak): Promise<void> {
  const worker = await workerOf(phone.page);
  await worker.sync();
  if (random.below(3) === 0) await worker.stop();
}

/** The app is closed for a while, and the worker sends. */
async function leaveToWorker(soak: Soak): Promise<void> {
  const { page, account } = soak.phone;
  if (soak.isOffline) return;
  const closed = await closeApp(soak.phone);
  await closed.sync();
  await closed.page.waitForTimeout(soak.random.below(1500));
  if (soak.random.below(4) === 0) await closed.stop();
  soak.phone = await secondTab(page.context(), account);
  await closed.page.close();
}

/** Waits until the phone has nothing more to send. */
async function settled({ phone }: Soak): Promise<void> {
  await expect
    .poll(
      async () => {
        await phone.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
        return (await phone.stored()).entries.map(({ state }) => state.name);
      },
      { timeout: 120_000, intervals: [500] },
    )
    .toEqual([]);
}

/** The server has what was posted, once and as it was last posted; the phone has what was only written. */
async function compare({ phone, kept, wishes }: Soak): Promise<void> {
  const listings = await kept.listings();
  expect(new Set(listings.map(({ id }) => id)).size).toBe(listings.length);
  const rows = new Map(listings.map((listing) => [listing.id, listing]));
  const drafts = new Map((await phone.stored()).drafts.map((draft) => [draft.id, draft]));
  for (const [id, wish] of wishes) {
    const row = rows.get(id);
    if (wish.is === "gone") expect([row?.title, drafts.get(id)], wish.title).toEqual([undefined, undefined]);
    if (wish.is === "written") expect(drafts.get(id)?.typed["title"], wish.title).toBe(wish.title);
    if (wish.is === "posted") {
      expect({ title: row?.title, photos: row?.images.length, draft: drafts.get(id) }, wish.title).toEqual({
        title: wish.title,
        photos: wish.photos,
        draft: undefined,
      });
      if (wish.elsewhere !== null) expect(row?.additional_info, wish.title).toBe(wish.elsewhere);
    }
  }
  expect(listings.filter(({ id }) => !wishes.has(id))).toEqual([]);
}

function pick({ wishes, random }: Soak, which: (wish: Wish) => boolean): { id: string; wish: Wish } | null {
  const fitting = [...wishes].filter(([, wish]) => which(wish));
  if (fitting.length === 0) return null;
  const [id, wish] = random.of(fitting);
  return { id, wish };
}

function newTitle(soak: Soak): string {
  soak.titles += 1;
  return `Room ${soak.titles}`;
}
