import type { Soak } from "./soak.ts";
import { isAboutOutbox } from "./world/faults.ts";
import type { Device } from "./world/device.ts";
import type { Sending } from "./world/wire.ts";

/** A sender that has shown no life for so long may be taken for dead, on a busy machine too. */
const DEAD_AFTER_MS = 15_000;
/** An answer that is on its way while the next request is: nobody waits for the line to be quiet. */
const TOLERATED_MS = 50;

/**
 * What must be true of what went over the line since it was looked at last: one sender at a time on each device, nothing
 * sent again that was answered, and nobody's work under another's name.
 */
export function judgeWire(soak: Soak): void {
  const { wire } = soak.world;
  const sendings = wire.sendings.filter(({ endedAt, seen }) => endedAt !== null && isAboutOutbox(seen));
  for (const sending of sendings) soak.sentBytes.note(sending);
  const writes = sendings.filter(({ seen: { key } }) => key !== null);
  for (const device of soak.devices.filter(({ hadTwoClocks }) => !hadTwoClocks)) {
    const own = writes.filter(({ seen }) => seen.device === device.name);
    judgeTurns(soak, own, device.disturbances);
    judgeRepetitions(soak, own, device);
  }
  for (const { seen } of writes) {
    const room = seen.roomId === null ? undefined : soak.rooms.get(seen.roomId);
    if (room !== undefined && room.person !== seen.person)
      soak.findings.push({ kind: "doubled", text: `${room.id} went out under another person's name` });
  }
  wire.sendings = wire.sendings.filter(({ endedAt }) => endedAt === null);
}

function judgeTurns(soak: Soak, sendings: readonly Sending[], disturbances: readonly number[]): void {
  const inOrder = sendings.toSorted((a, b) => a.begunAt - b.begunAt);
  for (const [index, second] of inOrder.entries()) {
    const first = inOrder
      .slice(Math.max(0, index - 4), index)
      .find(({ endedAt }) => endedAt! > second.begunAt + TOLERATED_MS);
    if (first === undefined || isDisturbed(disturbances, first, second)) continue;
    if (second.begunAt - first.begunAt > DEAD_AFTER_MS) continue;
    soak.findings.push({
      kind: "doubled",
      text: `Two senders at once on the ${second.seen.device}: ${first.seen.path} and ${second.seen.path}`,
    });
  }
}

function judgeRepetitions(soak: Soak, sendings: readonly Sending[], device: Device): void {
  const byKey = Map.groupBy(sendings, ({ seen: { key } }) => key);
  for (const [key, all] of byKey) {
    const answered = all.find(isHeardOf);
    const again = answered && all.find(({ begunAt }) => begunAt > answered.endedAt!);
    if (again === undefined || isDisturbed(device.disturbances, answered!, again)) continue;
    const what = again.seen.roomId ?? again.seen.photo?.uuid ?? "";
    const [before, after] = [answered!, again].map(
      ({ begunAt, endedAt }) => `${Math.round(begunAt)}–${Math.round(endedAt!)}`,
    );
    soak.findings.push({
      kind: "doubled",
      text: `${device.name}: ${again.seen.method} ${again.seen.path} ${what} of ${before} went out again, ${after}, under ${key}`,
    });
  }
}

/** Whether the phone has surely heard that it was done: what took long it may have given up meanwhile. */
function isHeardOf({ status, fault, begunAt, endedAt }: Sending): boolean {
  return status !== null && status < 300 && fault === null && endedAt! - begunAt < SURELY_WAITED_FOR_MS;
}

/** Less than any deadline. */
const SURELY_WAITED_FOR_MS = 3000;

/**
 * Whether a tab was ended or stood still, a clock set or a phone filled between two requests: then a repetition is right. What a
 * tab that stands still was answered it has not heard, and whoever takes its place sends that again, under the same key.
 */
function isDisturbed(disturbances: readonly number[], first: Sending, second: Sending): boolean {
  return disturbances.some((at) => at > first.begunAt - DISTURBS_FOR_MS && at < second.begunAt + TOLERATED_MS);
}

/** How long what was disturbed may take to notice: a lease that was taken over is looked at every five seconds. */
const DISTURBS_FOR_MS = 6000;
