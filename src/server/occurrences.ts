import { channel } from "node:diagnostics_channel";
import type { UnmetSearch } from "#domain/search/unmet-search.ts";
import { inSpan } from "./spans.ts";

/** What a part of the server tells of itself; what counts them listens. None of it names a person, an address or a text. */
export interface Occurrences {
  /** A request that came again by its key, and got the answer of the first. */
  repetition: { method: string };
  /** A call that was refused because there was more to do than could be done. */
  refusal: { class: "ranked" | "list" | "read" | "write" };
  /** A mail that was handed over, has to wait, was refused for good, or was given up. */
  mail: { outcome: "sent" | "postponed" | "refused" | "given-up" | "forgotten" };
  /** A push that was handed over, has to wait, was refused for good or given up; or whose device has ended it. */
  push: { outcome: "sent" | "postponed" | "refused" | "given-up" | "forgotten" };
  /** A message to a person that was put into the queue of mails, or into that of pushes for all of their devices. */
  notification: { channel: "push" | "mail" };
  /** A message that its reader has opened. */
  notificationOpened: Record<string, never>;
  /** A line of the log that could not be written. */
  lostLogLine: Record<string, never>;
  /** A photo that was made of uploaded bytes, or refused. */
  photo: { outcome: "made" | "refused" };
  /** A run of the AI, or of what stands in for it. */
  ai: { kind: string; outcome: "answered" | "failed"; seconds: number };
  /** A search that has found nothing, by place and price alone. */
  unmetSearch: UnmetSearch;
  /** How long a queue of this process is, whenever that changes. */
  queue: { name: "photos" | "passwords" | "ocr" | "ranked" | "list" | "read"; active: number; waiting: number };
  /** How much of the memory for files that are on their way in is set aside, in bytes, whenever that changes. */
  receiving: { taken: number; all: number };
  /** A run of something that the server does by itself. */
  job: { name: string; outcome: "done" | "failed"; seconds: number };
}

export type OccurrenceName = keyof Occurrences;

/** Tells that something has happened; costs next to nothing without a listener. */
export function tell<Name extends OccurrenceName>(name: Name, occurrence: Occurrences[Name]): void {
  channelOf(name).publish(occurrence);
}

/** Has a limited piece of work of a queue tell how long the queue is, when it comes and when it ends. @throws what it throws. */
export async function toldQueued<Result>(
  name: Occurrences["queue"]["name"],
  limit: { readonly activeCount: number; readonly pendingCount: number },
  working: Promise<Result>,
): Promise<Result> {
  const tellLength = () => tell("queue", { name, active: limit.activeCount, waiting: limit.pendingCount });
  tellLength();
  return working.finally(tellLength);
}

/** Hears of everything of that name that happens in this process. @returns Ends it. */
export function hear<Name extends OccurrenceName>(
  name: Name,
  heard: (occurrence: Occurrences[Name]) => void,
): () => void {
  const listener = (occurrence: unknown): void => heard(occurrence as Occurrences[Name]);
  const of = channelOf(name);
  of.subscribe(listener);
  return () => {
    of.unsubscribe(listener);
  };
}

/** Does work within a span, and tells how it ended and how long it took. @throws what the work throws. */
export async function told<Result, Name extends "ai" | "job">(
  name: Name,
  facts: Omit<Occurrences[Name], "outcome" | "seconds">,
  work: () => Promise<Result>,
): Promise<Result> {
  const begun = performance.now();
  const tellOf = (outcome: Occurrences[Name]["outcome"]) =>
    tell(name, { ...facts, outcome, seconds: (performance.now() - begun) / 1000 } as Occurrences[Name]);
  try {
    const result = await inSpan([name, ...Object.values(facts)].join(" "), {}, work);
    tellOf(name === "ai" ? "answered" : "done");
    return result;
  } catch (error) {
    tellOf("failed");
    throw error;
  }
}

function channelOf(name: OccurrenceName) {
  return channel(`qiying.${name}`);
}
