import { Gauge, Histogram, Registry, collectDefaultMetrics } from "prom-client";
import type { Clock } from "../clock.ts";
import type { Db } from "../db/db.ts";
import { backlogGauges } from "./backlog-gauges.ts";
import { countOccurrences } from "./count-occurrences.ts";
import { DURATIONS } from "./durations.ts";

/** What is counted of one process, in the text format of Prometheus. */
export interface Metrics {
  contentType: string;
  text(): Promise<string>;
  /** Counts an answered request. @param route As the contract writes it, without what stood in its place. */
  answered(request: { method: string; route: string; status: number; seconds: number }): void;
  /** Counts no more. */
  close(): void;
}

/** What is asked at the moment when the metrics are read. */
export interface Gauged {
  db: Db;
  clock: Clock;
  pool: { totalCount: number; idleCount: number; waitingCount: number };
}

/** Counts for one process. Its names are a promise to dashboards and alert rules (ops/). */
export function metrics({ pool, ...site }: Gauged): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: "qiying_http_request_duration_seconds",
    help: "Time to the end of an answer, by route and status",
    labelNames: ["method", "route", "status"],
    buckets: DURATIONS,
    registers: [register],
  });
  gaugePool(register, pool);
  const backlogText = backlogGauges(site);
  const close = countOccurrences(register);
  return {
    contentType: register.contentType,
    async text() {
      // The process first: asking the database takes a connection, and maybe a while.
      const ofProcess = await register.metrics();
      return ofProcess + (await backlogText());
    },
    answered({ method, route, status, seconds }) {
      requests.observe({ method, route, status }, seconds);
    },
    close,
  };
}

function gaugePool(register: Registry, pool: Gauged["pool"]): void {
  register.registerMetric(
    new Gauge({
      name: "qiying_database_connections",
      help: "Connections of this process's pool: in use, idle; and callers that wait for one",
      labelNames: ["state"],
      registers: [],
      collect() {
        this.set({ state: "used" }, pool.totalCount - pool.idleCount);
        this.set({ state: "idle" }, pool.idleCount);
        this.set({ state: "waited_for" }, pool.waitingCount);
      },
    }),
  );
}
