import type { Understanding } from "#domain/search/understanding.ts";
import { keepInTab, readJsonFromTab } from "../platform/tab-storage.ts";

/** The AI's interpretation of a sentence. */
export interface StoredAiResult {
  /** The user who typed the sentence, and the search's key: see `searchKey`. */
  key: string;
  wanted: Understanding;
  reasoning: string | null;
}

/** Session storage key. */
const READINGS = "ai-readings";
/** Maximum number of cached results. */
const KEPT = 20;

/**
 * Caches AI interpretations in this tab's session storage, without the rooms: a reload or a step back shows the result
 * again without spending quota. The service worker never caches AI answers.
 */
export function storeAiResult(reading: StoredAiResult): void {
  const others = readings().filter(({ key }) => key !== reading.key);
  // Where it is not kept, a reload parses the sentence locally.
  keepInTab(READINGS, JSON.stringify([reading, ...others].slice(0, KEPT)));
}

/** A cached interpretation; null when this tab has none. */
export function storedAiResult(key: string): StoredAiResult | null {
  return readings().find((reading) => reading.key === key) ?? null;
}

/** Clears the cache when a session ends. */
export function clearAiResults(): void {
  keepInTab(READINGS, null);
}

// What an older build has kept in this tab may look otherwise.
function readings(): StoredAiResult[] {
  const kept = readJsonFromTab(READINGS);
  return Array.isArray(kept) ? kept.filter(isReading) : [];
}

function isReading(value: unknown): value is StoredAiResult {
  const { key, wanted } = (value ?? {}) as Partial<StoredAiResult>;
  return typeof key === "string" && Array.isArray(wanted?.keywords);
}
