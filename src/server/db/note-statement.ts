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

/** Asks a statement, and notes it. @throws what the asking throws. */
export async function noted<Result>(text: string, ask: () => Promise<Result>): Promise<Result> {
  if (!isTraced()) return ask();
  const begun = performance.now();
  const taken = () => performance.now() - begun;
  try {
    const result = await ask();
    noteStatement(text, taken());
    return result;
  } catch (error) {
    noteStatement(text, taken(), { error });
    throw error;
  }
}
