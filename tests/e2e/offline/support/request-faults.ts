import { request as ask, type IncomingMessage, type ServerResponse } from "node:http";

/** What goes wrong with one request. */
export type Fault =
  /** The request is taken and cut before the server sees it. */
  | { kind: "drop" }
  /** Half of the body reaches the server, then the line is cut. */
  | { kind: "cut-body" }
  /** The server carries it out; its answer is lost. */
  | { kind: "lose-answer" }
  /** The line is cut as soon as the server has the whole request, while it is still at it. */
  | { kind: "hang-up" }
  /** The answer breaks off in its middle. */
  | { kind: "cut-answer" }
  /** Half of the answer comes, and then nothing more. */
  | { kind: "stall" }
  /** Nothing ever comes back. */
  | { kind: "hang" }
  /** Somebody else answers. */
  | { kind: "answer"; status: number; body: string; headers?: Record<string, string> }
  /** The request and the answer take so much longer. */
  | { kind: "delay"; milliseconds: number }
  /** A line of so many bytes a second upwards, and an answer that takes its time. */
  | { kind: "slow"; bytesPerSecond: number; delayMs: number };

interface Parts {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  serverUrl: string;
}

/** Carries out a fault on a request that has just come in. */
export async function carryOut(fault: Fault, parts: Parts): Promise<void> {
  const { incoming, outgoing } = parts;
  switch (fault.kind) {
    case "drop":
      return void incoming.socket.destroy();
    case "hang":
      return void incoming.resume();
    case "answer":
      incoming.resume();
      return void outgoing.writeHead(fault.status, { "content-type": JSON_TYPE, ...fault.headers }).end(fault.body);
    case "delay":
      await wait(fault.milliseconds);
      return passOn(parts, await bodyOf(incoming), "whole");
    case "lose-answer":
      return passOn(parts, await bodyOf(incoming), "lost");
    case "hang-up":
      return hangUp(parts, await bodyOf(incoming));
    case "cut-answer":
      return passOn(parts, await bodyOf(incoming), "half");
    case "stall":
      return passOn(parts, await bodyOf(incoming), "begun");
    case "cut-body":
      return cutBody(parts, await bodyOf(incoming));
    case "slow":
      await wait(fault.delayMs);
      return passOn(parts, await slowly(incoming, fault.bytesPerSecond), "whole");
  }
}

const JSON_TYPE = "application/json; charset=utf-8";

async function passOn(
  { incoming, outgoing, serverUrl }: Parts,
  body: Buffer,
  answer: "whole" | "half" | "begun" | "lost",
) {
  const { method, headers, url = "/" } = incoming;
  const onward = ask(new URL(url, serverUrl), { method, headers }, async (answered) => {
    const text = await bodyOf(answered);
    if (answer === "lost") return void incoming.socket.destroy();
    outgoing.writeHead(answered.statusCode ?? 502, answered.headers);
    if (answer === "whole") return void outgoing.end(text);
    outgoing.write(text.subarray(0, Math.floor(text.length / 2)), () => {
      if (answer === "half") incoming.socket.destroy();
    });
  });
  onward.on("error", () => outgoing.destroy());
  onward.end(body);
}

function hangUp({ incoming, serverUrl }: Parts, body: Buffer): void {
  const { method, headers, url = "/" } = incoming;
  const onward = ask(new URL(url, serverUrl), { method, headers }, (answered) => void answered.resume());
  onward.on("error", () => undefined);
  onward.end(body, () => incoming.socket.destroy());
}

function cutBody({ incoming, serverUrl }: Parts, body: Buffer): void {
  const { method, headers, url = "/" } = incoming;
  const onward = ask(new URL(url, serverUrl), { method, headers });
  onward.on("error", () => incoming.socket.destroy());
  onward.write(body.subarray(0, Math.floor(body.length / 2)), () => {
    onward.destroy();
    incoming.socket.destroy();
  });
}

async function bodyOf(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of stream) chunks.push(chunk as Buffer);
  } catch {
    // The browser has hung up: what came is what there is.
  }
  return Buffer.concat(chunks);
}

async function slowly(stream: IncomingMessage, bytesPerSecond: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) {
    chunks.push(chunk as Buffer);
    await wait(((chunk as Buffer).length / bytesPerSecond) * 1000);
  }
  return Buffer.concat(chunks);
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
