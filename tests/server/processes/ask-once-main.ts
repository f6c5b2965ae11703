import { keptProcess } from "../../../src/server/processes/kept-process.ts";

/** A program that asks a process once, never ends it, and has nothing else to do: it ends by itself, with 0 after an answer. */
const kept = keptProcess<{ say: string }, unknown>(
  { main: new URL("echo-main.ts", import.meta.url) },
  { idleMs: Infinity },
);
process.exitCode = 1;
if ((await kept.ask({ say: "hello" }, new AbortController().signal)) === "hello") process.exitCode = 0;
