import {
  context,
  createContextKey,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
  type SpanKind,
  type Tracer,
} from "@opentelemetry/api";

/*
 * Spans by OpenTelemetry's API, which does nothing until a provider is set (tracing/start-tracing.ts). None of them names a
 * person, holds an address, a value of a statement, or a text that was typed.
 */

/** What a span says beside its name, and who it is for. */
export interface SpanFacts {
  kind?: SpanKind;
  attributes?: Attributes;
}

/** The tracer of the moment; asked for at each span, because it is another one once tracing has started. */
export function tracer(): Tracer {
  return trace.getTracer("qiying");
}

/**
 * Does work within a span, under that of the caller. Only that it failed is told, and by which kind of error: messages quote
 * what people have typed.
 * @throws what the work throws.
 */
export async function inSpan<Result>(
  name: string,
  facts: SpanFacts,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  return tracer().startActiveSpan(name, facts, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      noteFailure(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Marks a span as failed, by the kind of the error alone. */
function noteFailure(span: Span, error: unknown): void {
  const { name = "unknown", code = name } = (error ?? {}) as { name?: string; code?: string };
  span.setAttribute("error.type", code);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Whether there is a span to be under: outside of any there is none, for what looks for work every second would drown the rest. */
export function isTraced(): boolean {
  return trace.getActiveSpan()?.isRecording() === true;
}

/** A piece of work that has just ended, as a span under the one of the moment. */
export function noteSpan(name: string, { ms, error, ...facts }: SpanFacts & { ms: number; error?: unknown }): void {
  if (!isTraced()) return;
  const end = Date.now();
  const span = tracer().startSpan(name, { ...facts, startTime: end - ms });
  if (error !== undefined) noteFailure(span, error);
  span.end(end);
}

const IN_REQUEST = createContextKey("qiying: in a request");

/** The context in which a request is answered: its lines in the log bear the trace's id already. */
export function contextOfRequest(parent: Context, span: Span): Context {
  return trace.setSpan(parent, span).setValue(IN_REQUEST, true);
}

/** By what a log line and a trace are found from each other; nothing where none is recorded. */
export function logFieldsOf(span: Span | undefined): { trace_id?: string; span_id?: string } {
  if (span?.isRecording() !== true) return {};
  const { traceId, spanId } = span.spanContext();
  return { trace_id: traceId, span_id: spanId };
}

/** The same of the span of the moment, for lines of jobs: those of requests have theirs from the request. */
export function logFieldsOfJob(): ReturnType<typeof logFieldsOf> {
  return context.active().getValue(IN_REQUEST) === true ? {} : logFieldsOf(trace.getActiveSpan());
}
