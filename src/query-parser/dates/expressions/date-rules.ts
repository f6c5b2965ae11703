import type { LocatedExpression, TimeExpression } from "../time-expression.ts";
import type { SourceText } from "../../text/source-text.ts";
import { CALENDAR_DAYS } from "./calendar-days.ts";
import { joinDurations } from "./durations.ts";
import { GRAMMAR } from "./grammar.ts";
import { NAMED_TIMES } from "./named-times.ts";
import { RELATIVE_DAYS } from "./relative-days.ts";
import { tokenizeTime } from "./time-tokens.ts";
import { applyRules, rulesOf } from "./token-rules.ts";

const RULES = rulesOf<TimeExpression>(GRAMMAR, { ...CALENDAR_DAYS, ...NAMED_TIMES, ...RELATIVE_DAYS });

/** Everything in what is left of a text that says something about time, in its order; all of it is masked. */
export function readTimeExpressions(source: SourceText, today: string): LocatedExpression[] {
  const text = source.remaining;
  const tokens = joinDurations(tokenizeTime(text), text);
  const found = applyRules(RULES, tokens, text, today);
  for (const span of found) source.mask(span);
  return found;
}
