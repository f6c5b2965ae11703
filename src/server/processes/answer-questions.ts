import type { Question, Said } from "./messages.ts";

/**
 * What a process of the server's own does as long as there is a server: it answers questions, and may be killed at any moment.
 * @param answer Answers one question; what it throws is told to who asked. Called again before it has answered, if it is asked.
 */
export function answerQuestions(answer: (asked: never) => unknown): void {
  process.on("message", async ({ id, asked }: Question) => {
    try {
      say({ id, answer: await answer(asked as never), residentBytes: process.memoryUsage.rss() });
    } catch (error) {
      say({ id, failed: String(error) });
    }
  });
  // The server has gone.
  process.on("disconnect", () => process.exit());
  say({ ready: true });
}

function say(said: Said): void {
  process.send?.(said);
}
