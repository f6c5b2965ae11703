import { createServer, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

/** How the next request is answered. */
export type FakeBehaviour =
  /** A completion with this object, as JSON alone or in a fence with words around it. */
  | { kind: "good" | "fenced"; object: unknown }
  /** A completion with this text. */
  | { kind: "says"; content: string }
  | { kind: "status"; status: number }
  /** Nothing, until whoever asks gives up. */
  | { kind: "silent" }
  /** A good answer, so many milliseconds late. */
  | { kind: "late"; ms: number; object: unknown }
  /** So many bytes of a completion. */
  | { kind: "large"; bytes: number }
  | { kind: "redirect"; to: string }
  /** The connection ends without a word. */
  | { kind: "cut" };

export interface FakeRequest {
  path: string;
  authorization: string | undefined;
  /** As it was sent. */
  body: string;
  /** Whether the other side went before it was answered. */
  gaveUp: boolean;
}

/** A server that speaks the OpenAI protocol over real HTTP, and misbehaves as told. */
export interface FakeAiServer {
  /** For AI_BASE_URL. */
  url: string;
  requests: FakeRequest[];
  /** How the next requests are answered, one by one; after the last as `otherwise` says. */
  next: FakeBehaviour[];
  otherwise: FakeBehaviour;
  close(): Promise<void>;
}

export async function startFakeAi(): Promise<FakeAiServer> {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { url: path = "", headers } = request;
      const seen = { path, authorization: headers.authorization, body, gaveUp: false };
      fake.requests.push(seen);
      response.on("close", () => (seen.gaveUp = !response.writableFinished));
      return behave(response, fake.next.shift() ?? fake.otherwise);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  const fake: FakeAiServer = {
    url: `http://127.0.0.1:${port}/v1`,
    requests: [],
    next: [],
    otherwise: { kind: "status", status: 500 },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return fake;
}

function behave(response: ServerResponse, behaviour: FakeBehaviour): void {
  switch (behaviour.kind) {
    case "good":
      return complete(response, JSON.stringify(behaviour.object));
    case "fenced":
      return complete(
        response,
        `Of course!\n\`\`\`json\n${JSON.stringify(behaviour.object, null, 2)}\n\`\`\`\nAnything else?`,
      );
    case "says":
      return complete(response, behaviour.content);
    case "status":
      return void response.writeHead(behaviour.status, JSON_TYPE).end('{"error":{"message":"canary of the service"}}');
    case "silent":
      return;
    case "late":
      return void setTimeout(() => complete(response, JSON.stringify(behaviour.object)), behaviour.ms);
    case "large":
      return complete(response, JSON.stringify({ city: "x".repeat(behaviour.bytes) }));
    case "redirect":
      return void response.writeHead(307, { location: behaviour.to }).end();
    case "cut":
      return void response.destroy();
  }
}

const JSON_TYPE = { "content-type": "application/json" };

function complete(response: ServerResponse, content: string): void {
  const message = { role: "assistant", content };
  const choices = [{ index: 0, message, finish_reason: "stop" }];
  const completion = { id: "fake", object: "chat.completion", created: 0, model: "fake", choices };
  response.writeHead(200, JSON_TYPE).end(JSON.stringify(completion));
}
