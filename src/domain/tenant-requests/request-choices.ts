export const WANTED_PROPERTY_TYPES = ["student", "social", "any"] as const;
export type WantedPropertyType = (typeof WANTED_PROPERTY_TYPES)[number];

export const LET_TYPES = ["official", "private", "either"] as const;
export type LetType = (typeof LET_TYPES)[number];
