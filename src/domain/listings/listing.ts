import type { HiddenBy } from "../moderation/standing.ts";

/** A room, flat or house offered for rent, as browser and server exchange it (PR-301). */
export interface Listing {
  /** UUID; v7 where the server made it. */
  id: string;
  /** Null for demo rows, which have no owner. */
  owner_id: string | null;
  title: string;
  /** One of the 27 city names, or free text. */
  city: string;
  description: string | null;
  /** The whole postcode, or only its outward code for anonymous callers. */
  post_code: string;
  /** Pounds a week, at most two decimals. */
  price: number;
  /** Calendar day `YYYY-MM-DD`; null where the poster left it open. */
  begin_date: string | null;
  end_date: string | null;
  duration: string | null;
  property_type: PropertyType;
  /** Free text: studio, ensuite, 1b1b … */
  room_type: string;
  /** The first image in display order; null without photos. */
  image_url: string | null;
  images: ListingImage[];
  /** Null in others' rooms, as `contact_info` is: contacts are opened one by one (A-53). Empty where none was given. */
  email: string | null;
  contact_info: string | null;
  xhs_link: string | null;
  duration_description: string | null;
  price_description: string | null;
  short_term_allowed: boolean;
  additional_info: string | null;
  /** Instants, ISO 8601 in UTC. */
  created_at: string;
  updated_at: string;
  /** Drawn and written by the project to show what the app looks like when full. */
  is_demo: boolean;
  /** Whether it is to be had. Absent in what phones keep of answers from before there were states: see `stateOf`. */
  state?: ListingState;
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
}

/** What a card shows of a room, with its first photo at most. */
export type CardListing = Pick<
  Listing,
  | "id"
  | "title"
  | "city"
  | "description"
  | "room_type"
  | "price"
  | "begin_date"
  | "end_date"
  | "created_at"
  | "confirmed_at"
  | "is_demo"
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

export const PROPERTY_TYPES = ["student", "social"] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

/**
 * `paused`: its owner has taken it out of the lists for a while; `let`: it has found its tenant. Only its
 * owner finds and sees either.
 */
export const LISTING_STATES = ["active", "paused", "let"] as const;
export type ListingState = (typeof LISTING_STATES)[number];

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

/** A room whose last day is before `today` is hidden; one without a last day never is. */
export function hasEnded(listing: Pick<Listing, "end_date">, today: string): boolean {
  return listing.end_date !== null && listing.end_date < today;
}
