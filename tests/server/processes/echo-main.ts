import { getPriority } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { answerQuestions } from "../../../src/server/processes/answer-questions.ts";

/** A process that says back what it is asked, when it is told to. */
answerQuestions(async ({ say, afterMs = 0 }: { say: string; afterMs?: number }) => {
  await delay(afterMs);
  if (say === "fail") throw new RangeError("as asked");
  if (say === "end") process.exit(3);
  return say === "priority" ? getPriority() : say;
});
