import type { Say } from "./finding.ts";

/** Clocks that differ by more make links and sessions end early or late. Milliseconds. */
const CLOCKS_APART_MS = 2000;
/** A Date header is cut off to its second: half of one is right on average. */
const CUT_OFF_MS = 500;

/** A clock that was asked. */
interface Asked {
  /** Whose it is, as a sentence begins with it: 'Its'. */
  whose: string;
  /** What it said, and this machine's clock before and after, in milliseconds of the epoch. */
  said: number;
  before: number;
  after: number;
}

/** Says that another clock does not agree with this machine's. @returns Whether it does. */
export function judgeClock(say: Say, { whose, said, before, after }: Asked): boolean {
  const apartMs = said - (before + after) / 2;
  if (Math.abs(apartMs) <= CLOCKS_APART_MS) return true;
  const seconds = (Math.abs(apartMs) / 1000).toFixed(1);
  const where = apartMs > 0 ? "ahead of" : "behind";
  say("warning", `${whose} clock is ${seconds} s ${where} this machine's: use NTP on both.`);
  return false;
}

/** The clock of the server that has answered by HTTP, where its answer bears it. @param before As `Asked` has it. */
export function judgeClockOf(answer: Response, say: Say, { whose, before }: Pick<Asked, "whose" | "before">): void {
  const date = Date.parse(answer.headers.get("date") ?? "");
  if (Number.isNaN(date)) return;
  judgeClock(say, { whose, said: date + CUT_OFF_MS, before, after: Date.now() });
}
