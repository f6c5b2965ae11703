import { signal } from "@preact/signals-react";
import type { Answer } from "#contract/call.ts";
import type { Listing } from "#domain/listings/listing.ts";

/** The rooms that a search by a sentence shows, by their ids: the details of one begin with what its card had. */
export const shownRooms = signal<ReadonlyMap<string, Answer<Listing>>>(new Map());
