import { expect, test } from "vitest";
import { dexieStore } from "#offline/database/dexie-store.ts";
import { documentsDatabase } from "#offline/database/documents-database.ts";
import type { Store, WriteTx } from "#offline/documents/store.ts";
import { mapStore } from "../../simulation/map-store.ts";
import { document } from "../../simulation/store-contract.ts";
import { seededRandom, type SeededRandom } from "../../support/seeded-random.ts";

const PROGRAMS = 200;
const IDS = ["a", "b", "B", "ä", "aa", "1"];
const OWNERS = ["one", "other"];
const FLAGS = [0, 1] as const;

test("the simulator's store answers as the phone's own, whatever transactions come", async () => {
  await documentsDatabase().delete();
  const simulated = mapStore();
  for (let seed = 1; seed <= PROGRAMS; seed += 1) {
    expect(await answersOf(dexieStore, seed), `program ${seed}`).toEqual(await answersOf(simulated, seed));
  }
  await documentsDatabase().delete();
});

/** Some transactions at once, as a seed has them. */
function answersOf(store: Store, seed: number): Promise<PromiseSettledResult<unknown>[]> {
  const { int } = seededRandom(seed);
  return Promise.allSettled(
    Array.from({ length: int(1, 3) }, (_, at) => transaction(store, seededRandom(seed * 10 + at))),
  );
}

function transaction(store: Store, random: SeededRandom): Promise<unknown[]> {
  const steps = random.int(1, 6);
  return store.write(["documents"], async (tx) => {
    const answers: unknown[] = [];
    for (let step = 0; step < steps; step += 1) answers.push(await taken(tx, random));
    return answers;
  });
}

function taken(tx: WriteTx, random: SeededRandom): Promise<unknown> {
  const { pick, int } = random;
  const [owner, id] = [pick(OWNERS), pick(IDS)];
  const steps = [
    () => tx.put("documents", document(id, { owner, revision: int(1, 99), unsent: pick(FLAGS) })),
    () => tx.put("documents", document(id, { owner, version: null, unsent: pick(FLAGS) })),
    () => tx.delete("documents", [owner, "viewing", id]),
    () => tx.get("documents", [owner, "viewing", id]),
    () => tx.all("documents", "unsent", [owner, pick(FLAGS)]),
    () => tx.all("documents", "id", id),
    () => tx.keys("documents", "owner", owner),
    // One in some transactions leaves nothing.
    () => (int(1, 3) === 1 ? Promise.reject(new Error("ours")) : Promise.resolve()),
  ];
  return pick(steps)();
}
