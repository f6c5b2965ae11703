import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

export interface Load {
  url: string;
  /** Asked one after the other, again and again. */
  paths: readonly string[];
  /** Requests a second, whatever is answered; 0 for `atOnce` at a time. */
  perSecond: number;
  atOnce: number;
  seconds: number;
  headers: Record<string, string>;
}

export interface LoadReport {
  /** In the order in which they came; status 0 for one that failed on its way. */
  answers: [status: number, ms: number, retryAfter: number][];
  /** How long it took to send. */
  tookSeconds: number;
}

/** Puts a server of this machine under load, from another process. */
export async function putUnderLoad({
  atOnce = 8,
  perSecond = 0,
  headers = {},
  ...load
}: Partial<Load> & Pick<Load, "url" | "paths" | "seconds">): Promise<LoadReport> {
  const whole: Load = { ...load, atOnce, perSecond, headers };
  const child = fork(fileURLToPath(new URL("load-main.ts", import.meta.url)), { serialization: "advanced" });
  child.send(whole);
  const [report] = (await once(child, "message")) as [LoadReport];
  return report;
}

/** What of a load was answered, and how soon. */
export interface Summary {
  /** Good answers within a second, for each second of load. */
  goodput: number;
  accepted: number[];
  refused: number[];
  /** How many were answered otherwise: by status. */
  others: Record<string, number>;
  /** Refusals without a Retry-After of one to five seconds. */
  withoutRetry: number;
}

const IN_TIME_MS = 1000;

export function summaryOf({ answers, tookSeconds }: LoadReport): Summary {
  const of = (wanted: (status: number) => boolean) => answers.filter(([status]) => wanted(status)).map(([, ms]) => ms);
  const accepted = of((status) => status >= 200 && status < 300);
  const others: Record<string, number> = {};
  for (const [status] of answers)
    if (status !== 503 && (status < 200 || status >= 300)) others[status] = (others[status] ?? 0) + 1;
  return {
    goodput: accepted.filter((ms) => ms <= IN_TIME_MS).length / tookSeconds,
    accepted,
    refused: of((status) => status === 503),
    others,
    withoutRetry: answers.filter(([status, , retry]) => status === 503 && !(retry >= 1 && retry <= 5)).length,
  };
}
