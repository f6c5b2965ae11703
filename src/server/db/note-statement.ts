import { SpanKind } from "@opentelemetry/api";
import { isTraced, noteSpan } from "../spans.ts";

/**
 * A statement's span: its text, in which values are placeholders; never the values.
 * @param ms How long it took.
 * @param failure What it failed with; absent where it did not.
 */
export function noteStatement(text: string, ms: number, failure?: { error: unknown }): void {
  // Most sites send no traces, and every statement comes here.
  if (!isTraced()) return;
  const [operation = ""] = text.trimStart().split(/\s/, 1);
  const attributes = { "db.system.name": "postgresql", "db.query.text": text };
  noteSpan(`sql ${operation}`, { kind: SpanKind.CLIENT, attributes, ms, ...failure });
}
