import { Dexie, type Table } from "dexie";
import { afterEach, expect, test } from "vitest";
import { followQuery } from "../../../../src/client/platform/storage/follow-query.ts";

const NAME = "follow-query-test";

interface Row {
  id: number;
  owner: string;
}

class Rows extends Dexie {
  rows!: Table<Row, number>;

  constructor() {
    super(NAME);
    this.version(1).stores({ rows: "id, owner" });
  }
}

const db = new Rows();

afterEach(() => db.rows.clear());

function countOf(owner: string, counts: number[]): () => void {
  const query = () => db.rows.where("owner").equals(owner).count();
  return followQuery(query, { next: (count) => counts.push(count), error: () => counts.push(Number.NaN) });
}

test("each follower hears what is stored in the rows that it reads, however many there are and however fast it changes", async () => {
  const anna: number[] = [];
  const ben: number[] = [];
  const ends = [countOf("anna", anna), countOf("ben", ben)];
  await expect.poll(() => [anna, ben]).toEqual([[0], [0]]);
  for (let id = 1; id <= 20; id++) await db.rows.add({ id, owner: "anna" });
  await expect.poll(() => anna.at(-1)).toBe(20);
  expect(ben.every((count) => count === 0)).toBe(true);
  await db.rows.add({ id: 21, owner: "ben" });
  await expect.poll(() => ben.at(-1)).toBe(1);
  for (const end of ends) end();
});

test("a follower hears nothing after its end", async () => {
  const counts: number[] = [];
  const end = countOf("anna", counts);
  await expect.poll(() => counts).toEqual([0]);
  const others: number[] = [];
  const endOthers = countOf("anna", others);
  end();
  await db.rows.add({ id: 1, owner: "anna" });
  await expect.poll(() => others.at(-1)).toBe(1);
  expect(counts).toEqual([0]);
  endOthers();
});

test("a query that never ends holds up no other for long", async () => {
  let isFirst = true;
  const hung = followQuery(
    async () => {
      const count = await db.rows.count();
      return isFirst ? count : new Promise<number>(() => undefined);
    },
    { next: () => (isFirst = false), error: () => undefined },
  );
  await expect.poll(() => isFirst).toBe(false);
  const counts: number[] = [];
  const end = countOf("anna", counts);
  await expect.poll(() => counts).toEqual([0]);
  await db.rows.add({ id: 1, owner: "anna" });
  await expect.poll(() => counts.at(-1)).toBe(1);
  hung();
  end();
});
