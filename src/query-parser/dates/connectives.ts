const RANGE =
  /^\s*(?:入住|搬入|起租?|开始)?\s*(?:-+>?|~|=>|→|>|to|till?|until|through|thru|up to|一?直?到|至|住到|租到|一?直到)\s*(?:the|around|about|roughly|大概|大约|约|差不多)?\s*$/;
const BOTH = /^\s*(?:and|&|和|跟|与|、|plus)\s*(?:the)?\s*$/;
const EITHER = /^(?: ?$|\s*(?:or|\/|或者?|还是|要么|,\s*or)\s*(?:the|from|in|on|by|者|是)*\s*$)/;

/** Whether what stands between two dates makes them one range: "to", 到, a dash; "July and August". */
export function joinsRange(between: string): boolean {
  return RANGE.test(between) || BOTH.test(between);
}

/** Whether the second of two dates is only another choice: "August or September" (the first is taken), 8月底9月初. */
export function isChoice(between: string): boolean {
  return EITHER.test(between);
}
