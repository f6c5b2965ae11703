// "My name is Chelsea", 我叫林肯, "Mr Bradford".
const INTRODUCED =
  /(?:\b(?:my (?:first |sur|last )?name(?:'?s| is|:)?|name:|name'?s|i'?m called|call me|\w*(?:mate|friend|landlord|landlady|dog|cat)(?: is|'s)? (?:called|named)|mr|mrs|ms|miss|dr|prof)\.? |我叫|叫我|名叫|英文名(?:是|叫)?)\s*$/;
// "I'm Lincoln, I need a studio"; whoever says "I'm London based" or "I'm Leeds bound" speaks of the city.
const SAYS_WHO = /\b(?:i'?m|i am|this is|it'?s) $/;
const GOES_ON = /^(?: here\b|,? (?:and|by the way|from|a|an|\d+|nice to)\b|\s?[,.;!?()-](?! ?(?:uk|england|based)\b))/;
const SIGNED = /\b(?:regards|sincerely|wishes|best|cheers|thanks|thank you|yours|love),?\s*\n\s*$/;

/** Whether the name of a place at [start, end) of a canonical text is what somebody is called. */
export function isPersonsName(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 24), start);
  const after = text.slice(end, end + 16);
  if (INTRODUCED.test(before)) return true;
  if (SIGNED.test(before) && /^(?: [a-z]+)?\s*$/.test(after)) return true;
  return SAYS_WHO.test(before) && GOES_ON.test(after);
}
