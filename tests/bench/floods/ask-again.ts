import { setTimeout as delay } from "node:timers/promises";
import type { Answered, Question } from "../abuse/ask.ts";
import type { FloodReport } from "./flood.ts";

/** As a server asks those whom it refuses. */
const PAUSE_MS = 2000;

/** Many at once, each of whom asks, waits two seconds after the answer, and asks again. */
export async function askAgain(
  askers: readonly ((question: Question) => Promise<Answered>)[],
  seconds: number,
  next: (asker: number) => Question,
): Promise<FloodReport> {
  const end = performance.now() + seconds * 1000;
  const answers: [number, number][] = [];
  await Promise.all(
    askers.map(async (ask, index) => {
      while (performance.now() < end) {
        const { status, ms } = await ask(next(index));
        answers.push([status, ms]);
        await delay(PAUSE_MS);
      }
    }),
  );
  return { answers, cutAfterMs: [], leftOpen: 0 };
}
