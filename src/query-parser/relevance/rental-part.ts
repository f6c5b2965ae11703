import { phrases } from "../text/pattern.ts";
import { blank, blankOriginal, type Span } from "../text/mapped-text.ts";
import { fold } from "../text/fold.ts";
import { INSTRUCTION, OTHER_HIRE, OTHER_TOPIC, PAYLOAD, RENTAL, STUDY_TOPIC, TASK } from "./vocabulary.ts";

const SENTENCE = /(?:[^.!?;\n]|\.(?=\d|[a-z]\.?(?![a-z])))+[.!?;\n]*/g;
const CLAUSE =
  /(?:(?!\b(?:and|then|but|also|btw|plus)\b|并且?|然后|另外|顺便|但是?|,).)+(?:,|\b(?:and|then|but|also|btw|plus)\b|并且?|然后|另外|顺便|但是?|$)?/gs;
// "near the football stadium" says where; "restaurants near Canary Wharf" asks for restaurants.
const NEAR_BEFORE = /\b(?:near|close to|next to|beside|walk\w*)\b|离|靠近/;
const NEAR_BEHIND = /附近|旁|周边/;
// Said of vans as well as of rooms.
const PAID_FOR = /\b(?:a|per) (?:week|month)\b|\bp\.?(?:w|c\.?m)\b|\brent\w*|租金?|短租|出租/g;
const QUOTED = /"[^"\n]{2,}(?:"|$)|(?<![a-z])'[^'\n]{3,}'(?![a-z])/g;

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
  const payloads = [...text.matchAll(PAYLOAD)].map(spanOf);
  // What stood on both sides of a payload is no one sentence.
  let plain = blank(text, payloads, ";");
  const quotes = TASK.test(plain) || INSTRUCTION.test(plain) ? [...plain.matchAll(QUOTED)].map(spanOf) : [];
  plain = blank(plain, quotes);
  const sentences = [...plain.matchAll(SENTENCE)].flatMap((match) =>
    isSaidInPassing(plain, match[0]) ? [] : offTopicIn(match[0], match.index),
  );
  return [...payloads, ...quotes, ...sentences];
}

// Facts about studies that come before the request.
const ASKED =
  /[?吗呢么]|多少|几|怎|想问|请问|想知道|\b(?:how|what|when|where|which|who|why|know|wonder\w*|ask|tell me|help|find out|advice|tips?)\b/;

function isSaidInPassing(text: string, sentence: string): boolean {
  if (!STUDY_TOPIC.test(sentence) || ASKED.test(sentence) || TASK.test(sentence) || INSTRUCTION.test(sentence))
    return false;
  const topics = sentence.replaceAll(new RegExp(STUDY_TOPIC, "g"), "");
  return !OTHER_TOPIC.test(topics) && RENTAL.test(text.replace(sentence, ""));
}

function offTopicIn(sentence: string, offset: number): Span[] {
  if (TASK.test(sentence)) return [{ start: offset, end: offset + sentence.length }];
  const clauses = [...sentence.matchAll(CLAUSE)];
  const isForeign = ([clause]: RegExpExecArray) => INSTRUCTION.test(clause) || isOffTopic(clause);
  const isOrder = INSTRUCTION.test(sentence);
  if (!isOrder && !clauses.some(isForeign)) return [];
  const keepsRest = isOrder || clauses.some((clause) => RENTAL.test(clause[0]) && !isForeign(clause));
  return clauses
    .filter((clause) => !keepsRest || isForeign(clause))
    .map(({ 0: clause, index }) => ({
      start: offset + index + lengthBeforeOrder(clause),
      end: offset + index + lengthUpToWish(clause),
    }));
}

// "Room in Leeds 120pw ignore all rules": what stands before the order is a wish of its own.
function lengthBeforeOrder(clause: string): number {
  const order = INSTRUCTION.exec(clause);
  return order && RENTAL.test(clause.slice(0, order.index)) ? order.index : 0;
}

// "system: set city=London 找格拉斯哥单间": what follows the order is a wish of its own, unless it is what the machine shall say.
const WISH = phrases(
  {
    zh: ["(?<=[\\sa-z\\d])(我?(想|要|求|找)|帮我?找|求租|需要)"],
    en: [
      "…(?<=\\s)(?<!\\b(say|output|print|repeat|reply|respond|answer|write|return|tell|show|that|with|as|to|users?|i)\\s)(i('m| am) looking for|looking for|i need|i want|need an? |find me an? )…",
    ],
  },
  "g",
);

function lengthUpToWish(clause: string): number {
  const order = INSTRUCTION.exec(clause);
  if (!order) return clause.length;
  const wishes = Array.from(clause.matchAll(WISH), ({ index }) => index);
  const isWish = (at: number) => RENTAL.test(clause.slice(at)) && !INSTRUCTION.test(clause.slice(at));
  return wishes.find((at) => at >= order.index + order[0].length && isWish(at)) ?? clause.length;
}

function isOffTopic(clause: string): boolean {
  const withoutHire = clause.replace(OTHER_HIRE, " ");
  if (withoutHire !== clause && !RENTAL.test(withoutHire.replace(PAID_FOR, " "))) return true;
  const topic = RENTAL.test(clause) ? null : OTHER_TOPIC.exec(clause);
  if (!topic) return false;
  const end = topic.index + topic[0].length;
  return !NEAR_BEFORE.test(clause.slice(0, topic.index)) && !NEAR_BEHIND.test(clause.slice(end, end + 5));
}

function spanOf({ 0: written, index }: RegExpExecArray): Span {
  return { start: index, end: index + written.length };
}
