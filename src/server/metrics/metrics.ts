import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from "prom-client";
import { hear, type OccurrenceName, type Occurrences } from "../occurrences.ts";

/** What is counted of one process, in the text format of Prometheus. */
export interface Metrics {
  contentType: string;
  text(): Promise<string>;
  /** Counts an answered request. @param route As the contract writes it, without what stood in its place. */
  answered(request: { method: string; route: string; status: number; seconds: number }): void;
  /** Counts no more. */
  close(): void;
}

/** The way of an alert: saved searches look at a room, what is due is put into messages, and pushes go out. */
export type AlertStep = "matching" | "message" | "push";

/** What is asked at the moment when the metrics are read. */
export interface Gauged {
  pool: { totalCount: number; idleCount: number; waitingCount: number };
  /** Servers that public reads may go to, as this process sees them. */
  replicas: () => { used: number; leftOut: number };
  mails: {
    /** That wait to be sent: those that are due, and those whose next try comes later. */
    queued: () => Promise<{ due: number; later: number }>;
    /** That did not go out. */
    dead: () => Promise<number>;
    /** Whether all wait for the mail server. */
    serverAway: () => Promise<boolean>;
  };
  pushes: {
    /** That wait to be sent: those that are due, and those whose next try comes later. */
    queued: () => Promise<{ due: number; later: number }>;
    /** Push services that are let alone for a while. */
    closedHosts: () => Promise<number>;
  };
  alerts: {
    /** Rooms that saved searches have not looked at yet. */
    roomsToMatch: () => Promise<number>;
    /** What people are to be told now, and is in no message yet. */
    due: () => Promise<number>;
    /** Seconds for which what has waited longest has waited, at each step; 0 where nothing waits. */
    longestWaits: () => Promise<Record<AlertStep, number>>;
  };
  /** Milliseconds that a call would wait for its turn, by its class. */
  expectedWaits: () => Record<string, number>;
}

/** Seconds; from what a kept answer takes to what the longest may. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts for one process. Its names are a promise to dashboards and alert rules (ops/). */
export function metrics({ pool, replicas, mails, pushes, alerts, expectedWaits }: Gauged): Metrics {
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
  gaugeReplicas(register, replicas);
  // Before those that ask the database: they take most of the pool's connections for a moment.
  gaugeWaits(register, expectedWaits);
  gaugeMails(register, mails);
  gaugeAlerts(register, pushes, alerts);
  const deaf = countOccurrences(register);
  return {
    contentType: register.contentType,
    text: () => register.metrics(),
    answered({ method, route, status, seconds }) {
      requests.observe({ method, route, status }, seconds);
    },
    close() {
      for (const stop of deaf) stop();
    },
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

function gaugeReplicas(register: Registry, replicas: Gauged["replicas"]): void {
  register.registerMetric(
    new Gauge({
      name: "qiying_database_replicas",
      help: "Replicas that this process reads on, and those that it leaves out: dead, cut off or too far behind",
      labelNames: ["state"],
      registers: [],
      collect() {
        const { used, leftOut } = replicas();
        this.set({ state: "used" }, used);
        this.set({ state: "left_out" }, leftOut);
      },
    }),
  );
}

type AskedGauge = (name: string, help: string, labelNames: string[], read: (gauge: Gauge) => Promise<void>) => void;

/** Makes gauges of what the database is asked for. */
function askedGauges(register: Registry): AskedGauge {
  return (name, help, labelNames, read) =>
    register.registerMetric(
      new Gauge({
        name,
        help,
        labelNames,
        registers: [],
        // Without a database the rest is read all the same.
        collect() {
          return read(this).catch(() => this.reset());
        },
      }),
    );
}

function gaugeAlerts(register: Registry, pushes: Gauged["pushes"], alerts: Gauged["alerts"]): void {
  const gauge = askedGauges(register);
  gauge(
    "qiying_queued_pushes",
    "Pushes of the whole site that wait: due now, and to be tried again later",
    ["state"],
    async (of) => {
      const { due, later } = await pushes.queued();
      of.set({ state: "due" }, due);
      of.set({ state: "later" }, later);
    },
  );
  gauge("qiying_push_services_paused", "Push services that are let alone for a while", [], async (of) =>
    of.set(await pushes.closedHosts()),
  );
  gauge("qiying_rooms_to_match", "Rooms of the whole site that saved searches have not looked at yet", [], async (of) =>
    of.set(await alerts.roomsToMatch()),
  );
  gauge("qiying_due_notifications", "What people are to be told now, and is in no message yet", [], async (of) =>
    of.set(await alerts.due()),
  );
  gauge(
    "qiying_alert_wait_seconds",
    "For how long the alert that has waited longest has waited, by the step of its way that it waits for",
    ["step"],
    async (of) => {
      for (const [step, seconds] of Object.entries(await alerts.longestWaits())) of.set({ step }, seconds);
    },
  );
}

function gaugeMails(register: Registry, { queued, dead, serverAway }: Gauged["mails"]): void {
  const gauge = askedGauges(register);
  gauge(
    "qiying_queued_mails",
    "Mails of the whole site that wait: due now, and to be tried again later",
    ["state"],
    async (of) => {
      const { due, later } = await queued();
      of.set({ state: "due" }, due);
      of.set({ state: "later" }, later);
    },
  );
  gauge("qiying_dead_mails", "Mails of the whole site that did not go out within the last seven days", [], async (of) =>
    of.set(await dead()),
  );
  gauge("qiying_mail_server_away", "1 while all mails wait because the mail server is not to be had", [], async (of) =>
    of.set((await serverAway()) ? 1 : 0),
  );
}

function gaugeWaits(register: Registry, expectedWaits: Gauged["expectedWaits"]): void {
  register.registerMetric(
    new Gauge({
      name: "qiying_expected_wait_seconds",
      help: "How long a call would wait for its turn now, by its class; where that is too long it is refused",
      labelNames: ["class"],
      registers: [],
      collect() {
        for (const [of, ms] of Object.entries(expectedWaits())) this.set({ class: of }, ms / 1000);
      },
    }),
  );
}

function countOccurrences(register: Registry): (() => void)[] {
  const registers = [register];
  const repetitions = counter("qiying_repeated_requests_total", "Requests that came again by their key", ["method"]);
  const refusals = counter("qiying_refused_calls_total", "Calls that were refused because of overload", ["class"]);
  const mails = counter("qiying_mails_total", "Mails that were tried, by how it ended", ["outcome"]);
  const pushes = counter("qiying_pushes_total", "Pushes that were tried, by how it ended", ["outcome"]);
  const notifications = counter("qiying_notifications_total", "Messages to people, by their way", ["channel"]);
  const opened = counter("qiying_opened_notifications_total", "Messages that their readers have opened", []);
  const lostLines = counter("qiying_lost_log_lines_total", "Lines of the log that could not be written", []);
  const photos = counter("qiying_photos_total", "Uploaded photos, by how it ended", ["outcome"]);
  const aiRuns = durations("qiying_ai_run_duration_seconds", "Runs of the AI", ["kind", "outcome"]);
  // Not 'job': Prometheus gives each series that label, of what it asks.
  const jobs = durations("qiying_job_duration_seconds", "Runs of background jobs", ["task", "outcome"]);
  const queued = gauge("qiying_work_queue", "Work of this process under way and waiting, by queue", ["queue", "state"]);
  const receiving = gauge("qiying_receiving_bytes", "Memory for files on their way in: set aside, and free", ["state"]);
  for (const queue of ["photos", "passwords", "ocr"] as const) setQueue({ name: queue, active: 0, waiting: 0 });
  // A series that begins with its first event has not increased, to Prometheus.
  for (const outcome of ["sent", "postponed", "given-up"] as const) mails.inc({ outcome }, 0);
  for (const outcome of ["sent", "postponed", "refused", "given-up", "forgotten"] as const) pushes.inc({ outcome }, 0);
  for (const channel of ["push", "mail"] as const) notifications.inc({ channel }, 0);
  for (const outcome of ["made", "refused"] as const) photos.inc({ outcome }, 0);
  return [
    on("queue", setQueue),
    on("receiving", ({ taken, all }) => {
      receiving.set({ state: "taken" }, taken);
      receiving.set({ state: "free" }, all - taken);
    }),
    on("repetition", ({ method }) => repetitions.inc({ method })),
    on("refusal", ({ class: of }) => refusals.inc({ class: of })),
    on("mail", ({ outcome }) => mails.inc({ outcome })),
    on("push", ({ outcome }) => pushes.inc({ outcome })),
    on("notification", ({ channel }) => notifications.inc({ channel })),
    on("notificationOpened", () => opened.inc()),
    on("lostLogLine", () => lostLines.inc()),
    on("photo", ({ outcome }) => photos.inc({ outcome })),
    on("ai", ({ kind, outcome, seconds }) => aiRuns.observe({ kind, outcome }, seconds)),
    on("job", ({ name, outcome, seconds }) => jobs.observe({ task: name, outcome }, seconds)),
  ];

  function setQueue({ name: queue, active, waiting }: Occurrences["queue"]): void {
    queued.set({ queue, state: "active" }, active);
    queued.set({ queue, state: "waiting" }, waiting);
  }

  function gauge<Label extends string>(name: string, help: string, labelNames: Label[]): Gauge<Label> {
    return new Gauge({ name, help, labelNames, registers });
  }

  function counter<Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> {
    return new Counter({ name, help, labelNames, registers });
  }

  function durations<Label extends string>(name: string, help: string, labelNames: Label[]): Histogram<Label> {
    return new Histogram({ name, help, labelNames, buckets: [...DURATIONS, 30, 60], registers });
  }

  function on<Name extends OccurrenceName>(name: Name, count: (occurrence: Occurrences[Name]) => void): () => void {
    return hear(name, count);
  }
}
