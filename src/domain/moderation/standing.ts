/** What a moderator has made of a room or request; null where nothing. */
export const STANDINGS = ["hidden", "removed"] as const;
export type Standing = (typeof STANDINGS)[number];

/**
 * Why something is out of everything public though its owner offers it: a moderator has hidden it, or its owner's account is
 * deactivated.
 */
export const HIDDEN_BY = ["moderator", "deactivation"] as const;
export type HiddenBy = (typeof HIDDEN_BY)[number];
