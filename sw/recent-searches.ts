import { SAVED_AT_HEADER } from "#contract/call.ts";
import { pause } from "#domain/pause.ts";
import { answerKindOf, canonicalPath, roomIdOf } from "#offline/cache/answers/answer-kind.ts";
import { within } from "#domain/within.ts";
import { STORE_PATIENCE_OFFLINE_MS } from "#offline/databases/store-patience.ts";
import { COMING_EVERY_MS, type AnswerComing } from "#offline/messages/answer-coming.ts";
import type { LateAnswer } from "#offline/messages/late-answer.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import { NETWORK_TIMEOUT_MS } from "#offline/messages/network-timeout.ts";
import type { SavedBody } from "#offline/rooms/recall-answer.ts";
import { askServer, type ServerAnswer } from "./ask-server.ts";
import { askStore } from "./load-store.ts";
import type { RememberedCall } from "./store-answer.ts";

declare const self: ServiceWorkerGlobalScope;

/** True for the calls whose answers are cached on the phone: searches, the first screen, single rooms. */
export function isRememberedCall(url: URL): boolean {
  const path = canonicalPath(url);
  return url.origin === self.location.origin && (answerKindOf(path) !== null || roomIdOf(path) !== null);
}

/**
 * The server's answer; or the cached one, marked with its age, where the server does not answer within four seconds or
 * another server answers. A later answer is cached, and the page is notified.
 */
export function answerFromServerOrSaved(event: FetchEvent): Promise<Response> {
  const call = callOf(event.request);
  const live = askServer(event.request, call.path, comingTeller(event.clientId, call.path));
  const saved = askStore(({ recallBody }) => recallBody(call.owner, call.path), null);
  const answer = firstUseful(live, saved);
  event.waitUntil(keepAndTell(event, call, live, answer));
  return answer;
}

async function firstUseful(live: Promise<ServerAnswer>, saved: Promise<SavedBody | null>): Promise<Response> {
  const hurried = saved.then((copy) => (copy === null ? live : pause(NETWORK_TIMEOUT_MS).then(() => null)));
  const first = await Promise.race([live, hurried]);
  if (first !== null && first.verdict !== "unreachable") return first.response;
  const copy = await within(STORE_PATIENCE_OFFLINE_MS, saved, null);
  if (copy === null) return (await live).response;
  // A server that has too much to do says when it wants to be asked again.
  return savedResponse(copy, first?.isServersWord ? first.response.headers.get("retry-after") : null);
}

async function keepAndTell(
  event: FetchEvent,
  call: RememberedCall,
  live: Promise<ServerAnswer>,
  shown: Promise<Response>,
): Promise<void> {
  const [answer, response] = await Promise.all([live, shown]);
  if (answer.verdict === "good" && response.headers.has(SAVED_AT_HEADER)) await tellPage(event.clientId, call, answer);
  await askStore(({ storeAnswer }) => storeAnswer(call, answer), undefined);
}

/** Tells the page now and then that an answer is coming, which it sees only when it is whole. */
function comingTeller(clientId: string, path: string): () => void {
  let toldAt = performance.now();
  return () => {
    if (performance.now() - toldAt < COMING_EVERY_MS) return;
    toldAt = performance.now();
    const message: AnswerComing = { type: "answer-coming", path };
    void self.clients.get(clientId).then((page) => page?.postMessage(message));
  };
}

async function tellPage(
  clientId: string,
  { owner, path }: RememberedCall,
  { body, fetchedAt }: ServerAnswer,
): Promise<void> {
  const page = await self.clients.get(clientId);
  const data: unknown = JSON.parse(body);
  page?.postMessage({ type: "late-answer", owner, path, data, fetchedAt } satisfies LateAnswer);
}

function savedResponse({ body, fetchedAt }: SavedBody, retryAfter: string | null): Response {
  return new Response(body, {
    headers: {
      "content-type": "application/json; charset=utf-8",
      [SAVED_AT_HEADER]: String(fetchedAt),
      ...(retryAfter !== null && { "retry-after": retryAfter }),
    },
  });
}

function callOf(request: Request): RememberedCall {
  const token = /^Bearer (?<token>.+)$/i.exec(request.headers.get("authorization") ?? "")?.groups?.["token"];
  return { owner: ownerOf(token ?? null), path: canonicalPath(new URL(request.url)), askedAt: Date.now() };
}
