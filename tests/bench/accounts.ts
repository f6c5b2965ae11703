import { parseArgs } from "node:util";
import { prepareTestPostgres, stopTestPostgres } from "../support/test-postgres.ts";
import { startTestApp, type TestApp } from "../server/test-app.ts";
import { median } from "./median.ts";

const USAGE = "npm run bench -- accounts [--calls 400]";

/** One question that is asked about an address with an account, and about one without. */
interface Question {
  what: string;
  ask(server: TestApp, email: string): Promise<{ statusCode: number }>;
}

const QUESTIONS: Question[] = [
  {
    what: "login, wrong password",
    ask: (server, username) => server.post("/api/v1/login", { username, password: "not this one 1" }),
  },
  {
    what: "password recovery",
    ask: (server, email) => server.post(`/api/v1/password-recovery/${encodeURIComponent(email)}`),
  },
  {
    what: "sign-up check",
    ask: (server, email) => server.post(`/api/v1/sign-up/check/${encodeURIComponent(email)}/123456`),
  },
];

/**
 * Tells whether the time of an answer tells if an address has an account (L-01, P-01, V-01, SG-05): asks about known and
 * unknown addresses in turn. The AUC is the chance that a guesser who sees one time of each kind puts them in the
 * right order: 0.5 is a coin, at most 0.55 is wanted.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { calls: { type: "string", default: "400" } } });
  const calls = Number(values.calls);
  if (!Number.isInteger(calls) || calls < 2) throw new Error(`Usage: ${USAGE}`);
  await prepareTestPostgres();
  const server = await startTestApp({ settings: { rateLimits: false } });
  try {
    say(`${calls} calls a question, known and unknown addresses in turn, one at a time, without limits.`);
    say(row("", "known ms", "unknown ms", "AUC"));
    for (const question of QUESTIONS) {
      const { known, unknown } = await measure(server, question, calls);
      say(row(question.what, median(known).toFixed(2), median(unknown).toFixed(2), auc(known, unknown).toFixed(3)));
    }
  } finally {
    await server.close();
    await stopTestPostgres();
  }
}

const WARM_UP = 20;

async function measure(server: TestApp, question: Question, calls: number) {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  const asked = await addresses(server, WARM_UP + calls);
  for (const [index, { kind, email }] of asked.entries()) {
    const begun = performance.now();
    const { statusCode } = await question.ask(server, email);
    const ms = performance.now() - begun;
    if (statusCode !== 200 && statusCode !== 400) throw new Error(`Answered ${statusCode}`);
    if (index >= WARM_UP) times[kind].push(ms);
  }
  return times;
}

/** Addresses, every second one with an account. */
async function addresses(server: TestApp, count: number) {
  const all = Array.from({ length: count }, (_, index) => ({
    kind: index % 2 === 0 ? ("known" as const) : ("unknown" as const),
    email: `${crypto.randomUUID()}@example.org`,
  }));
  for (const { kind, email } of all) if (kind === "known") await server.addUser({ email });
  return all;
}

/** How often a time of the one kind is longer than one of the other, ties by half; never less than a coin. */
function auc(known: readonly number[], unknown: readonly number[]): number {
  const wins = known.flatMap((a) => unknown.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)));
  const share = wins.reduce<number>((sum, win) => sum + win, 0) / wins.length;
  return Math.max(share, 1 - share);
}

function row(...[what = "", ...figures]: string[]): string {
  return what.padEnd(24) + figures.map((figure) => figure.padStart(12)).join("");
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
