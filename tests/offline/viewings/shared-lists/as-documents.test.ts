import { beforeEach, expect, test } from "vitest";
import { emptyOpinion, type Opinion, type OwnOpinion } from "#domain/shared-lists/shared-list.ts";
import { edit, restore } from "#offline/documents/edit.ts";
import { lost, met } from "#offline/documents/met.ts";
import { fresh, shown } from "#offline/documents/parts.ts";
import type { DocumentRow } from "#offline/documents/row.ts";
import { opinion } from "#offline/kinds/opinion.ts";
import { applyView, editOpinion, sharedListHere } from "#offline/viewings/shared-lists/shared-lists.ts";
import { viewingsDatabase } from "#offline/viewings/store/viewings-database.ts";
import { seededRandom, type SeededRandom } from "../../../support/seeded-random.ts";
import { emptyStore } from "../../support.ts";

const [OWNER, TOKEN] = ["owner", "a".repeat(32)];
const VIEW = { name: "September", is_owner: false, rooms: [], opinions: [] };
const HISTORIES = 60;
const STEPS = 12;

type Row = DocumentRow<"opinion">;

beforeEach(async () => {
  await emptyStore();
  await viewingsDatabase().sharedLists.clear();
});

test("an opinion as a document ends where an opinion ends today, whatever is said here and elsewhere", async () => {
  for (let seed = 1; seed <= HISTORIES; seed += 1) {
    await viewingsDatabase().sharedLists.clear();
    const random = seededRandom(seed);
    await applyView({ owner: OWNER, token: TOKEN }, { ...VIEW, own: null }, 1);
    let row: Row = fresh("opinion", { owner: OWNER, id: TOKEN, beside: { view: VIEW, fetchedAt: 1 } });
    for (let step = 2; step <= STEPS; step += 1) {
      row = await doneInBoth(row, random, step);
      const today = (await sharedListHere(OWNER, TOKEN))!;
      expect(shown(row) ?? emptyOpinion, `seed ${seed}, step ${step}`).toEqual(today.content);
      expect({ content: row.base, version: row.version }).toEqual(baseOf(today.base));
      // A document says nothing where the account has just that.
      if (row.unsent === 1) expect(today.isDirty).toBe(true);
    }
    if (row.base !== null) await lostInBoth(row);
  }
});

async function doneInBoth(row: Row, random: SeededRandom, step: number): Promise<Row> {
  const at = { now: step, order: step };
  if (random.chance(0.5)) {
    const change = said(random);
    await editOpinion(OWNER, TOKEN, change);
    return edit(opinion, shown(row) === null ? restore(opinion, row, at) : row, change, at);
  }
  const own = news(random, step);
  await applyView({ owner: OWNER, token: TOKEN }, { ...VIEW, own }, step);
  return met(row, { content: own.content, version: own.version, isRemoved: false }, meeting(step)).row!;
}

/** What a server has lost stays the base of what is written here. Today it counts as never written. */
async function lostInBoth(row: Row): Promise<void> {
  const today = await applyView({ owner: OWNER, token: TOKEN }, { ...VIEW, own: null }, STEPS + 1);
  const left = lost(row, meeting(STEPS + 1)).row!;
  expect(today).toMatchObject({ content: shown(left)!, isDirty: true });
  expect(left).toMatchObject({ base: row.base, version: null, unsent: 1 });
}

function meeting(step: number) {
  return { kind: opinion, now: step, order: step };
}

function said({ pick }: SeededRandom): (before: Opinion) => Opinion {
  const room = pick(["one", "two"]);
  const [name, vote, note] = [pick(["Ming", "Li"]), pick(["up", "down"] as const), pick(["light", "dark"])];
  return pick([
    (before) => ({ ...before, name }),
    (before) => ({ ...before, votes: { ...before.votes, [room]: vote } }),
    (before) => ({ ...before, notes: { ...before.notes, [room]: note } }),
  ]);
}

function news(random: SeededRandom, step: number): OwnOpinion {
  const version = new Date(step * 1000).toISOString();
  return { content: said(random)(said(random)(emptyOpinion)), version, updated_at: version };
}

function baseOf(own: OwnOpinion | null) {
  return { content: own?.content ?? null, version: own?.version ?? null };
}
