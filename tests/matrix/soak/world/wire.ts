import { once } from "node:events";
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { ownerOf } from "#offline/session/owner-of.ts";
import { photoIn, type SentPhoto } from "./sent-photo.ts";

/** A request that changes something at the server, as a proxy sees it that reads everything. */
export interface Seen {
  /** The phone that it comes from: its User-Agent. */
  device: string;
  method: string;
  path: string;
  key: string | null;
  /** Whose token it carries. */
  person: string;
  body: Buffer;
  /** Of the room that it is about, where it is about one. */
  roomId: string | null;
  photo: SentPhoto | null;
}

/** What happens to a request instead of its being passed on. */
export type WireFault =
  | { kind: "drop" }
  | { kind: "cut-body" }
  | { kind: "lose-answer" }
  | { kind: "cut-answer" }
  | { kind: "silence" }
  | { kind: "delay"; milliseconds: number }
  | { kind: "answer"; status: number; body: string; type?: string; headers?: Record<string, string> };

/** A fault that stays until it is taken away. */
export interface StandingFault {
  name: string;
  strikes: (seen: Seen) => boolean;
  fault: WireFault;
}

/** What came of a request. `answered`: the server's own status reached the phone. */
export interface Sending {
  seen: Seen;
  begunAt: number;
  /** When the phone had an answer or had given up; null while it waits. */
  endedAt: number | null;
  fault: WireFault["kind"] | null;
  /** The server's own status; null where it has not seen the request, or not whole. */
  status: number | null;
  answer: unknown;
}

/** A proxy between phones and server that holds faults and remembers every request that changes something. */
export interface Wire {
  url: string;
  standing: StandingFault[];
  /** What strikes once: asked for each request that no standing fault strikes. */
  passing: (seen: Seen) => WireFault | null;
  /** Nothing gets through in either direction. */
  isDown: boolean;
  /** The devices of which nothing gets through: their User-Agents. */
  cutOff: Set<string>;
  sendings: Sending[];
  /** Rooms as the server has answered them, which somebody else may be given in place of theirs. */
  rowsSeen: { id: string }[];
  stop(): Promise<void>;
}

/** Longer than any page waits for an answer; a worker is told by the line's end. */
const SILENT_FOR_MS = 11_000;

/** @param upstream What it stands before, which itself serves the page. */
export async function startWire(upstream: string): Promise<Wire> {
  const server = createServer((incoming, outgoing) => void carry(incoming, outgoing));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const wire: Wire = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    standing: [],
    passing: () => null,
    isDown: false,
    cutOff: new Set(),
    sendings: [],
    rowsSeen: [],
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return wire;

  async function carry(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    if (wire.isDown || wire.cutOff.has(incoming.headers["user-agent"] ?? "")) return void incoming.socket.destroy();
    const { method = "GET", url = "/" } = incoming;
    if (method === "GET" || method === "HEAD" || !url.startsWith("/api/")) return passOn({ incoming, outgoing });
    const body = await bodyOf(incoming);
    if (body === null) return void incoming.socket.destroy();
    const seen = seenOf(incoming, body);
    const fault = wire.standing.find(({ strikes }) => strikes(seen))?.fault ?? wire.passing(seen);
    const sending: Sending = {
      seen,
      begunAt: performance.now(),
      endedAt: null,
      fault: fault?.kind ?? null,
      status: null,
      answer: null,
    };
    wire.sendings.push(sending);
    outgoing.on("close", () => (sending.endedAt ??= performance.now()));
    await strike(fault, { incoming, outgoing, body, sending });
  }

  async function strike(fault: WireFault | null, parts: Carried): Promise<void> {
    const { incoming, outgoing, body } = parts;
    switch (fault?.kind) {
      case undefined:
        return passOn(parts);
      case "drop":
        return void incoming.socket.destroy();
      case "silence":
        return void setTimeout(() => incoming.socket.destroy(), SILENT_FOR_MS);
      case "answer":
        return void outgoing
          .writeHead(fault.status, { "content-type": fault.type ?? "application/json", ...fault.headers })
          .end(fault.body);
      case "delay":
        return void setTimeout(() => passOn(parts), fault.milliseconds);
      case "lose-answer":
        return passOn(parts, "none");
      case "cut-answer":
        return passOn(parts, "half");
      case "cut-body": {
        const onward = ask(new URL(incoming.url ?? "/", upstream), {
          method: incoming.method,
          headers: incoming.headers,
        });
        onward.on("error", () => incoming.socket.destroy());
        onward.write(body!.subarray(0, Math.floor(body!.length / 2)), () => {
          onward.destroy();
          incoming.socket.destroy();
        });
      }
    }
  }

  function remember({ seen, status, answer: row }: Sending): void {
    if (status !== 200 || seen.roomId === null || seen.method === "DELETE") return;
    wire.rowsSeen = [...wire.rowsSeen.slice(-4), row as { id: string }];
  }

  function passOn({ incoming, outgoing, body, sending }: Carried, share: Share = "whole"): void {
    const { method, headers, url = "/" } = incoming;
    const onward = ask(new URL(url, upstream), { method, headers }, (answered) => {
      if (sending === undefined) answered.pipe(outgoing.writeHead(answered.statusCode!, answered.headers));
      else void answer({ incoming, outgoing, sending }, answered, share).then(() => remember(sending));
    });
    onward.on("error", () => outgoing.destroy());
    if (body === undefined) incoming.pipe(onward);
    else onward.end(body);
  }
}

type Share = "whole" | "half" | "none";

/** Passes an answer on, or as much of it as gets through; what the server has said is remembered. */
async function answer(
  { incoming, outgoing, sending }: Carried & { sending: Sending },
  answered: IncomingMessage,
  share: Share,
): Promise<void> {
  const text = await bodyOf(answered);
  sending.status = answered.statusCode!;
  sending.answer = jsonIn(text);
  if (text === null || share === "none") return void incoming.socket.destroy();
  outgoing.writeHead(answered.statusCode!, answered.headers);
  if (share === "whole") return void outgoing.end(text);
  outgoing.write(text.subarray(0, Math.floor(text.length / 2)), () => incoming.socket.destroy());
}

interface Carried {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  body?: Buffer;
  sending?: Sending;
}

const ITEM = /^\/api\/v1\/items\/([\w-]{36})/;

function seenOf({ method = "", url = "", headers }: IncomingMessage, body: Buffer): Seen {
  const isUpload = url.startsWith("/api/v1/utils/upload-image");
  const token = headers.authorization?.replace("Bearer ", "") ?? null;
  const named = isUpload ? null : (jsonIn(body) as { id?: string } | null);
  return {
    device: headers["user-agent"] ?? "",
    method,
    path: url,
    key: (headers["idempotency-key"] as string | undefined) ?? null,
    person: ownerOf(token),
    body,
    roomId: ITEM.exec(url)?.[1] ?? (url.startsWith("/api/v1/items") ? (named?.id ?? null) : null),
    photo: isUpload ? photoIn(body, headers["content-type"] ?? "") : null,
  };
}

/** All of it; null where the line broke. */
async function bodyOf(stream: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of stream) chunks.push(chunk as Buffer);
  } catch {
    return null;
  }
  return Buffer.concat(chunks);
}

function jsonIn(text: Buffer | null): unknown {
  try {
    return JSON.parse(text?.toString() ?? "");
  } catch {
    return null;
  }
}
