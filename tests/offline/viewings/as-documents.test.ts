import { afterEach, beforeEach, expect, test } from "vitest";
import { emptyViewing, type Viewing, type ViewingContent } from "#domain/viewings/viewing.ts";
import { edit, remove, restore } from "#offline/documents/edit.ts";
import { met } from "#offline/documents/met.ts";
import { contentOf, fresh, shown } from "#offline/documents/parts.ts";
import type { DocumentRow } from "#offline/documents/row.ts";
import { viewing } from "#offline/kinds/viewing.ts";
import { editViewing } from "#offline/viewings/store/edit-viewing.ts";
import { isUnsent, removeFromViewings } from "#offline/viewings/store/remove-from-viewings.ts";
import { saveForViewing } from "#offline/viewings/store/save-for-viewing.ts";
import { isShown } from "#offline/viewings/store/saved-viewing.ts";
import type { ViewingRow } from "#offline/viewings/store/viewing-row.ts";
import { viewingsDatabase } from "#offline/viewings/store/viewings-database.ts";
import { applyServerViewing } from "#offline/viewings/sync/apply-server-viewing.ts";
import { seededRandom, type SeededRandom } from "../../support/seeded-random.ts";
import { emptyStore, room } from "../support.ts";

const OWNER = "owner";
const ID = "room";
const HISTORIES = 60;
const STEPS = 12;

type Row = DocumentRow<"viewing"> | null;

beforeEach(emptyStore);
afterEach(emptyStore);

test("a viewing as a document ends where a viewing ends today, whatever is done here and elsewhere", async () => {
  for (let seed = 1; seed <= HISTORIES; seed += 1) {
    await viewingsDatabase().viewings.clear();
    const random = seededRandom(seed);
    let row: Row = null;
    for (let step = 1; step <= STEPS; step += 1) {
      row = await doneInBoth(row, random, step);
      const today = await viewingsDatabase().viewings.get([OWNER, ID]);
      expect(asToday(row), `seed ${seed}, step ${step}`).toEqual(outlineOf(today));
      // A document says nothing where there is nothing to say; a viewing says it once more.
      if (row?.unsent === 1) expect(isUnsent(today!)).toBe(true);
    }
  }
});

async function doneInBoth(row: Row, random: SeededRandom, step: number): Promise<Row> {
  const at = { now: step, order: step };
  const doing = random.pick(["edit", "edit", "remove", "save", "news", "news", "old news"]);
  if (doing === "save") {
    await saveForViewing(OWNER, room(ID));
    return restore(viewing, row ?? newRow(), at);
  }
  if (doing === "edit" && row !== null && shown(row) !== null) {
    const notes = random.pick(["a", "b", "a\nb", "c"]);
    const change = (content: ViewingContent) => ({ ...content, notes });
    if (isShown(await viewingsDatabase().viewings.get([OWNER, ID]))) {
      await editViewing(OWNER, ID, change);
      return edit(viewing, row, change, at);
    }
  }
  if (doing === "remove" && row !== null) {
    await removeFromViewings(OWNER, ID);
    return remove(row, at);
  }
  // What was written before a removal is lost today where another device's change undoes that; now it is not.
  if (row !== null && row.removed !== null && row.wanted !== null) return row;
  // A restored server undid a removal; now it does not.
  if (doing === "news" || (doing === "old news" && row?.removed === null)) {
    const theirs = news(random, doing === "news" ? step : 0);
    await applyServerViewing(OWNER, theirs);
    const { content, version, is_removed: isRemoved } = theirs;
    const meeting = { kind: viewing, ...at };
    return met(row ?? newRow(), { content, version, isRemoved }, meeting).row;
  }
  return row;
}

function news({ pick, chance }: SeededRandom, minute: number): Viewing {
  const version = `2026-11-30T12:${String(minute).padStart(2, "0")}:00.000Z`;
  const is_removed = chance(0.3);
  const content = is_removed
    ? emptyViewing
    : { ...emptyViewing, notes: pick(["a", "b", "d", "a\nd"]), score: pick([null, 3]) };
  return { listing_id: ID, content: content as ViewingContent, version, updated_at: version, is_removed };
}

function newRow(): DocumentRow<"viewing"> {
  const beside = { listing: null, fetchedAt: 0, goneAt: null, missedAt: null, savedAt: 0 };
  return fresh("viewing", { owner: OWNER, id: ID, beside });
}

function asToday(row: Row) {
  if (row === null) return null;
  const { base, version, removed } = row;
  // Today the trace of a removed viewing is one without notes.
  const there = base ?? (version === null ? null : emptyViewing);
  return { content: contentOf(row), isRemoved: removed !== null, base: there, version };
}

function outlineOf(row: ViewingRow | undefined) {
  if (row === undefined) return null;
  const { content, isRemoved, base } = row;
  return { content, isRemoved, base: base?.content ?? null, version: base?.version ?? null };
}
