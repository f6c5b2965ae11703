import { context, propagation, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { ExportResultCode, W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-proto";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TracerProvider,
  TraceIdRatioBasedSampler,
  type SpanExporter,
} from "@opentelemetry/sdk-trace";
import { within } from "#domain/within.ts";

export interface TracingParts {
  /** The setting OTEL_EXPORTER_OTLP_ENDPOINT: where a collector takes OTLP over HTTP, without /v1/traces. */
  endpoint: string;
  /** The setting OTEL_TRACES_SAMPLER_ARG: which share of all traces is kept, 0 to 1. */
  share: number;
  /** Told once when the collector has stopped taking spans, and once when it takes them again. */
  log: { info(line: string): void; warn(fields: object, line: string): void };
}

/** Traces that are being sent. */
export interface Tracing {
  /** Sends what is left, and no more; comes back within seconds, whatever the collector does. */
  stop(): Promise<void>;
}

/** A collector that takes longer is as good as none. */
const SENT_WITHIN_MS = 2000;
/** The last of it, however much waits. */
const STOPPED_WITHIN_MS = 5000;
/** Of spans that wait; more are dropped, so that a dead collector costs memory once. */
const MOST_WAITING = 2048;
/** Of an attribute, in characters: the longest statement is shorter. */
const LONGEST_VALUE = 8000;

/**
 * Sends traces to a collector from here on. This file brings the SDK, so it is loaded by import() alone, where an endpoint is set.
 */
export function startTracing({ endpoint, share, log }: TracingParts): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: SENT_WITHIN_MS });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": "qiying", "service.instance.id": crypto.randomUUID() }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanLimits: { attributeValueLengthLimit: LONGEST_VALUE },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: toldOfFailure(exporter, log),
        maxQueueSize: MOST_WAITING,
        exportTimeoutMillis: STOPPED_WITHIN_MS,
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return {
    async stop() {
      await within(STOPPED_WITHIN_MS, provider.shutdown(), undefined).catch(() => undefined);
      trace.disable();
      propagation.disable();
      context.disable();
    },
  };
}

/** An exporter that says once when it fails: the SDK would keep silent. */
function toldOfFailure(exporter: SpanExporter, log: TracingParts["log"]): SpanExporter {
  let hasFailed = false;
  return {
    export(spans, callback) {
      exporter.export(spans, (result) => {
        note(result.code === ExportResultCode.SUCCESS, result.error);
        // What is lost is told here; the SDK would tell it again.
        callback({ code: ExportResultCode.SUCCESS });
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };

  function note(isSent: boolean, error: Error | undefined): void {
    if (isSent && hasFailed) log.info("the collector takes traces again");
    if (!isSent && !hasFailed)
      log.warn({ err: error }, "traces are lost: the collector of OTEL_EXPORTER_OTLP_ENDPOINT");
    hasFailed = !isSent;
  }
}
