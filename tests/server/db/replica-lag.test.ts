import { expect, test } from "vitest";
import { replicaLag } from "../../../src/server/db/servers/replica-lag.ts";
import { positionOf } from "../../../src/server/db/servers/server-state.ts";
import type { Known } from "../../../src/server/db/servers/watch-server.ts";

function primaryAt(position: number, askedAt: number): Known {
  return { state: { isPrimary: true, timeline: 1, position: BigInt(position) }, askedAt };
}

function replicaAt(position: number): Known {
  return { state: { isPrimary: false, timeline: 0, position: BigInt(position) }, askedAt: 0 };
}

test("a replica is fresh while it has all that the primary had two seconds ago", () => {
  const lag = replicaLag();
  expect(lag.isFresh(replicaAt(10), primaryAt(10, 0), 0)).toBe(true);
  expect(lag.isFresh(replicaAt(10), primaryAt(20, 1000), 2000)).toBe(true);
  expect(lag.isFresh(replicaAt(10), primaryAt(30, 2000), 2001)).toBe(false);
  expect(lag.isFresh(replicaAt(29), primaryAt(30, 2000), 3100)).toBe(false);
  expect(lag.isFresh(replicaAt(30), primaryAt(30, 2000), 3100)).toBe(true);
});

test("a site where nobody writes has fresh replicas; one that is silent is not", () => {
  const lag = replicaLag();
  for (let now = 0; now < 100_000; now += 1000) {
    expect(lag.isFresh(replicaAt(10), primaryAt(10, now), now)).toBe(true);
  }
  expect(lag.isFresh(null, primaryAt(10, 100_000), 100_000)).toBe(false);
});

test("without a primary, what had everything goes on for half a minute; what had not, does not", () => {
  const [whole, behind] = [replicaLag(), replicaLag()];
  expect(whole.isFresh(replicaAt(10), primaryAt(10, 0), 0)).toBe(true);
  expect(whole.isFresh(replicaAt(10), null, 29_000)).toBe(true);
  expect(whole.isFresh(replicaAt(10), null, 31_000)).toBe(false);
  expect(behind.isFresh(replicaAt(9), primaryAt(10, 0), 0)).toBe(false);
  expect(behind.isFresh(replicaAt(9), null, 1000)).toBe(false);
});

test("a replica that was promoted is fresh; a primary of before is not", () => {
  const promoted: Known = { state: { isPrimary: true, timeline: 2, position: 5n }, askedAt: 0 };
  expect(replicaLag().isFresh(promoted, promoted, 0)).toBe(true);
  expect(replicaLag().isFresh(promoted, null, 0)).toBe(true);
  expect(replicaLag().isFresh(primaryAt(10, 0), promoted, 0)).toBe(false);
});

test("a position is a number that grows past four gigabytes", () => {
  expect(positionOf("0/1000")).toBe(0x1000n);
  expect(positionOf("16/B374D848")).toBeGreaterThan(positionOf("15/FFFFFFFF"));
});
