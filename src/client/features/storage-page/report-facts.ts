import { CACHE_DATABASE, SHELL_CACHE } from "#offline/databases/database-names.ts";
import { recallClockOffset } from "#offline/cache/clock-offset.ts";
import { loggedEvents } from "#offline/event-log/logged-events.ts";
import type { EventRow } from "#offline/event-log/log-database.ts";
import { writeWaiting } from "#offline/event-log/log-event.ts";
import { hasDatabase } from "#offline/databases/has-database.ts";
import type { StorageUsage } from "#offline/storage-usage/measure-storage.ts";
import { connection } from "../../platform/connection/connection.ts";
import { serverNow } from "../../platform/clock/server-clock.ts";
import { isInstalled } from "../../platform/install/way-to-install.ts";
import type { Abilities } from "./browser-support.ts";

/** A fact about this browser. */
export interface RecorderFact {
  /** Catalogue id of its name. */
  name: string;
  /** In technical terms, the same in every language: for debugging. */
  value: string;
}

export interface RecorderFacts {
  facts: RecorderFact[];
  /** Latest first. */
  events: EventRow[];
  /** Offset of the server's clock from this phone's, milliseconds. */
  clockOffsetMs: number;
}

/** The entry script of a built document; its name has a hash of the whole build, and so identifies it. */
const ENTRY = /\/assets\/(?<file>index-[^"/]+\.js)"/;

/** The data of the event log's report: the build, the storage usage, the events (M16). */
export async function reportFacts(kept: StorageUsage, can: Abilities): Promise<RecorderFacts> {
  await writeWaiting();
  const [worker, databases, estimate, isPersisted, events, clockOffsetMs] = await Promise.all([
    workerBuild(),
    databaseVersions(),
    navigator.storage?.estimate?.().catch(() => undefined),
    navigator.storage?.persisted?.().catch(() => undefined),
    loggedEvents(),
    clockOffset(),
  ]);
  const { usage, quota } = estimate ?? {};
  const facts = [
    { name: /*i18n*/ "kept.fact.build", value: pageBuild() },
    { name: /*i18n*/ "kept.fact.worker", value: worker },
    { name: /*i18n*/ "kept.fact.databases", value: databases },
    { name: /*i18n*/ "kept.fact.counted", value: countedText(kept) },
    { name: /*i18n*/ "kept.fact.usage", value: `${usage ?? "?"} / ${quota ?? "?"} B ${usageDetails(estimate)}`.trim() },
    { name: /*i18n*/ "kept.fact.persisted", value: isPersisted === undefined ? "?" : yesOrNo(isPersisted) },
    { name: /*i18n*/ "kept.fact.connection", value: connectionText() },
    { name: /*i18n*/ "kept.fact.clock", value: `${Math.round(clockOffsetMs / 1000)} s` },
    { name: /*i18n*/ "kept.fact.abilities", value: abilityText(can) },
    { name: /*i18n*/ "kept.fact.browser", value: navigator.userAgent },
  ];
  return { facts, events, clockOffsetMs };
}

function pageBuild(): string {
  const entry = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  return entry?.src.split("/").at(-1) ?? "?";
}

async function workerBuild(): Promise<string> {
  if (typeof caches === "undefined" || !(await caches.has(SHELL_CACHE))) return "-";
  const kept = await caches.match("/", { cacheName: SHELL_CACHE, ignoreSearch: true });
  const file = ENTRY.exec((await kept?.text()) ?? "")?.groups?.["file"] ?? "-";
  const { controller } = navigator.serviceWorker ?? {};
  return `${file} ${controller?.state ?? "-"}`;
}

async function databaseVersions(): Promise<string> {
  const databases = (await globalThis.indexedDB?.databases?.().catch(() => [])) ?? [];
  return (
    databases
      .map(({ name, version }) => `${name} ${version}`)
      .toSorted()
      .join(", ") || "-"
  );
}

async function clockOffset(): Promise<number> {
  const live = serverNow() - Date.now();
  return live !== 0 || !(await hasDatabase(CACHE_DATABASE)) ? live : recallClockOffset();
}

function countedText({ all, shell, answers, rooms, viewings, unsent, log, others }: StorageUsage): string {
  const parts = {
    shell: shell.bytes,
    answers: answers.searches.bytes + answers.lists.bytes,
    cards: answers.photos.bytes,
    rooms: rooms.rooms.bytes + rooms.photos.bytes,
    viewings: viewings.rooms.bytes + viewings.photos.bytes,
    unsent: unsent.drafts.bytes + unsent.posted.bytes + unsent.photos.bytes + unsent.shared.bytes,
    log: log.bytes,
    others: others.bytes,
  };
  return `${all.bytes} B (${Object.entries(parts)
    .map(([name, bytes]) => `${name} ${bytes}`)
    .join(", ")})`;
}

// Non-standard: Chromium reports it.
function usageDetails(estimate: StorageEstimate | undefined): string {
  const { usageDetails: details = {} } = (estimate ?? {}) as { usageDetails?: Record<string, number> };
  const parts = Object.entries(details).map(([name, bytes]) => `${name} ${bytes}`);
  return parts.length > 0 ? `(${parts.join(", ")})` : "";
}

function connectionText(): string {
  const { effectiveType, saveData } =
    (navigator as { connection?: { effectiveType?: string; saveData?: boolean } }).connection ?? {};
  const own = [connection.peek(), navigator.onLine ? "on-line" : "off-line", effectiveType];
  return [...own, saveData === true ? "saves-data" : undefined].filter((text) => text !== undefined).join(", ");
}

function abilityText({ stores, startsOffline, sendsClosed, takesShares }: Abilities): string {
  const has = {
    worker: "serviceWorker" in navigator,
    sync: "SyncManager" in globalThis,
    locks: "locks" in navigator,
    stores,
    "starts-offline": startsOffline,
    "sends-closed": sendsClosed,
    installed: isInstalled(),
  };
  const texts = Object.entries(has).map(([name, is]) => `${name} ${yesOrNo(is)}`);
  return [...texts, `takes-shares ${takesShares}`].join(", ");
}

function yesOrNo(is: boolean): string {
  return is ? "yes" : "no";
}
