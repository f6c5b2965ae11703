import { anySignal } from "#contract/any-signal.ts";
import { isOwnCode } from "#contract/api-error.ts";
import { endOnSilence, heard, noteHeard, tellOfHeard } from "#contract/silence.ts";
import { routes } from "#contract/routes.ts";
import { answerFactsOf, parseObject } from "#offline/cache/answers/answer-facts.ts";
import { answerKindOf } from "#offline/cache/answers/answer-kind.ts";
import { READ_SILENT_MS } from "#offline/messages/network-timeout.ts";

/** The server's response, and its verdict. */
export interface ServerAnswer {
  /**
   * `good`: our server's, complete. `refused`: our server's error. `unreachable`: no answer, or not our server's
   * (B-06).
   */
  verdict: "good" | "refused" | "unreachable";
  response: Response;
  /** Of a refusal: whether the server itself words it, and not a gateway. */
  isServersWord: boolean;
  /** JSON text of a good answer, else empty. */
  body: string;
  /** The server's clock, epoch milliseconds. */
  fetchedAt: number;
}

/** Status codes by which a gateway reports that the server is down. */
const GATEWAY_STATUSES = new Set([502, 503, 504]);

/**
 * Sends a request and classifies the response. Never throws: that nothing has come for 30 seconds is a result too.
 * @param onComing Called whenever something of the answer has come.
 */
export async function askServer(request: Request, path: string, onComing: () => void): Promise<ServerAnswer> {
  const silence = endOnSilence(READ_SILENT_MS);
  const signal = anySignal(request.signal, silence);
  tellOfHeard(signal, () => {
    noteHeard(silence);
    onComing();
  });
  const response = await fetch(request, { signal }).catch(() => Response.error());
  const served = Date.parse(response.headers.get("date") ?? "");
  const unread = { response, isServersWord: false, body: "", fetchedAt: Number.isNaN(served) ? Date.now() : served };
  if (!isJson(response)) return { ...unread, verdict: "unreachable" };
  // A truncated body counts as no answer.
  const body = await heard(response.clone(), signal)
    .text()
    .catch(() => "");
  if (!response.ok) {
    const verdict = GATEWAY_STATUSES.has(response.status) ? "unreachable" : "refused";
    return { ...unread, verdict, isServersWord: isOwnCode(parseObject(body)?.["code"]) };
  }
  return isExpected(path, body) ? { ...unread, body, verdict: "good" } : { ...unread, verdict: "unreachable" };
}

function isJson({ headers, redirected }: Response): boolean {
  return !redirected && (headers.get("content-type")?.includes("json") ?? false);
}

function isExpected(path: string, body: string): boolean {
  if (answerKindOf(path) !== null) return answerFactsOf(path, body) !== null;
  const room = parseObject(body);
  return room !== null && routes.readListing.answerKeys.every((key) => key in room);
}
