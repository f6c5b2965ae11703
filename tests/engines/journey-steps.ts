/** What somebody does in each browser, in this order; the report has a line for each. */
export const JOURNEY_STEPS = [
  "visit",
  "search",
  "log in",
  "post a room with two photos offline",
  "start again without a network",
  "send it once",
  "open a saved room",
] as const;
