import { seededRandom } from "../../e2e/outbox/support/seeded-random.ts";
import { judge } from "./judge.ts";
import { judgeWire } from "./judge-wire.ts";
import { OPERATIONS, type Operation } from "./operations/operations.ts";
import { settle } from "./settle.ts";
import { Soak } from "./soak.ts";
import type { Device } from "./world/device.ts";
import { passingFaults } from "./world/faults.ts";
import type { World } from "./world/world.ts";

/** So many operations, then all faults end and everything is compared. */
const OPERATIONS_A_ROUND = 100;
/** Of each hundred requests so many go wrong once. */
const PASSING_FAULTS_PER_HUNDRED = 12;
/** Rooms that go on into the next round; the others are taken off the server, so that lists stay short. */
const ROOMS_KEPT = 6;

export interface Run {
  soak: Soak;
  operations: number;
}

/**
 * Runs so many operations in rounds; stops at the first round that finds something.
 * @returns The run, with what it has found.
 */
export async function runRounds(world: World, seed: number, operations: number): Promise<Run> {
  // A chance of their own for faults: what people do depends on how many requests there were no more than it must.
  const [random, faults] = [seededRandom(seed), seededRandom(~seed)];
  const soak = new Soak(world, random);
  soak.passing = passingFaults({
    random: faults,
    wire: world.wire,
    onRefused: ({ roomId, photo }) => void soak.refused.add(roomId ?? photo?.uuid ?? ""),
    perHundred: PASSING_FAULTS_PER_HUNDRED,
  });
  let done = 0;
  while (done < operations && soak.findings.length === 0) {
    const count = Math.min(OPERATIONS_A_ROUND, operations - done);
    world.wire.passing = soak.passing;
    for (let index = 0; index < count && soak.findings.length === 0; index += 1) {
      done += 1;
      soak.clearOldFaults();
      await ended(soak, random.weighted(OPERATIONS));
    }
    await settle(soak);
    judgeWire(soak);
    await judge(soak);
    for (const { name, complaints } of soak.devices)
      for (const text of complaints) soak.findings.push({ kind: "silent", text: `The ${name} complains: ${text}` });
    if (soak.findings.length === 0) await tidy(soak);
  }
  return { soak, operations: done };
}

/** An operation that does not end would say nothing of what it waits for. */
async function ended(soak: Soak, operation: Operation): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${operation.name} does not end:\n${soak.lastLines()}`)), NEVER_MS);
  });
  await Promise.race([operation(soak), late]).finally(() => clearTimeout(timer));
}

/** Longer than two devices take to send all they have, on a busy machine. */
const NEVER_MS = 15 * 60_000;

/** What was sent is no copy any more; most rooms are done with. */
async function tidy(soak: Soak): Promise<void> {
  for (const device of soak.devices) await throwOtherVersionsAway(soak, device);
  for (const room of soak.rooms.values())
    for (const [device, copy] of room.copies) if (copy.status === "posted") room.copies.delete(device);
  const done = [...soak.rooms.values()].filter(({ copies }) => copies.size === 0);
  for (const room of done.slice(0, Math.max(0, done.length - ROOMS_KEPT))) {
    const { kept } = soak.personOf(room);
    if ((await kept.listing(room.id)) !== undefined) await kept.deleteElsewhere(room.id);
    soak.rooms.delete(room.id);
    soak.done.add(room.id);
  }
  for (const device of soak.devices) {
    device.disturbances = device.disturbances.slice(-20);
    device.hadTwoClocks = device.clockAheadMs !== 0 && device.kind.hasWorker;
  }
}

/** Their people have compared them with the first ones. */
async function throwOtherVersionsAway(soak: Soak, device: Device): Promise<void> {
  if (device.person === null) return;
  for (const { id, otherVersionOf } of (await device.run("stored")).drafts)
    if (otherVersionOf !== null && !soak.rooms.has(id)) {
      await device.run("throwAway", id);
      soak.done.add(id);
    }
}
