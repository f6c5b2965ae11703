import { ERROR_CODES } from "#contract/error-codes.ts";
import { requestOf, type ServerAnswer, type ServerRequest } from "../server/request.ts";
import type { Site } from "../server/site.ts";
import type { Life, Scheduler } from "../time/scheduler.ts";
import { responseOf } from "./answer-as-response.ts";
import type { LineFault, Weather } from "./faults.ts";

/** The line of one device to the server. */
export interface Line {
  /** `fetch`, as one of the device's tabs has it. */
  of(life: Life): typeof fetch;
  weather: Weather;
  /** What befalls the next requests, one each. */
  readonly planned: LineFault[];
  /** The path of which no request gets through but those that ask; the next one fails as well. Null for none. */
  blocked: string | null;
  /** Takes all faults away but that. */
  mend(): void;
}

/** A way takes between these, in milliseconds. */
const WAY_MS = [20, 400] as const;
/** So soon a device knows that there is no network. */
const REFUSED_MS = 5;

const PORTAL: ServerAnswer = { status: 200, headers: { "content-type": "text/html" }, body: "<h1>Log in to WiFi</h1>" };

/** @param name Of the device. */
export function line(scheduler: Scheduler, site: Site, name: string): Line {
  // What has left goes on, whatever becomes of who has sent it.
  const wire = scheduler.life(`wire of ${name}`);
  const kept = new Map<string, ServerAnswer>();
  let isDown = false;
  const own: Line = {
    weather: "good",
    planned: [],
    blocked: null,
    mend() {
      own.weather = "good";
      own.planned.length = 0;
    },
    of: (life) => (url, init) => fetched(life, url as string, init),
  };
  return own;

  async function fetched(life: Life, url: string, init: RequestInit | undefined): Promise<Response> {
    const { signal } = init ?? {};
    signal?.throwIfAborted();
    const request = await requestOf(url, init);
    return new Promise((resolve, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason));
      const come = (answer: ServerAnswer, cutAfter?: number) => resolve(responseOf(answer, cutAfter));
      const fail = () => reject(new TypeError("Failed to fetch"));
      send({ life, request, come, fail });
    });
  }

  function send(sent: Sent): void {
    const { life, come, fail } = sent;
    if (own.weather === "offline") return void scheduler.schedule(life, REFUSED_MS, fail);
    if (own.weather === "portal") return void scheduler.schedule(life, wayMs(life), () => come(PORTAL));
    if (isBlocked(sent.request)) return void scheduler.schedule(life, REFUSED_MS, fail);
    const fault = own.planned.shift();
    if (fault === undefined) return arrive(sent, {});
    switch (fault.name) {
      case "refused":
        return void scheduler.schedule(life, REFUSED_MS, fail);
      case "request-lost":
        return;
      case "request-cut":
        return void scheduler.schedule(wire, wayMs(life), () => {
          site.breakOff(sent.request, fault.share);
          scheduler.schedule(life, wayMs(life), fail);
        });
      case "request-late":
        return arrive(sent, { lateMs: fault.byMs });
      case "request-repeated":
        arrive(sent, {});
        return void scheduler.schedule(wire, wayMs(life) + fault.afterMs, () => void site.serve(sent.request));
      case "answer-lost":
        return arrive(sent, { come: () => (fault.isHung ? undefined : fail()) });
      case "answer-late":
        return arrive(sent, { answerLateMs: fault.byMs });
      case "answer-cut":
        return arrive(sent, { come: (answer) => come(answer, Math.floor(answer.body.length * fault.share)) });
      case "gateway":
        return void scheduler.schedule(life, wayMs(life), () => come(gatewaysAnswer(fault)));
      case "server-busy":
        return void scheduler.schedule(life, wayMs(life), () => come(busyAnswer(fault, site)));
      case "old-answer":
        return old(sent);
      case "server-dies":
        return void scheduler.schedule(wire, wayMs(life), () => {
          if (fault.isDone) site.serve(sent.request);
          site.die(fault.downMs);
          scheduler.schedule(life, wayMs(life), fail);
        });
    }
  }

  function isBlocked({ method, path }: ServerRequest): boolean {
    const wasDown = isDown;
    isDown = method !== "GET" && path === own.blocked;
    return wasDown || isDown;
  }

  function arrive(sent: Sent, { lateMs = 0, answerLateMs = 0, come = sent.come }: Arrival): void {
    const { life, request, fail } = sent;
    scheduler.schedule(wire, wayMs(life) + lateMs, () => {
      const answer = site.serve(request);
      if (answer === null) return void scheduler.schedule(life, REFUSED_MS, fail);
      if (request.method === "GET" && answer.status === 200) keepFirst(request, answer);
      scheduler.schedule(life, wayMs(life) + answerLateMs, () => come(answer));
    });
  }

  function old(sent: Sent): void {
    const answer = kept.get(keyOf(sent.request));
    if (sent.request.method !== "GET" || answer === undefined) return arrive(sent, {});
    kept.delete(keyOf(sent.request));
    scheduler.schedule(sent.life, wayMs(sent.life), () => sent.come(answer));
  }

  function keepFirst(request: ServerRequest, answer: ServerAnswer): void {
    if (!kept.has(keyOf(request))) kept.set(keyOf(request), answer);
  }
}

interface Sent {
  life: Life;
  request: ServerRequest;
  come: (answer: ServerAnswer, cutAfter?: number) => void;
  fail: () => void;
}

interface Arrival {
  lateMs?: number;
  answerLateMs?: number;
  come?: (answer: ServerAnswer) => void;
}

function wayMs(life: Life): number {
  return life.random.between(...WAY_MS);
}

function keyOf({ path, headers }: ServerRequest): string {
  return `${headers["authorization"] ?? ""} ${path}`;
}

function gatewaysAnswer({ status, isJson, retryAfterSeconds }: LineFault & { name: "gateway" }): ServerAnswer {
  const wait = retryAfterSeconds === null ? {} : { "retry-after": String(retryAfterSeconds) };
  const type = isJson ? "application/json" : "text/html";
  const body = isJson ? JSON.stringify({ detail: "Upstream" }) : "<h1>Gateway</h1>";
  return { status, headers: { "content-type": type, ...wait }, body };
}

function busyAnswer({ code, retryAfterSeconds }: LineFault & { name: "server-busy" }, site: Site): ServerAnswer {
  const wait = retryAfterSeconds === null ? {} : { "retry-after": String(retryAfterSeconds) };
  const headers = { "content-type": "application/json", date: site.now().toUTCString(), ...wait };
  return { status: ERROR_CODES[code], headers, body: JSON.stringify({ detail: "Not now", code }) };
}
