import { spansOf, type Span } from "../text/mapped-text.ts";

/** What is written for a machine: objects, markup, scripts, queries, addresses of pages. */
const PAYLOADS = [
  /<(?:system|script|style|prompt|instructions?)\b[\s\S]*?(?:<\/(?:system|script|style|prompt|instructions?)>|$)/g,
  /\[inst\][\s\S]*?(?:\[\/inst\]|$)|<\|[^|\n]*\|>/g,
  /```[\s\S]*?(?:```|$)/g,
  /<[a-z/!][^<>\n]{0,300}>|\{\{[\s\S]*?\}\}|\$\{[^}]*\}/g,
  /\{[^{}]*(?:\{[^{}]*\}[^{}]*)*[:=][^{}]*\}|\bhttps?:\/\/\S+/g,
  /\b(?:high_price|low_price|room_type|keywords)\s?[=:]\s?\S*/g,
  /'?;?\s?\b(?:drop\s+(?:table|database)|delete\s+from|insert\s+into|truncate\s+table|alter\s+table)\b[^;\n]*?(?:;\s*(?:--)?|--|$)/g,
  /'?;?\s?\b(?:union\s+(?:all\s+)?select|select\s+[\w*, ]+\s+from|update\s+\w+\s+set)\b[^;\n]*?(?:;\s*(?:--)?|--|$)/g,
  /'?\s?\bor\s+'?1'?\s*=\s*'?1'?(?:\s*--)?/g,
];

/** Where a folded text holds what is written for a machine. */
export function payloadsOf(text: string): Span[] {
  return PAYLOADS.flatMap((pattern) => spansOf(text, pattern));
}
