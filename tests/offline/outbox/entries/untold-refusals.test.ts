import { beforeEach, expect, test } from "vitest";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { deleteRow, postDraft } from "#offline/outbox/entries/enqueue.ts";
import { takeUntoldRefusals } from "#offline/outbox/entries/untold-refusals.ts";
import { retry } from "#offline/outbox/sending/wake.ts";
import { emptyDrafts, FIELDS, network, OWNER, states, writtenDraft } from "../support.ts";

beforeEach(emptyDrafts);

const REFUSAL = { status: 422, detail: "Made up", code: "invalid_fields" } as const;

async function taken(owner = OWNER): Promise<string[]> {
  return (await takeUntoldRefusals(owner)).map(({ change }) => change.type);
}

test("PR-806: a refusal is told once, whichever tabs ask at once", async () => {
  const { drain, faults } = network();
  await postDraft(await writtenDraft(), FIELDS);
  expect(await taken()).toEqual([]);
  faults.push(REFUSAL);
  await drain();
  expect(await states()).toEqual(["needs-fix"]);
  const told = await Promise.all([taken(), taken(), taken()]);
  expect(told.flat()).toEqual(["create"]);
  expect(await taken()).toEqual([]);
  // What was refused is on the phone as it was.
  expect(await states()).toEqual(["needs-fix"]);
});

test("PR-806: the next refusal of the same room is told too", async () => {
  const { drain, faults } = network();
  await postDraft(await writtenDraft(), FIELDS);
  faults.push(REFUSAL, REFUSAL);
  await drain();
  expect(await taken()).toEqual(["create"]);
  const [entry] = await draftsDatabase().outbox.toArray();
  await retry(OWNER, entry?.seq ?? 0);
  await drain();
  expect(await taken()).toEqual(["create"]);
});

test("PR-806: of a deletion as well; what waits, and what is another user's, is not told", async () => {
  const { drain, faults } = network();
  await deleteRow(OWNER, { kind: "listing", id: "0198c0de-0000-7000-8000-000000000001", title: "A room" });
  await postDraft(await writtenDraft(), FIELDS);
  faults.push(REFUSAL, { status: 503 });
  await drain();
  expect(await taken("somebody else")).toEqual([]);
  expect(await taken()).toEqual(["delete"]);
});
