import { parseArgs } from "node:util";
import { londonDay } from "#domain/calendar-day.ts";
import { systemClock } from "../../../src/server/clock.ts";
import { readSettings } from "../../../src/server/settings/settings.ts";
import { openDatabase } from "../../../src/server/db/open-database.ts";
import { loadTestListings } from "./load-test-listings.ts";

const USAGE = "Usage: npm run demo:load -- --listings 1000000 [--seed 1]";

function readArguments(): { count: number; seed: number } {
  const { values } = parseArgs({ options: { listings: { type: "string" }, seed: { type: "string", default: "1" } } });
  const count = Number(values.listings);
  const seed = Number(values.seed);
  if (!Number.isSafeInteger(count) || count < 1 || !Number.isSafeInteger(seed)) throw new Error(USAGE);
  return { count, seed };
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function main(): Promise<void> {
  const { count, seed } = readArguments();
  const settings = readSettings(process.env);
  const database = await openDatabase(settings, say);
  try {
    const today = settings.today ?? londonDay(systemClock.now());
    const seconds = await loadTestListings(database, { count, seed, today, log: say });
    say(
      `${count.toLocaleString("en-GB")} rooms in ${seconds.toFixed(1)} s: ${Math.round(count / seconds).toLocaleString("en-GB")} a second, indexes and statistics included`,
    );
  } finally {
    await database.close();
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
