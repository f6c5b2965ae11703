import { readFileSync, writeFileSync } from "node:fs";

/** An answer of the parser without the fields that it leaves open. */
export type PinnedAnswer = Readonly<Record<string, unknown>>;

/** The pinned answers of a set, by the id of their line. Empty for a set that nobody has pinned. */
export function readSnapshot(set: string): ReadonlyMap<string, PinnedAnswer> {
  let text;
  try {
    text = readFileSync(fileOf(set), "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return new Map();
    throw error;
  }
  const lines = text.split("\n").filter((line) => line !== "");
  return new Map(
    lines.map((line) => {
      const { id, ...answer } = JSON.parse(line) as { id: string };
      return [id, answer];
    }),
  );
}

/** Replaces the pinned answers of a set, one line each, so that a diff of the file shows single answers. */
export function writeSnapshot(set: string, answers: ReadonlyMap<string, PinnedAnswer>): void {
  const lines = [...answers].map(([id, answer]) => `${JSON.stringify({ id, ...answer })}\n`);
  writeFileSync(fileOf(set), lines.join(""));
}

/** What a snapshot keeps of an answer. The order of the fields is alphabetical: the parser is free to change its own. */
export function pinnedAnswer(answer: object): PinnedAnswer {
  return Object.fromEntries(
    Object.entries(answer)
      .filter(([, value]) => !isOpen(value))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** The answer that was pinned, with the fields that it left open as the answer of now writes them. */
export function wholeAnswer<Answer extends object>(pinned: PinnedAnswer, now: Answer): Answer {
  const open = Object.entries(now).map(([field, value]) => [field, Array.isArray(value) ? [] : null]);
  return { ...(Object.fromEntries(open) as Answer), ...pinned };
}

function isOpen(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

function fileOf(set: string): URL {
  return new URL(`${set}.jsonl`, import.meta.url);
}
