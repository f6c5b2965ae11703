import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/**
 * Breaks the sender on purpose, in a copy of the sources, and has the random run look for it:
 * `node tests/matrix/soak/mutations.ts [beginning of a name]`. A run that finds nothing fails the script.
 */

interface Mutation {
  name: string;
  /** What is written in place of what stands in a file, exactly once. */
  edits: readonly (readonly [file: string, from: string, to: string])[];
}

const SENDING = "src/offline/outbox/sending";

const MUTATIONS: readonly Mutation[] = [
  {
    name: "skips the content check",
    edits: [[`${SENDING}/answered-row.ts`, "if (fields.length === 0) return", "if (fields.length >= 0) return"]],
  },
  {
    name: "drops the lease check",
    edits: [
      [
        `${SENDING}/sender-lease.ts`,
        "if (lost.signal.aborted || (!isFree && isRunning(lease.until, parts.now()))) return false;",
        "if (lost.signal.aborted || (!isFree && false)) return false;",
      ],
      [
        `${SENDING}/sender-lease.ts`,
        "if (holder !== parts.holder && holder !== UNKNOWN_HOLDER) return false;",
        "if (holder === null) return false;",
      ],
    ],
  },
  {
    name: "swallows a quota error",
    edits: [
      [
        "src/offline/outbox/entries/entry-rows.ts",
        "db.outbox, db.receipts, ...copies], work),\n  );",
        "db.outbox, db.receipts, ...copies], work),\n  ).catch((error: Error) => (error.name === 'PhoneFullError' ? (undefined as T) : Promise.reject(error)));",
      ],
    ],
  },
  {
    name: "keeps a fixed order",
    edits: [
      [
        `${SENDING}/take-next.ts`,
        "const [entry] = due.toSorted((one, other) => turnOf(one) - turnOf(other));",
        `const entry = due.find(({ seq }) => seq === entries[0]?.seq);`,
      ],
    ],
  },
  {
    name: "trusts the id",
    edits: [
      [`${SENDING}/answered-row.ts`, "if (data.id !== change.id) return ANOTHERS_ANSWER;", ""],
      [`${SENDING}/answered-row.ts`, "if (row.id !== change.id) return ANOTHERS_ANSWER;", ""],
    ],
  },
];

const ROOT = join(import.meta.dirname, "../../..");
const SEED = Number(process.env["SOAK_SEED"] ?? 1);
const OPERATIONS = process.env["SOAK_OPERATIONS"] ?? "2000";
/** A run that finds nothing with one seed may with the next. */
const SEEDS = 3;

interface Found {
  seed: number;
  operations: string;
  what: string;
}

const wanted = MUTATIONS.filter(({ name }) => name.startsWith(process.argv[2] ?? ""));
const rows: string[][] = [];
for (const mutation of wanted) {
  const folder = await mutated(mutation);
  try {
    const found = await firstFound(folder);
    rows.push([mutation.name, String(found?.seed ?? "-"), found?.operations ?? "-", found?.what ?? "not found"]);
    console.log(rows.at(-1)!.join(" | "));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
console.log(
  ["", "mutation | seed | operations until found | what was found", ...rows.map((row) => row.join(" | "))].join("\n"),
);
process.exitCode = rows.every(([, seed]) => seed !== "-") ? 0 : 1;

/** A copy of the sources with the fault in it, built. */
async function mutated({ edits }: Mutation): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "qiying-mutation-"));
  const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: ROOT });
  for (const file of files.toString().split("\0").filter(Boolean)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    // What is deleted and not committed yet is in the list too.
    await cp(join(ROOT, file), join(folder, file)).catch(() => undefined);
  }
  await symlink(join(ROOT, "node_modules"), join(folder, "node_modules"));
  for (const [file, from, to] of edits) {
    const text = await readFile(join(folder, file), "utf8");
    if (text.split(from).length !== 2) throw new Error(`${file} does not have this exactly once: ${from}`);
    await writeFile(
      join(folder, file),
      text.replace(from, () => to),
    );
  }
  if ((await run(folder, "vite", ["build", "--logLevel", "warn"])).code !== 0) throw new Error("It does not build");
  return folder;
}

async function firstFound(folder: string): Promise<Found | null> {
  for (let seed = SEED; seed < SEED + SEEDS; seed += 1) {
    const given = ["test", "tests/matrix/soak", "--project", "stories in the whole browser", "--reporter", "line"];
    const { text } = await run(folder, "playwright", given, { SOAK_SEED: String(seed), SOAK_OPERATIONS: OPERATIONS });
    const operations = /(\d+) operations with SOAK_SEED=/.exec(text)?.[1];
    if (operations === undefined) throw new Error(`The run did not end:\n${text.slice(-4000)}`);
    const what = /^Found: (.*)$/m.exec(text)?.[1];
    if (what !== undefined) return { seed, operations, what };
  }
  return null;
}

async function run(cwd: string, command: string, given: string[], env: Record<string, string> = {}) {
  const program = spawn(join(cwd, "node_modules/.bin", command), given, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  program.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
  const [code] = (await once(program, "close")) as [number];
  return { code, text };
}
