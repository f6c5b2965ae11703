import { useEffect } from "react";
import useSWR, { mutate } from "swr";
import { UnreachableError } from "#contract/api-error.ts";
import { contactIn, contactLines } from "#domain/listings/contact.ts";
import type { ListingContactField } from "#domain/listings/listing-fields.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { ANONYMOUS, ownerOf } from "#offline/session/owner-of.ts";
import {
  openContact,
  readOpenedContacts,
  type ContactOf,
  type OpenedContact,
  type OpenedContacts,
} from "../../../api/opened-contacts.ts";
import { SessionChangedError } from "../../../api/credentials/throw-if-others.ts";
import { cacheKey } from "../../../api/use-api-query.ts";
import { accessToken } from "../../../api/credentials/session.ts";
import { connection } from "../../../platform/connection/connection.ts";
import { attemptOf, noteAttempt, problemOf, type ContactAttempt } from "./contact-attempts.ts";

/** A room or a request as far as its contact is concerned. */
export interface ContactSubject extends Partial<Pick<Listing, ListingContactField>> {
  id: string;
  /** Null where the contact has to be opened. */
  email: string | null;
  updated_at: string;
  contact_opened?: true;
}

export interface Contact {
  /** How its poster is reached, a line each; null while it is not open. */
  lines: readonly string[] | null;
  /** Whether it came with the room itself: one's own, say. */
  isGiven: boolean;
  /** Whether it is known already that this phone has not opened it. */
  isClosed: boolean;
  attempt: ContactAttempt | null;
  /** Opens it, which is counted. */
  open: () => Promise<void>;
}

/** Those that were asked for quietly, in vain too: once a page's life is enough. */
const askedQuietly = new Set<string>();

/**
 * The contact of a room or request: as it came with it, else as the user has opened it, on this phone or, where the
 * server says so and answers, elsewhere. One that was opened before is asked for again when its room has changed since;
 * neither is counted.
 */
export function useContact(of: ContactOf, subject: ContactSubject): Contact {
  const { id } = subject;
  const owner = ownerOf(accessToken.value);
  const given = givenLines(subject);
  const { data: opened } = useSWR(
    given.length > 0 || owner === ANONYMOUS ? null : openedKey(owner),
    () => readOpenedContacts(owner),
    { revalidateIfStale: false },
  );
  const kept = opened?.[id];
  const isFree = kept === undefined ? subject.contact_opened === true : kept.updated_at < subject.updated_at;
  const wantsQuietly = given.length === 0 && opened !== undefined && isFree && connection.value === "online";
  useEffect(() => {
    if (wantsQuietly) void openQuietly(owner, of, id);
  }, [wantsQuietly, owner, of, id]);
  return {
    lines: given.length > 0 ? given : kept === undefined ? null : openedLines(kept),
    isGiven: given.length > 0,
    isClosed: given.length === 0 && opened !== undefined && kept === undefined,
    attempt: attemptOf(attemptKey(owner, id)),
    open: () => open(owner, of, id),
  };
}

/** The same row with what the user has opened of it in its place: for what is made of a room, such as a calendar's entry. */
export function useWithContact<Row extends ContactSubject>(of: ContactOf, row: Row): Row {
  const owner = ownerOf(accessToken.value);
  const { data: opened } = useSWR(owner === ANONYMOUS ? null : openedKey(owner), () => readOpenedContacts(owner), {
    revalidateIfStale: false,
  });
  const kept = opened?.[row.id];
  if (kept === undefined || givenLines(row).length > 0) return row;
  // What is covered has no field of its own in what is made of a room.
  return {
    ...row,
    ...contactIn(kept),
    contact_info: openedLines({ ...kept, email: "", xhs_link: null }).join("\n") || null,
  };
}

/** The ids of those rooms whose contact is not on this phone; undefined while that is not known. */
export function useClosedContacts(rooms: readonly ContactSubject[]): string[] | undefined {
  const owner = ownerOf(accessToken.value);
  const { data: opened } = useSWR(owner === ANONYMOUS ? null : openedKey(owner), () => readOpenedContacts(owner), {
    revalidateIfStale: false,
  });
  if (opened === undefined) return undefined;
  return rooms.filter((room) => opened[room.id] === undefined && givenLines(room).length === 0).map(({ id }) => id);
}

/** The contact that came with a room or request; none where it has to be opened, whatever an older answer has of it. */
export function givenLines(subject: ContactSubject): string[] {
  return subject.email === null ? [] : contactLines(subject);
}

/** A contact that was opened, and what is covered in other texts, each once. */
function openedLines({ contacts_in_text, ...contact }: OpenedContact): string[] {
  const given = contactLines(contact);
  const covered = contacts_in_text?.split("\n") ?? [];
  return [...given, ...covered.filter((line) => line !== "" && !given.some((text) => text.includes(line)))];
}

async function open(owner: string, of: ContactOf, id: string): Promise<void> {
  const key = attemptKey(owner, id);
  if (attemptOf(key)?.name === "opening") return;
  noteAttempt(key, { name: "opening" });
  try {
    await show(owner, id, await openContact(owner, of, id));
    noteAttempt(key, null);
  } catch (error) {
    // Signed out meanwhile: the login follows, or another user.
    if (error instanceof SessionChangedError) noteAttempt(key, null);
    else noteAttempt(key, { name: "failed", problem: problemOf(error) });
  }
}

async function openQuietly(owner: string, of: ContactOf, id: string): Promise<void> {
  const key = attemptKey(owner, id);
  if (askedQuietly.has(key)) return;
  askedQuietly.add(key);
  try {
    await show(owner, id, await openContact(owner, of, id));
  } catch (error) {
    // What is shown stays, and the button where nothing is.
    if (error instanceof UnreachableError) askedQuietly.delete(key);
  }
}

async function show(owner: string, id: string, contact: OpenedContact): Promise<void> {
  const kept = await readOpenedContacts(owner);
  const withIt = (shown: OpenedContacts = {}): OpenedContacts => ({ ...kept, ...shown, [id]: contact });
  await mutate(openedKey(owner), withIt, { revalidate: false });
}

function openedKey(owner: string): string {
  return cacheKey(owner, "opened-contacts");
}

function attemptKey(owner: string, id: string): string {
  return cacheKey(owner, id);
}
