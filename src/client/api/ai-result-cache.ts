import type { Understanding } from "#domain/understanding.ts";

/** How the AI has understood a sentence. */
export interface StoredAiResult {
  /** Whose sentence, and which search: see `searchKey`. */
  key: string;
  wanted: Understanding;
  reasoning: string | null;
}

/** Session storage key. */
const READINGS = "ai-readings";
/** As many as somebody goes back through. */
const KEPT = 20;

/**
 * Keeps how the AI has understood a sentence, in this tab alone and without the rooms: a reload or a step back shows it
 * again and spends no quota. The worker never keeps AI answers.
 */
export function storeAiResult(reading: StoredAiResult): void {
  const others = readings().filter(({ key }) => key !== reading.key);
  try {
    sessionStorage.setItem(READINGS, JSON.stringify([reading, ...others].slice(0, KEPT)));
  } catch {
    // Full, or nothing may be stored: then a reload reads the sentence on the phone.
  }
}

/** A kept reading; null when this tab has none. */
export function storedAiResult(key: string): StoredAiResult | null {
  return readings().find((reading) => reading.key === key) ?? null;
}

/** Forgets them all, as the end of a session does. */
export function clearAiResults(): void {
  try {
    sessionStorage.removeItem(READINGS);
  } catch {
    // Nothing may be stored, so nothing is.
  }
}

function readings(): StoredAiResult[] {
  try {
    return JSON.parse(sessionStorage.getItem(READINGS) ?? "[]") as StoredAiResult[];
  } catch {
    return [];
  }
}
