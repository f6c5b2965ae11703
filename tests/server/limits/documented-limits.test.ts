import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { intervalMs } from "../../../src/server/limits/count-brake.ts";
import { LIMITS, type Limit } from "../../../src/server/limits/limit-table.ts";
import { figureOf } from "./figure-of.ts";

const limits: [name: string, limit: Limit][] = Object.entries(LIMITS);

/** Limits beyond which nothing is refused: something is left undone instead, or another one is asked. */
const REFUSE_NOTHING = new Set([
  "codeNetworkShare",
  "recoveryMailbox",
  "codeMailbox",
  "reportConfirmation",
  "reportConfirmationOfOne",
  "moderatorCall",
  "moderatorCallOfOne",
]);
/** What guards one account's password: its owner has the device, the known network and the mailed link (L-03). */
const GUARD_ONE_ACCOUNT = new Set(["loginAccount", "loginKnownNetwork"]);

async function rows(): Promise<string[][]> {
  const text = await readFile(new URL("../../../docs/limits.md", import.meta.url), "utf8");
  const found = text.matchAll(/^\| `(\w+)` +\|(.*)\|$/gm);
  return Array.from(found, ([, name = "", cells = ""]) => [name].concat(cells.split("|").map((cell) => cell.trim())));
}

test("A-84: every limit is a row of docs/limits.md, with its figures and whose tries count together", async () => {
  const written = (await rows()).map(([name, , of, figures]) => [name, of, figures]);
  expect(written).toEqual(limits.map(([name, limit]) => [name, limit.of, figureOf(limit)]));
});

test("A-84: what several people share slows them by a minute at most, or refuses nothing", () => {
  const walls = limits
    .filter(([name, { of }]) => of !== "account" && !REFUSE_NOTHING.has(name) && !GUARD_ONE_ACCOUNT.has(name))
    .filter(([, limit]) => (limit.isBrake === true ? intervalMs(limit) : limit.withinSeconds * 1000) > 60_000)
    .map(([name]) => name);
  expect(walls).toEqual([]);
});
