import { signal } from "@preact/signals-react";
import type { UpdateOwnUser } from "#contract/schemas/user.ts";
import { AGREEMENT_VERSION } from "#domain/users/account-rules.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { within } from "#domain/within.ts";
import { STORE_PATIENCE_MS } from "#offline/databases/store-patience.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";

/** Local storage key of the record. */
const STORAGE_KEY = "user_agreement";

/** The two privacy choices; both are off by default. */
export interface PrivacyChoices {
  receiveUpdates: boolean;
  allowDataForTraining: boolean;
}

/** One user's acceptance of the agreement on this phone (PR-309). */
export interface AgreementRecord extends PrivacyChoices {
  /** The user who accepted: on a shared phone, each user accepts for themselves. */
  userId: string;
  /** Instant in UTC. */
  acceptedAt: string;
  agreementVersion: typeof AGREEMENT_VERSION;
  /** The language it was read in. */
  language?: Language;
  /** Whether the server has acknowledged it. */
  sent: boolean;
  /**
   * Choices that the account had, or may have, and that were not touched: acceptance alone does not send them.
   * Absent in records of earlier builds, which send both.
   */
  untouched?: readonly (keyof PrivacyChoices)[];
}

/** The stored record; null when there is none, or an invalid one (B-04). */
export const agreementRecord = signal<AgreementRecord | null>(readRecord());

/** Stores a record. Where storage is full or blocked it lasts for this visit, and the user is asked again. */
export function saveAgreementRecord(record: AgreementRecord): void {
  agreementRecord.value = record;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(record));
  } catch {
    // Storage is blocked: asking again at the next start is right.
  }
}

/** Browsers have written local storage to the disk by then. */
const ON_DISK_AFTER_MS = MINUTE_MS;

/** Stores a record that a user has just made, also where the browser does not lose it when it is killed right afterwards. */
export function saveNewRecord(record: AgreementRecord): void {
  saveAgreementRecord(record);
  void agreementCopy().then((copy) => copy?.keepAgreementCopy(record.userId, JSON.stringify(record)));
}

/** Brings back a user's record that local storage has lost; without its copy once local storage has it for sure. */
export async function restoreRecord(userId: string): Promise<void> {
  const copy = await agreementCopy();
  const record = agreementRecord.peek();
  if (record?.userId === userId) {
    const isOnDisk = Math.abs(Date.now() - Date.parse(record.acceptedAt)) > ON_DISK_AFTER_MS;
    return isOnDisk ? copy?.dropAgreementCopy(userId) : undefined;
  }
  const kept = parseRecord((await copy?.agreementCopyOf(userId)) ?? null);
  // Another user's record stands there, or this one's that is of no use: nothing was lost.
  if (kept?.userId === userId && isNothingStored()) saveAgreementRecord(kept);
}

/** The store is no part of the first files; null where it cannot be had. */
function agreementCopy() {
  return within(STORE_PATIENCE_MS, import("#offline/session/agreement-copy.ts"), null).catch(() => null);
}

function isNothingStored(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === null;
  } catch {
    return false;
  }
}

/** Copies later choices into the record, so that an acceptance that is still unsent does not undo them. */
export function keepChoices(userId: string, choices: PrivacyChoices): void {
  const record = agreementRecord.peek();
  if (record?.userId === userId) saveAgreementRecord({ ...record, ...choices, untouched: [] });
}

/** The server has acknowledged a user's changes: if the agreement was among them, it need not be sent again. */
export function markAgreementSent(userId: string, { agreement_version }: UpdateOwnUser): void {
  const record = agreementRecord.peek();
  if (record?.userId === userId && record.agreementVersion === agreement_version)
    saveAgreementRecord({ ...record, sent: true });
}

/** Deletes the record, with the account. */
export function clearAgreementRecord(): void {
  agreementRecord.value = null;
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is blocked: nothing is stored.
  }
}

/** Follows changes by other tabs. @returns Stops following. */
export function watchRecord(): () => void {
  const stop = new AbortController();
  addEventListener(
    "storage",
    ({ key }) => {
      if (key === STORAGE_KEY || key === null) agreementRecord.value = readRecord();
    },
    { signal: stop.signal },
  );
  return () => stop.abort();
}

/** Parses a stored record; null for anything invalid, which counts as not accepted. */
export function parseRecord(text: string | null): AgreementRecord | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function readRecord(): AgreementRecord | null {
  try {
    return parseRecord(localStorage.getItem(STORAGE_KEY));
  } catch {
    // Storage is blocked in this window.
    return null;
  }
}

function isRecord(value: unknown): value is AgreementRecord {
  if (typeof value !== "object" || value === null) return false;
  const { userId, acceptedAt, agreementVersion, language, untouched, ...flags } = value as Record<string, unknown>;
  const { receiveUpdates, allowDataForTraining, sent } = flags;
  return (
    typeof userId === "string" &&
    typeof acceptedAt === "string" &&
    !Number.isNaN(Date.parse(acceptedAt)) &&
    agreementVersion === AGREEMENT_VERSION &&
    (untouched === undefined || Array.isArray(untouched)) &&
    (language === undefined || LANGUAGES.some((known) => known === language)) &&
    [receiveUpdates, allowDataForTraining, sent].every((flag) => typeof flag === "boolean")
  );
}
