import { noteHeard } from "#contract/silence.ts";
import { withResolvers } from "#domain/with-resolvers.ts";

/** These answers have no body, and a Response refuses one. */
const WITHOUT_BODY = new Set([101, 103, 204, 205, 304]);

/**
 * A `fetch` that reports upload progress, which the browser's own can't. It supports what an API call needs: method,
 * headers, body, signal.
 * @param onProgress The share sent, 0 to 1.
 */
export function uploadingFetch(onProgress: (share: number) => void): typeof fetch {
  return (input, init = {}) => {
    const answer = withResolvers<Response>();
    const { signal } = init;
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    if (signal?.aborted) return Promise.reject(signal.reason as Error);
    signal?.addEventListener("abort", abort, { once: true });
    request.open(init.method ?? "GET", addressOf(input));
    request.responseType = "blob";
    new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
      noteHeard(signal);
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener("progress", () => noteHeard(signal));
    request.addEventListener("load", () => {
      if (isElsewhere(request, input)) answer.reject(new TypeError("The answer came from another address"));
      else answer.resolve(responseOf(request));
    });
    request.addEventListener("error", () => answer.reject(new TypeError("Failed to send")));
    request.addEventListener("abort", () => answer.reject(signal?.reason as Error));
    request.addEventListener("loadend", () => signal?.removeEventListener("abort", abort));
    request.send(init.body as XMLHttpRequestBodyInit | null | undefined);
    return answer.promise;
  };
}

function addressOf(input: RequestInfo | URL): string {
  return input instanceof Request ? input.url : String(input);
}

// A redirected request met a captive portal: its answer is not our server's.
function isElsewhere({ responseURL }: XMLHttpRequest, input: RequestInfo | URL): boolean {
  return responseURL !== new URL(addressOf(input), location.href).href;
}

function responseOf(request: XMLHttpRequest): Response {
  const { status, statusText } = request;
  const body = WITHOUT_BODY.has(status) ? null : (request.response as Blob);
  return new Response(body, { status, statusText, headers: headersOf(request) });
}

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().split("\r\n")) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}
