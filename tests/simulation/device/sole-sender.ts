import type { Life, Scheduler } from "../time/scheduler.ts";

/** Sees whether two processes of a device send at once, though neither was frozen, and the disk and the clock let them see each other. */
export interface SoleSender {
  /** The same `fetch`, of which all is seen that writes. */
  of(life: Life, send: typeof fetch): typeof fetch;
  /** Another process may take over, while the first one has not noticed. @param ms For so long. */
  disturb(ms: number): void;
  /** Those that were seen. */
  readonly found: string[];
}

export function soleSender(scheduler: Pick<Scheduler, "now">): SoleSender {
  const begunBy = new Map<Life, number>();
  let disturbedUntil = -1;
  const found: string[] = [];
  return {
    found,
    disturb: (ms) => void (disturbedUntil = Math.max(disturbedUntil, scheduler.now() + ms)),
    of(life, send) {
      life.onDeath(() => begunBy.delete(life));
      return async (url, init) => {
        if ((init?.method ?? "GET") === "GET") return send(url, init);
        for (const [other, begun] of begunBy) {
          if (other !== life && begun > disturbedUntil) found.push(`${life.name} sends while ${other.name} does`);
        }
        begunBy.set(life, scheduler.now());
        return send(url, init).finally(() => begunBy.delete(life));
      };
    },
  };
}
