import { readFileSync } from "node:fs";
import { matchesOf, type DemoMatch } from "./demo-matches.ts";
import { readJudgements } from "./judged-matches.ts";

/** A pair of the second set (README.md). */
export interface HeldOutMatch {
  way: DemoMatch["way"];
  /** Ids. */
  request: string;
  room: string;
  /** Both in short. */
  about: string;
  /** Both are glad of it; worth a look, but for one thing; or neither is glad. */
  verdict: "fits" | "near" | "wrong";
  /** What is not as it was wanted. */
  why?: string;
  /** Whether it was judged before anything was changed because of this set. */
  blind: boolean;
}

/** What is made today of the rooms, or requests, of the second set. */
export interface HeldOutQuality {
  /** The best match of each that has one, as it was judged. */
  best: HeldOutMatch[];
  /** How all were judged before anything was changed. */
  blind: HeldOutMatch[];
  /** Pairs that nobody has judged, in short. */
  unjudged: string[];
}

/** The best matches of the second set's rooms and requests, as they were judged. */
export function heldOutQualities(): Record<DemoMatch["way"], HeldOutQuality> {
  const judged = readHeldOut();
  const blind = judged.filter((one) => one.blind);
  const first = readJudgements().filter(({ later }) => later !== true);
  const ofFirstSet = new Set(first.flatMap(({ room, request }) => [room, request]));
  const idsOf = (way: DemoMatch["way"]) => new Set(blind.filter((one) => one.way === way).map(ownIdOf));
  const own = { "requests of a room": idsOf("requests of a room"), "rooms of a request": idsOf("rooms of a request") };
  const matches = matchesOf(own, ofFirstSet);
  return {
    "requests of a room": qualityOf("requests of a room", matches, judged),
    "rooms of a request": qualityOf("rooms of a request", matches, judged),
  };
}

function ownIdOf({ way, room, request }: HeldOutMatch): string {
  return way === "requests of a room" ? room : request;
}

function qualityOf(
  way: DemoMatch["way"],
  matches: readonly DemoMatch[],
  judged: readonly HeldOutMatch[],
): HeldOutQuality {
  const quality: HeldOutQuality = {
    best: [],
    blind: judged.filter((one) => one.way === way && one.blind),
    unjudged: [],
  };
  for (const { room, request } of matches.filter((match) => match.way === way)) {
    const judgement = judged.find((one) => one.room === room.id && one.request === request.id);
    if (judgement === undefined) quality.unjudged.push(`${request.id} ${room.id} (${room.title})`);
    else quality.best.push(judgement);
  }
  return quality;
}

function readHeldOut(): HeldOutMatch[] {
  const lines = readFileSync(new URL("held-out.jsonl", import.meta.url), "utf8").trim();
  return lines.split("\n").map((line) => JSON.parse(line) as HeldOutMatch);
}
