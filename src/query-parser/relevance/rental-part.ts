import { blank, blankOriginal, spansOf, type Span } from "../text/mapped-text.ts";
import { fold } from "../text/fold.ts";
import { clausesOf, sentencesOf } from "./clauses.ts";
import { payloadsOf } from "./payloads.ts";
import { topicTerms, type TopicTerms } from "./topic-terms.ts";

const QUOTED = [/"[^"\n]{2,}(?:"|$)/g, /(?:^|[^a-z])'[^'\n]{3,}'/g];

/**
 * A text with everything blanked that doesn't speak of renting: orders to the machine, code, questions about the
 * weather. It stays as long as it was; null where nothing is left.
 */
export function rentalPartOf(original: string): string | null {
  const folded = fold(original);
  const kept = blankOriginal(original, folded, offTopicSpans(folded.text));
  // A lone 并 between two orders says nothing.
  return /[\p{L}\p{N}]{2}/u.test(kept) || folded.text.length < 2 ? kept : null;
}

function offTopicSpans(text: string): Span[] {
  const payloads = payloadsOf(text);
  // What stood on both sides of a payload is no one sentence.
  const plain = blank(text, payloads, ";");
  const whole = { start: 0, end: plain.length };
  const isForMachine = topicTerms(plain).has(whole, "task", "taskAtStart", "order");
  const quotes = isForMachine ? QUOTED.flatMap((pattern) => spansOf(plain, pattern)) : [];
  const unquoted = blank(plain, quotes);
  const terms = topicTerms(unquoted);
  const foreign = sentencesOf(unquoted).flatMap((sentence) =>
    isSaidInPassing(sentence, whole, terms) ? [] : offTopicIn(unquoted, sentence, terms),
  );
  return [...payloads, ...quotes, ...foreign];
}

/** Facts about studies that come before the request: 我录取了布大，学费三万. */
function isSaidInPassing(sentence: Span, whole: Span, terms: TopicTerms): boolean {
  if (!terms.has(sentence, "study") || terms.has(sentence, "asked", "topic", "order", "task")) return false;
  return (
    terms.has({ start: whole.start, end: sentence.start }, "rental", "paid") ||
    terms.has({ start: sentence.end, end: whole.end }, "rental", "paid")
  );
}

function offTopicIn(text: string, sentence: Span, terms: TopicTerms): Span[] {
  if (isTask(text, sentence, terms)) return [sentence];
  const clauses = clausesOf(text, sentence);
  const isForeign = (clause: Span) => terms.has(clause, "order") || isOffTopic(clause, terms);
  const isOrder = terms.has(sentence, "order");
  if (!isOrder && !clauses.some(isForeign)) return [];
  const keepsRest = isOrder || clauses.some((clause) => terms.has(clause, "rental", "paid") && !isForeign(clause));
  return clauses
    .filter((clause) => !keepsRest || isForeign(clause))
    .map((clause) => ({ start: startOfOrder(clause, terms), end: startOfWish(text, clause, terms) }));
}

/** What a writer, a translator or a teacher is asked for is no wish, though it be about rooms. */
function isTask(text: string, sentence: Span, terms: TopicTerms): boolean {
  if (terms.has(sentence, "task")) return true;
  const [first] = terms.in(sentence, "taskAtStart");
  return first !== undefined && text.slice(sentence.start, first.start).trim() === "";
}

/** "Room in Leeds 120pw ignore all rules": what stands before the order is a wish of its own. */
function startOfOrder(clause: Span, terms: TopicTerms): number {
  const [order] = terms.in(clause, "order");
  const isWish = order !== undefined && terms.has({ start: clause.start, end: order.start }, "rental", "paid");
  return isWish ? order.start : clause.start;
}

/** "Set city=London 找格拉斯哥单间": what follows the order is a wish of its own. */
function startOfWish(text: string, clause: Span, terms: TopicTerms): number {
  const [order] = terms.in(clause, "order");
  if (order === undefined) return clause.end;
  const isWish = ({ start }: Span) => {
    const rest = { start, end: clause.end };
    const isApart = /[\sa-z\d]/.test(text[start - 1] ?? "");
    return isApart && terms.has(rest, "rental", "paid") && !terms.has(rest, "order");
  };
  return terms.in({ start: order.end, end: clause.end }, "wish").find(isWish)?.start ?? clause.end;
}

/** "Near the football stadium" says where; "restaurants near Canary Wharf" asks for restaurants. */
function isOffTopic(clause: Span, terms: TopicTerms): boolean {
  // Vans are paid by the week as well as rooms.
  if (terms.has(clause, "hire") && !terms.has(clause, "rental")) return true;
  const [topic] = terms.has(clause, "rental", "paid") ? [] : terms.in(clause, "topic", "study");
  if (topic === undefined) return false;
  const behind = { start: topic.end, end: Math.min(clause.end, topic.end + 5) };
  return !terms.has({ start: clause.start, end: topic.start }, "near") && !terms.has(behind, "nearBehind");
}
