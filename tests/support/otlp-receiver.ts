import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import protobuf from "protobufjs";

const PROTO = fileURLToPath(new URL("otlp-trace.proto", import.meta.url));

/** A span as it came over the wire. */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  /** Empty for the first of a trace. */
  parentSpanId: string;
  name: string;
  /** 1 internal, 2 server, 3 client. */
  kind: number;
  /** Milliseconds. */
  took: number;
  attributes: Record<string, unknown>;
  hasFailed: boolean;
  resource: Record<string, unknown>;
}

interface Receiver {
  /** As OTEL_EXPORTER_OTLP_ENDPOINT. */
  endpoint: string;
  spans: ReceivedSpan[];
  /** All that came, as text: for what must not be in it. */
  bytes(): string;
  close(): Promise<void>;
}

/** A collector of traces: takes OTLP over HTTP in protobuf, as any does, and keeps what has come. */
export async function startOtlpReceiver(): Promise<Receiver> {
  const message = (await protobuf.load(PROTO)).lookupType("ExportTraceServiceRequest");
  const spans: ReceivedSpan[] = [];
  const bodies: Buffer[] = [];
  const server = createServer(async (request, response) => {
    const sent = await buffer(request);
    if (request.url !== "/v1/traces" || request.headers["content-type"] !== "application/x-protobuf") {
      return void response.writeHead(400).end();
    }
    const body = request.headers["content-encoding"] === "gzip" ? gunzipSync(sent) : sent;
    bodies.push(body);
    const decoded = message.toObject(message.decode(body), { bytes: String, longs: String, defaults: true });
    spans.push(...spansOf(decoded as Decoded));
    response.writeHead(200, { "content-type": "application/x-protobuf" }).end();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    bytes: () => Buffer.concat(bodies).toString("latin1"),
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

interface Decoded {
  resourceSpans: { resource: { attributes: KeyValue[] }; scopeSpans: { spans: DecodedSpan[] }[] }[];
}

interface DecodedSpan {
  traceId: string;
  spanId: string;
  parentSpanId: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: KeyValue[];
  status: { code: number } | null;
}

interface KeyValue {
  key: string;
  value: AnyValue;
}

type AnyValue = Partial<{
  stringValue: string;
  intValue: string;
  doubleValue: number;
  boolValue: boolean;
  arrayValue: { values: AnyValue[] };
}>;

const ERROR = 2;

function spansOf({ resourceSpans }: Decoded): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        traceId: hex(span.traceId),
        spanId: hex(span.spanId),
        parentSpanId: hex(span.parentSpanId),
        name: span.name,
        kind: span.kind,
        took: Number(BigInt(span.endTimeUnixNano) - BigInt(span.startTimeUnixNano)) / 1e6,
        attributes: valuesOf(span.attributes),
        hasFailed: span.status?.code === ERROR,
        resource: valuesOf(resource.attributes),
      })),
    ),
  );
}

function hex(base64: string): string {
  return Buffer.from(base64, "base64").toString("hex");
}

function valuesOf(attributes: readonly KeyValue[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, valueOf(value)]));
}

function valueOf({ stringValue, intValue, doubleValue, boolValue, arrayValue }: AnyValue): unknown {
  if (arrayValue) return arrayValue.values.map(valueOf);
  return stringValue ?? (intValue === undefined ? (doubleValue ?? boolValue) : Number(intValue));
}
