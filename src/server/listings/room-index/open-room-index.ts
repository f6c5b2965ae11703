import { Worker } from "node:worker_threads";
import { LRUCache } from "lru-cache";
import type { QuestionName, RoomIndexInput, RoomQuestions, Said } from "./room-index-protocol.ts";

/** The rooms that were open at one moment, in a thread that answers questions about them in milliseconds. */
export interface RoomIndex {
  /** Rooms that came later are not in it. */
  until: Date;
  ask<Name extends QuestionName>(
    name: Name,
    asked: RoomQuestions[Name]["asked"],
  ): Promise<RoomQuestions[Name]["answered"]>;
  /** Ends the thread once it has answered what it was asked. */
  close(): Promise<void>;
}

const REMEMBERED_ANSWERS = 1000;

/** Starts a thread, and comes back when it has read the rooms; rejects when it cannot. */
export async function openRoomIndex(input: RoomIndexInput): Promise<RoomIndex> {
  const worker = new Worker(new URL("./room-index-worker.ts", import.meta.url), { workerData: input });
  // A process that has nothing else to do may end.
  worker.unref();
  const waiting = new Waiting();
  // The rooms of one moment give the same answer every time.
  const given = new LRUCache<string, Promise<unknown>>({ max: REMEMBERED_ANSWERS });
  const ready = Promise.withResolvers<void>();
  const giveUp = (error: Error): void => {
    ready.reject(error);
    waiting.giveUp(error);
  };
  worker.on("message", (said: Said) => ("ready" in said ? ready.resolve() : waiting.settle(said)));
  worker.on("error", (error) => giveUp(error instanceof Error ? error : new Error(String(error))));
  worker.on("exit", () => giveUp(new Error("The room index has ended")));
  await ready.promise;
  return {
    until: input.until,
    ask(name, asked) {
      const key = name + JSON.stringify(asked);
      const before = given.get(key);
      if (before !== undefined) return before as Promise<never>;
      const { number, answer } = waiting.next();
      worker.postMessage({ number, name, asked });
      given.set(key, answer);
      return answer as Promise<never>;
    },
    async close() {
      await waiting.emptied();
      await worker.terminate();
    },
  };
}

/** The questions that have no answer yet. */
class Waiting {
  readonly #open = new Map<number, PromiseWithResolvers<unknown>>();
  #lastNumber = 0;

  next(): { number: number; answer: Promise<unknown> } {
    const number = ++this.#lastNumber;
    const pending = Promise.withResolvers<unknown>();
    this.#open.set(number, pending);
    return { number, answer: pending.promise };
  }

  settle(said: Exclude<Said, { ready: unknown }>): void {
    const pending = this.#open.get(said.number);
    this.#open.delete(said.number);
    if ("failed" in said) pending?.reject(new Error(said.failed));
    else pending?.resolve(said.answered);
  }

  giveUp(error: Error): void {
    for (const { reject } of this.#open.values()) reject(error);
    this.#open.clear();
  }

  async emptied(): Promise<void> {
    await Promise.allSettled(Array.from(this.#open.values(), ({ promise }) => promise));
  }
}
