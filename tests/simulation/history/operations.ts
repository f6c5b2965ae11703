import type { SeededRandom } from "../../support/seeded-random.ts";
import type { SyncedName } from "#offline/documents/posts/post-row.ts";
import type { Phone } from "./phone.ts";
import { somePhone, someTab } from "./some-tab.ts";
import type { LineFault } from "../line/faults.ts";
import { ROOMS } from "../server/rooms.ts";
import { ON_POSTS } from "./on-posts.ts";
import { ON_DOCUMENTS, type Operation } from "./on-documents.ts";
import { KINDS, PEOPLE, serversContent, type World } from "./world.ts";

const OPERATIONS: readonly [weight: number, name: string, operation: Operation][] = [
  ...ON_DOCUMENTS,
  [6, "open tab", openTab],
  [3, "run worker", runWorker],
  [4, "kill tab", (world, random) => someTab(world, random)?.process.life.kill()],
  [3, "freeze tab", freezeTab],
  [2, "kill device", (world, random) => killAll(somePhone(world, random))],
  [2, "set clock", setClock],
  [3, "fill disk", fillDisk],
  [2, "hang store", hangStore],
  [0.5, "empty disk", emptyDisk],
  [14, "line fault", faultLine],
  [5, "weather", changeWeather],
  [1, "block document", blockDocument],
  [2, "server dies", (world, { int }) => lasting(world, int(500, 20_000), (ms) => world.site.die(ms))],
  [1, "back up", (world) => void backups.set(world, world.site.server.backup())],
  [0.5, "restore", restoreServer],
  [1, "end session", endSession],
  [1, "lend device", lendDevice],
];

const backups = new WeakMap<World, ReturnType<World["site"]["server"]["backup"]>>();

/** How much happens at once, soon, later. */
const GAPS = [
  [0.5, 0, 500],
  [0.35, 500, 5000],
  [0.14, 5000, 40_000],
  [0.01, 40_000, 600_000],
] as const;

/** How long it is until an operation. */
export function gapMs({ next, between }: SeededRandom): number {
  let left = next();
  for (const [share, low, high] of GAPS) {
    left -= share;
    if (left <= 0) return between(low, high);
  }
  return 0;
}

/** The name of an operation, drawn by how often each happens. */
export function drawnName(random: SeededRandom): string {
  return drawnOf(OPERATIONS, random);
}

/** The same of what is done to rooms and requests. */
export function drawnPostName(random: SeededRandom): string {
  return drawnOf(ON_POSTS, random);
}

function drawnOf(operations: readonly (readonly [number, string, Operation])[], { next }: SeededRandom): string {
  let left = next() * operations.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, name] of operations) {
    left -= weight;
    if (left <= 0) return name;
  }
  return operations[0]![1];
}

const BY_NAME = new Map([...OPERATIONS, ...ON_POSTS].map(([, name, operation]) => [name, operation]));

/** Does an operation. @throws Error for a name that is none. */
export function operate(world: World, name: string, random: SeededRandom, by: number): void {
  const operation = BY_NAME.get(name);
  if (operation === undefined) throw new Error(`No operation is called ${name}`);
  operation(world, random, by);
}

function openTab(world: World, random: SeededRandom): void {
  const phone = somePhone(world, random);
  if (phone.tabs.length < 3) world.openTab(phone);
}

/** It ends when the browser wants. */
function runWorker(world: World, random: SeededRandom): void {
  const phone = somePhone(world, random);
  const ms = random.int(500, 150_000);
  const { life } = world.runWorker(phone);
  lasting(world, ms, () => world.scheduler.schedule(world.life, ms, () => life.kill()));
}

function freezeTab(world: World, random: SeededRandom): void {
  const tab = someTab(world, random);
  const ms = random.pick([random.int(100, 10_000), random.int(10_000, 200_000)]);
  if (tab === undefined) return;
  tab.process.life.freeze();
  tab.phone.device.soleSender.disturb(ms);
  lasting(world, ms, () => world.scheduler.schedule(world.life, ms, () => tab.process.life.thaw()));
}

function setClock(world: World, random: SeededRandom): void {
  const { device } = somePhone(world, random);
  device.clockAheadMs = random.pick([0, 0, -3_600_000, 3_600_000, -172_800_000, 31_536_000_000]);
  device.soleSender.disturb(0);
}

function fillDisk(world: World, random: SeededRandom): void {
  const { disk, soleSender } = somePhone(world, random).device;
  const { store } = disk;
  const ms = random.int(1000, 60_000);
  store.capacity = 1;
  soleSender.disturb(ms);
  lasting(world, ms, () => world.scheduler.schedule(world.life, ms, () => void (store.capacity = Infinity)));
}

function hangStore(world: World, random: SeededRandom): void {
  const { disk, soleSender } = somePhone(world, random).device;
  const { store } = disk;
  const ms = random.int(1000, 120_000);
  store.hang();
  soleSender.disturb(ms);
  lasting(world, ms, () => world.scheduler.schedule(world.life, ms, () => void store.reopen()));
}

function killAll({ device }: Phone): void {
  for (const { life } of device.processes) life.kill();
}

/** The browser clears a device away: its tabs go with it. */
function emptyDisk(world: World, random: SeededRandom): void {
  const phone = somePhone(world, random);
  const { device } = phone;
  killAll(phone);
  device.disk.store.empty();
  for (const wished of world.wished.values()) wished.deviceLost(device.name);
  for (const key of world.forms.keys()) if (key.startsWith(`${device.name} `)) world.forms.delete(key);
}

function faultLine(world: World, random: SeededRandom): void {
  const { line } = somePhone(world, random).device;
  const faults = Array.from({ length: random.int(1, 3) }, () => someFault(random));
  line.planned.push(...faults);
  const waits = faults.map((fault) => ("retryAfterSeconds" in fault ? (fault.retryAfterSeconds ?? 0) * 1000 : 0));
  lasting(world, Math.max(...waits), () => undefined);
}

function someFault({ pick, int, next, chance }: SeededRandom): LineFault {
  const retryAfterSeconds = pick([null, 1, 30, 90]);
  return pick<LineFault>([
    { name: "refused" },
    { name: "request-lost" },
    { name: "request-cut", share: next() },
    { name: "request-late", byMs: int(100, 25_000) },
    { name: "request-repeated", afterMs: int(0, 25_000) },
    { name: "answer-lost", isHung: chance(0.5) },
    { name: "answer-lost", isHung: false },
    { name: "answer-late", byMs: int(1000, 80_000) },
    { name: "answer-cut", share: next() },
    { name: "gateway", status: pick([200, 400, 403, 404, 413, 422, 502, 503]), isJson: chance(0.5), retryAfterSeconds },
    {
      name: "server-busy",
      code: pick(["overloaded", "too_many_attempts", "internal_error", "database_unavailable"]),
      retryAfterSeconds,
    },
    { name: "old-answer" },
    { name: "server-dies", isDone: chance(0.5), downMs: int(100, 5000) },
  ]);
}

/** What is sent of one document takes the connection down with it, until all faults end: the others have to get through. */
function blockDocument(world: World, random: SeededRandom): void {
  somePhone(world, random).device.line.blocked = `/api/v1/viewings/${random.pick(ROOMS)}`;
}

function changeWeather(world: World, random: SeededRandom): void {
  const phone = somePhone(world, random);
  const { line } = phone.device;
  const ms = random.int(500, 90_000);
  line.weather = random.pick(["offline", "offline", "portal"]);
  lasting(world, ms, () => world.scheduler.schedule(world.life, ms, () => world.backOnline(phone)));
}

function endSession(world: World, random: SeededRandom): void {
  const phone = somePhone(world, random);
  const ms = random.int(1000, 30_000);
  if (phone.session === null) return;
  world.site.endSession(phone.session);
  lasting(world, ms, () => world.scheduler.schedule(world.life, ms, () => signIn(world, phone, phone.owner)));
}

/** Somebody else signs in for a while, and sees nothing of whose device it is. */
function lendDevice(world: World, random: SeededRandom): void {
  const phone = somePhone(world, random);
  const friend = random.pick(PEOPLE);
  const ms = random.int(1000, 60_000);
  signIn(world, phone, friend);
  lasting(world, ms, () => world.scheduler.schedule(world.life, ms, () => signIn(world, phone, phone.home)));
}

function signIn(world: World, phone: Phone, owner: string): void {
  phone.owner = owner;
  phone.session = world.site.signIn(owner);
  phone.tabs.forEach((tab) => tab.wake());
}

/** The server is restored from its last backup. What came after it may be had again from devices, or not. */
function restoreServer(world: World): void {
  const backup = backups.get(world);
  if (backup === undefined) return;
  const hadPhotos = photosOn(world);
  world.site.server.restore(backup);
  // No version tells that a photo is gone which nothing had named yet.
  const has = photosOn(world);
  for (const uuid of hadPhotos) if (!has.has(uuid)) world.forgottenPhotos.add(uuid);
  for (const [key, wished] of world.wished) {
    const [owner, kind, id] = key.split(" ") as [string, SyncedName, string];
    wished.serverLost(serversContent(world, { owner, kind, id }).content, (field) => KINDS[kind].isShared(field));
  }
}

function photosOn({ site }: World): Set<string> {
  const uuids = new Set<string>();
  for (const { photos, roomPhotos } of site.server.state.accounts.values())
    for (const uuid of [...photos.keys(), ...roomPhotos.keys()]) uuids.add(uuid);
  return uuids;
}

/** Does something that has its own end, which counts as the end of a fault. */
function lasting(world: World, ms: number, begin: (ms: number) => void): void {
  world.faultsEndAt = Math.max(world.faultsEndAt, world.scheduler.now() + ms);
  begin(ms);
}
