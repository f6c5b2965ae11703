const BEFORE_MONTH =
  /(?:\b(?:in|from|until|till?|to|by|since|of|before|after|during|through|for|start(?:s|ing)?|around|about|or|and|between|available|late|early)\s+|[-~/&,:(到至从自起租住是，、]\s*|[\u4e00-\u9fff]|^\s*)$/;
const BEHIND_MONTH =
  /^\s*(?:$|[-~/&),、]|\d{4}|(?:to|until|till?|through|thru|and|or|onwards?|start|intake|move|let|short|sublet|moving)(?![a-z])|[\u4e00-\u9fff])/;

/** True where a lone month name is one: "may" and "march" are verbs too, and "jan" and "mar" the names of people. */
export function isMonth(match: RegExpExecArray, name: string): boolean {
  if (name === "august") return !isAdjective(match);
  if (!/^(?:may|mar|march|sep|dec|jan|jun)$/.test(name)) return true;
  const before = match.input.slice(Math.max(0, match.index - 14), match.index);
  const behind = match.input.slice(match.index + match[0].length, match.index + match[0].length + 14);
  if (name === "may") {
    if (/(?:i|we|you|they|it|he|she|that|which|who|there|and|or)\s*$/.test(before) && !/^\s*(?:\d|-)/.test(behind)) {
      return /(?:or|and)\s*$/.test(before) && BEHIND_MONTH.test(behind);
    }
    if (/^\s+(?:i|we)\s/.test(behind)) return false;
    if (
      /^\s+(?:be|need|have|also|not|want|consider|as well|go|get|stay|move|bring|extend|take|come)(?![a-z])/.test(
        behind,
      )
    )
      return false;
  }
  return BEFORE_MONTH.test(before) || BEHIND_MONTH.test(behind);
}

// "An august old building", but "an August start".
function isAdjective({ input, index, 0: written }: RegExpExecArray): boolean {
  return /\ban\s+$/.test(input.slice(0, index)) && !BEHIND_MONTH.test(input.slice(index + written.length));
}
