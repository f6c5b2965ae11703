import { Agent, request } from "node:http";

/** One request over a connection that is kept. */
export interface Question {
  path: string;
  method?: "GET" | "POST" | "PUT";
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface Answered {
  status: number;
  text: string;
  ms: number;
  /** Seconds to wait before the same is asked again; null where none are said. */
  retryAfter: number | null;
}

/** Milliseconds after which nobody waits for an answer any more. */
const PATIENCE_MS = 10_000;

/**
 * Asks a server from one address of this machine (127.0.0.0/8): who floods and who is honest are two networks.
 * A request that fails, or is not answered in time, is one of status 0.
 */
export function asker(server: string, from: string) {
  const agent = new Agent({ keepAlive: true, localAddress: from });
  return {
    ask: ({ path, method = "GET", headers = {}, body }: Question): Promise<Answered> => {
      const begun = performance.now();
      return new Promise((resolve) => {
        let retryAfter: number | null = null;
        const done = (status: number, text: string) =>
          resolve({ status, text, ms: performance.now() - begun, retryAfter });
        const asked = request(new URL(path, server), { agent, method, headers, timeout: PATIENCE_MS }, (answer) => {
          let text = "";
          const wait = answer.headers["retry-after"];
          if (wait !== undefined) retryAfter = Number(wait);
          answer.setEncoding("utf8").on("data", (part: string) => (text += part));
          answer.once("end", () => done(answer.statusCode ?? 0, text)).once("error", () => done(0, ""));
        });
        asked.once("timeout", () => asked.destroy()).once("error", () => done(0, ""));
        asked.end(body);
      });
    },
    close: () => agent.destroy(),
  };
}

export type Asker = ReturnType<typeof asker>;
