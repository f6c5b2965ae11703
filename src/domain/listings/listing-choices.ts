export const PROPERTY_TYPES = ["student", "social"] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

/**
 * `paused`: its owner has taken it out of the lists for a while; `let`: it has found its tenant. Only its
 * owner finds and sees either.
 */
export const LISTING_STATES = ["active", "paused", "let"] as const;
export type ListingState = (typeof LISTING_STATES)[number];
