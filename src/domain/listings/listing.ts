import type { HiddenBy } from "../moderation/standing.ts";
import type { ListingState } from "./listing-choices.ts";
import type { AnsweredListing, ListingFieldsIn } from "./listing-fields.ts";

/** A room, flat or house offered for rent, as browser and server exchange it (PR-301): what its owner has written, and the rest. */
export interface Listing extends AnsweredListing {
  /** UUID; v7 where the server made it. */
  id: string;
  /** Null for demo rows, which have no owner. */
  owner_id: string | null;
  /** The first image in display order; null without photos. */
  image_url: string | null;
  images: ListingImage[];
  /** Instants, ISO 8601 in UTC. */
  created_at: string;
  updated_at: string;
  /** Drawn and written by the project to show what the app looks like when full. */
  is_demo: boolean;
  /** In an answer with this room alone: the user has opened the contact before, perhaps elsewhere. To open it again is free. */
  contact_opened?: true;
  /** How many people have opened the contact, where any have. For its owner alone. */
  contact_openings?: number;
  /** When its owner last said that it is still to be had; absent where they have not since they posted it. */
  confirmed_at?: string;
  /** When they were asked that, and have not answered; for them alone. */
  asked_at?: string;
  /** When its owner last brought it back after having deleted it; absent where that never was. */
  restored_at?: string;
  /** Why it is out of everything public though its owner offers it; absent where it is not. */
  hidden?: HiddenBy;
  /** It has strong signs of a scam that no moderator has looked at yet: nothing offers it meanwhile. */
  awaits_check?: true;
  /** How many strong signs of a scam it had when it was last written, where it had some: which they are says a call of its own. */
  strong_signs?: number;
}

/** What a card shows of a room, with its first photo at most. */
export type CardListing = Pick<
  Listing,
  "id" | "created_at" | "confirmed_at" | "is_demo" | "awaits_check" | ListingFieldsIn<"card">
> & { images: readonly CardImage[] };

/** What a picture in a frame needs of a photo. */
export type CardImage = Pick<ListingImage, "image_url" | "placeholder_colour">;

/** A room that its owner has deleted, and can bring back for a while. */
export interface RemovedListing extends Listing {
  removed_at: string;
}

export interface ListingImage {
  id: string;
  uuid: string;
  image_url: string;
  display_order: number;
  /** Fills the frame until the photo is there, `#rrggbb`. */
  placeholder_colour: string | null;
}

/** The state of a room; active where the row says none. */
export function stateOf({ state = "active" }: Pick<Listing, "state">): ListingState {
  return state;
}

/** Whether everybody can find a room: it is offered, and nothing hides it. */
export function isOpen(listing: Pick<Listing, "end_date" | "state" | "hidden">, today: string): boolean {
  return listing.hidden === undefined && isOffered(listing, today);
}

/** Whether its owner offers a room: it has not ended, and they have not taken it out of the lists. */
export function isOffered(listing: Pick<Listing, "end_date" | "state">, today: string): boolean {
  return stateOf(listing) === "active" && !hasEnded(listing, today);
}

/** Whether all rooms of a list are for demonstration: then the list says so, and no card of it. */
export function areAllDemo(listings: readonly Pick<Listing, "is_demo">[]): boolean {
  return listings.length > 0 && listings.every(({ is_demo }) => is_demo);
}

/** A room whose last day is before `today` is hidden; one without a last day never is. */
export function hasEnded(listing: Pick<Listing, "end_date">, today: string): boolean {
  return listing.end_date !== null && listing.end_date < today;
}
