import { anySignal } from "#contract/any-signal.ts";
import { ApiError, UnreachableError } from "#contract/api-error.ts";
import { endOnSilence, noteHeard } from "#contract/silence.ts";
import { pathOf, type Answer } from "#contract/call.ts";
import type { Call } from "#contract/endpoints.ts";
import type { RouteName } from "#contract/routes.ts";
import { withResolvers } from "#domain/with-resolvers.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import { READ_SILENT_MS } from "#offline/messages/network-timeout.ts";
import { returns } from "../platform/connection/connection.ts";
import { accessToken } from "./credentials/session.ts";
import { onAnswerComing } from "./late-answers.ts";
import { ask } from "./transport.ts";

/** A request that is younger when the server comes back may well have been sent on the connection that works. */
const DOUBTED_AFTER_MS = 3000;

interface Wanted<Name extends RouteName> {
  params?: Call<Name>["params"];
  query?: Call<Name>["query"];
}

/**
 * Reads something, until nothing of it has come for 30 seconds.
 * @throws ApiError; UnreachableError, also where nothing more comes.
 */
export async function askInTime<Name extends RouteName>(
  name: Name,
  wanted: Wanted<Name>,
  { stop, cache }: { stop?: AbortSignal; cache?: "no-store" } = {},
): Promise<Answer<Call<Name>["answer"]>> {
  const deadline = endOnSilence(READ_SILENT_MS);
  const signal = stop === undefined ? deadline : anySignal(stop, deadline);
  const unfollow = onAnswerComing(pathOf(name, wanted.params, wanted.query), () => noteHeard(deadline));
  try {
    return await ask(name, { ...wanted, signal, ...(cache === undefined ? {} : { cache }) });
  } catch (cause) {
    if (deadline.aborted && cause === deadline.reason) throw new UnreachableError("No answer in time", { cause });
    throw cause;
  } finally {
    unfollow();
  }
}

/**
 * Reads something, and asks once more at each return of the server: what was under way before may hang on a connection
 * that no longer carries anything (W6). It is not given up for that, as it may be merely slow (W11): the first answer
 * counts, and the last failure.
 * @throws Like `askInTime`.
 */
export function askUntilAnswered<Name extends RouteName>(
  name: Name,
  wanted: Wanted<Name>,
): Promise<Answer<Call<Name>["answer"]>> {
  const { promise, resolve, reject } = withResolvers<Answer<Call<Name>["answer"]>>();
  const settled = new AbortController();
  let underWay = 0;

  async function askOnce(how: { cache?: "no-store" } = {}): Promise<void> {
    underWay += 1;
    try {
      resolve(await askInTime(name, wanted, { ...how, stop: settled.signal }));
    } catch (error) {
      underWay -= 1;
      if (underWay > 0 && !(error instanceof ApiError)) return;
      reject(error);
    }
    settled.abort();
  }

  const owner = ownerOf(accessToken.peek());
  onDoubtfulReturn(settled.signal, () => {
    // It would be sent as another's. The browser keeps a second request waiting for the first one's answer, to take
    // it from its cache: this one goes past that.
    if (ownerOf(accessToken.peek()) === owner) void askOnce({ cache: "no-store" });
  });
  void askOnce();
  return promise;
}

/** Calls back at each return of the server, a while after now at the soonest, until the signal is aborted. */
function onDoubtfulReturn(until: AbortSignal, again: () => void): void {
  const doubtedAt = performance.now() + DOUBTED_AFTER_MS;
  const seen = returns.peek();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unfollow = returns.subscribe((count) => {
    if (count === seen) return;
    clearTimeout(timer);
    timer = setTimeout(again, Math.max(0, doubtedAt - performance.now()));
  });
  until.addEventListener("abort", () => {
    clearTimeout(timer);
    unfollow();
  });
}
