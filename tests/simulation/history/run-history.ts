import { seededRandom } from "../../support/seeded-random.ts";
import { seedOf } from "../time/scheduler.ts";
import { withoutChance } from "../time/without-chance.ts";
import type { SyncedName } from "#offline/documents/posts/post-row.ts";
import { ENGINE, type Engine } from "./engine.ts";
import type { FoundIn } from "../oracle/judge-document.ts";
import { judge } from "./judge.ts";
import { drawnName, drawnPostName, gapMs, operate } from "./operations.ts";
import { settle } from "./settle.ts";
import { world, type World } from "./world.ts";

/** What happens. An operation takes all that it picks from its number and the seed: any part of a history is one. */
export interface History {
  seed: number;
  /** The kinds of document that there are: another one more changes when all else happens. */
  kinds: readonly SyncedName[];
  /** In the order of time. */
  operations: readonly { number: number; name: string }[];
}

export interface Ran {
  found: readonly FoundIn[];
  /** Operations that were done. */
  done: number;
  events: number;
  journal: readonly string[];
}

/** After so many operations everything is mended, and judged. */
const ROUND = 50;

/** The history that a seed has, up to a number of operations. */
export function drawnHistory(seed: number, count: number, kinds: readonly SyncedName[] = ALL_KINDS): History {
  const arePosts = kinds.includes("room");
  const operations = Array.from({ length: count }, (_, number) => {
    const random = (what: string) => seededRandom(seedOf(seed, `${what} ${number}`));
    // Apart: without rooms a seed has the same history as before there were any.
    const isOfPosts = arePosts && random("post").chance(SHARE_OF_POSTS);
    return { number, name: isOfPosts ? drawnPostName(random("post name")) : drawnName(random("name")) };
  });
  return { seed, kinds, operations };
}

export const DOCUMENT_KINDS = Object.keys(ENGINE.kinds) as SyncedName[];
export const POST_KINDS = Object.keys(ENGINE.posts) as SyncedName[];
const ALL_KINDS = [...DOCUMENT_KINDS, ...POST_KINDS];
const SHARE_OF_POSTS = 0.25;

/**
 * Does a history, and judges it after each round. The first round with a finding is the last.
 * @param isTold Whether the journal says all that happens.
 */
export async function runHistory(engine: Engine, { seed, kinds, operations }: History, isTold = false): Promise<Ran> {
  return withoutChance(async () => {
    const own = world(seed, { ...engine, kinds: only(kinds, engine.kinds), posts: only(kinds, engine.posts) }, isTold);
    let found: FoundIn[] = [];
    let done = 0;
    for (const [at, { number, name }] of operations.entries()) {
      const random = (what: string) => seededRandom(seedOf(seed, `${what} ${number}`));
      await own.scheduler.runUntil(own.scheduler.now() + gapMs(random("gap")));
      own.tell(`#${number} ${name}`);
      operate(own, name, random("operation"), number);
      done += 1;
      const next = operations[at + 1];
      if (next !== undefined && roundOf(next.number) === roundOf(number)) continue;
      found = await judgedRound(own);
      if (found.length > 0) break;
    }
    return { found, done, events: own.scheduler.events(), journal: own.journal };
  });
}

function only<Kinds extends Partial<Record<SyncedName, unknown>>>(names: readonly SyncedName[], kinds: Kinds): Kinds {
  return Object.fromEntries(Object.entries(kinds).filter(([name]) => names.includes(name as SyncedName))) as Kinds;
}

function roundOf(number: number): number {
  return Math.floor(number / ROUND);
}

async function judgedRound(own: World): Promise<FoundIn[]> {
  await settle(own);
  return judge(own);
}
