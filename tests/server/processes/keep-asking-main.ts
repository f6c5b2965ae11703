import { keptProcess } from "../../../src/server/processes/kept-process.ts";

/** A program that has a process which rests at work for a minute, and tells its pid. */
const kept = keptProcess<{ say: string; afterMs: number }, unknown>({
  main: new URL("echo-main.ts", import.meta.url),
  rests: true,
});
const patient = new AbortController().signal;
await kept.start(patient);
process.send?.(kept.pid());
await kept.ask({ say: "late", afterMs: 60_000 }, patient);
