import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** What came of a flood. */
export interface FloodReport {
  /** Of what was asked; status 0 for what broke off. */
  answers: [status: number, ms: number][];
  /** Milliseconds until each connection that was held open was cut off. */
  cutAfterMs: number[];
  /** How many were still open at the end. */
  leftOpen: number;
}

/** Prepares to flood a server. @returns Floods it for so many seconds, and says what came of it. */
export type Flood = (url: string) => Promise<(seconds: number) => Promise<FloodReport>>;

export const FLOODS = {
  logins: async () => (await import("./logins.ts")).logins,
  photos: async () => (await import("./photos.ts")).photos,
  "slow-senders": async () => (await import("./slow-senders.ts")).slowSenders,
} as const satisfies Record<string, () => Promise<Flood>>;

export type FloodName = keyof typeof FLOODS;

/** Lets a flood loose from a process of its own, which has said that it is prepared. */
export async function prepareFlood(name: FloodName, url: string): Promise<(seconds: number) => Promise<FloodReport>> {
  const child = fork(fileURLToPath(new URL("flood-main.ts", import.meta.url)), [name, url]);
  await once(child, "message");
  return async (seconds) => {
    child.send(seconds);
    const [report] = (await once(child, "message")) as [FloodReport];
    return report;
  };
}
