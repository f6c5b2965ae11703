import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import { hear, type OccurrenceName, type Occurrences } from "../occurrences.ts";
import { DURATIONS } from "./durations.ts";

/** Counts what parts of the server tell of themselves. @returns What ends that. */
export function countOccurrences(register: Registry): () => void {
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
  for (const queue of ["photos", "passwords", "ocr", "ranked", "list", "read"] as const)
    setQueue({ name: queue, active: 0, waiting: 0 });
  // A series that begins with its first event has not increased, to Prometheus.
  for (const outcome of ["sent", "postponed", "given-up"] as const) mails.inc({ outcome }, 0);
  for (const outcome of ["sent", "postponed", "refused", "given-up", "forgotten"] as const) pushes.inc({ outcome }, 0);
  for (const channel of ["push", "mail"] as const) notifications.inc({ channel }, 0);
  for (const outcome of ["made", "refused"] as const) photos.inc({ outcome }, 0);
  const deaf = [
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
  return () => {
    for (const stop of deaf) stop();
  };

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
