import { signal } from "@preact/signals-react";
import { AGREEMENT_VERSION } from "#domain/account-rules.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";

/** Local storage key of the record. */
const STORAGE_KEY = "user_agreement";

/** The two privacy choices; both are off until somebody says otherwise. */
export interface PrivacyChoices {
  receiveUpdates: boolean;
  allowDataForTraining: boolean;
}

/** That one user has accepted the agreement on this phone (PR-309). */
export interface AgreementRecord extends PrivacyChoices {
  /** On a shared phone, nobody accepts for somebody else. */
  userId: string;
  /** Instant in UTC. */
  acceptedAt: string;
  agreementVersion: typeof AGREEMENT_VERSION;
  /** The language it was read in. */
  language?: Language;
  /** Whether the server has acknowledged it. */
  sent: boolean;
}

/** What this phone knows; null when there is nothing, or nothing that can be believed (B-04). */
export const agreementRecord = signal<AgreementRecord | null>(readRecord());

/** Keeps a record. Where storage is full or blocked it holds for this visit, and the question comes again. */
export function saveAgreementRecord(record: AgreementRecord): void {
  agreementRecord.value = record;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(record));
  } catch {
    // Nothing else to do: asking again at the next start is right where nothing can be kept.
  }
}

/** Takes later choices into the record, so that an acceptance that is still to be sent does not undo them. */
export function keepChoices(userId: string, choices: PrivacyChoices): void {
  const record = agreementRecord.peek();
  if (record?.userId === userId) saveAgreementRecord({ ...record, ...choices });
}

/** Forgets the record, as deleting the account does. */
export function clearAgreementRecord(): void {
  agreementRecord.value = null;
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Blocked: then nothing is stored either.
  }
}

/** Follows what another tab does. @returns Stops following. */
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

/** The record that a stored text is; null for anything else, which then counts as never accepted. */
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
  const { userId, acceptedAt, agreementVersion, language, ...flags } = value as Record<string, unknown>;
  const { receiveUpdates, allowDataForTraining, sent } = flags;
  return (
    typeof userId === "string" &&
    typeof acceptedAt === "string" &&
    !Number.isNaN(Date.parse(acceptedAt)) &&
    agreementVersion === AGREEMENT_VERSION &&
    (language === undefined || LANGUAGES.some((known) => known === language)) &&
    [receiveUpdates, allowDataForTraining, sent].every((flag) => typeof flag === "boolean")
  );
}
