import type { Engine } from "./engine.ts";
import type { FoundIn } from "../oracle/judge-document.ts";
import { runHistory, type History } from "./run-history.ts";
import { shrunk } from "./shrink.ts";

/** The shortest history of a failure that was found. */
export interface Cornered {
  history: History;
  found: readonly FoundIn[];
  journal: readonly string[];
}

/** Finds the shortest part of a failing history that fails by the same verdict; null where it does not fail. */
export async function corner(engine: Engine, history: History): Promise<Cornered | null> {
  const { found, done } = await runHistory(engine, history);
  const verdict = found[0]?.verdict;
  if (verdict === undefined) return null;
  const fails = async (part: History) =>
    (await runHistory(engine, part)).found.some((each) => each.verdict === verdict);
  const shortest = await shrunk({ ...history, operations: history.operations.slice(0, done) }, fails);
  const ran = await runHistory(engine, shortest, true);
  return { history: shortest, found: ran.found, journal: ran.journal };
}

/** A failure for its reader: what was found, what has happened, and the file that repeats it. */
export function cornered({ history, found, journal }: Cornered): string {
  const findings = found.map(({ verdict, document, text }) => `${verdict} ${document} ${text}`);
  const file = `A file in tests/simulation/findings repeats it:\n${JSON.stringify(history)}`;
  return ["", ...findings, ...journal.map((line) => `  ${line}`), file].join("\n");
}
