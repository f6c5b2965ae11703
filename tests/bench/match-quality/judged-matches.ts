import { readFileSync } from "node:fs";
import { demoMatches, type DemoMatch } from "./demo-matches.ts";

/** A pair that somebody has read and judged. */
export interface JudgedMatch {
  way: DemoMatch["way"];
  /** Ids. */
  request: string;
  room: string;
  /** Both in short. */
  about: string;
  /** Whether it is right to tell both sides of it. */
  right: boolean;
  /** Why not. */
  why?: string;
  /** Judged after the second set (held-out.ts), when what is a match had changed: the second set may have its room or request. */
  later?: true;
}

/** How the best matches of one way were judged. */
export interface MatchQuality {
  right: number;
  wrong: JudgedMatch[];
  /** Pairs that nobody has judged, in short. */
  unjudged: string[];
}

/** The best matches of each way on the demo data, as they were judged. */
export function matchQualities(): Record<DemoMatch["way"], MatchQuality> {
  const matches = demoMatches();
  return {
    "requests of a room": qualityOf("requests of a room", matches),
    "rooms of a request": qualityOf("rooms of a request", matches),
  };
}

function qualityOf(way: DemoMatch["way"], matches: readonly DemoMatch[]): MatchQuality {
  const judged = new Map(readJudgements().map((one) => [keyOf(one), one]));
  const quality: MatchQuality = { right: 0, wrong: [], unjudged: [] };
  for (const { room, request } of matches.filter((match) => match.way === way)) {
    const judgement = judged.get(keyOf({ room: room.id, request: request.id }));
    if (judgement === undefined) quality.unjudged.push(`${request.id} ${room.id} (${room.title})`);
    else if (judgement.right) quality.right += 1;
    else quality.wrong.push(judgement);
  }
  return quality;
}

/** The pairs of the first set that somebody has judged. */
export function readJudgements(): JudgedMatch[] {
  const lines = readFileSync(new URL("judged.jsonl", import.meta.url), "utf8")
    .trim()
    .split("\n");
  return lines.map((line) => JSON.parse(line) as JudgedMatch);
}

function keyOf({ room, request }: Pick<JudgedMatch, "room" | "request">): string {
  return `${request} ${room}`;
}
