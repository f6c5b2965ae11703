import type { ServerAnswer } from "../server/request.ts";

/**
 * An answer as `fetch` gives it, as far as the phone's calls look: a `Response` of the machine reads its body in tasks of its own,
 * which no scheduler orders.
 * @param cutAfter So many characters of the body come, and then no more.
 */
export function responseOf({ status, headers, body }: ServerAnswer, cutAfter?: number): Response {
  const read = <T>(whole: () => T) =>
    new Promise<T>((resolve, reject) => {
      if (cutAfter === undefined || cutAfter >= body.length) resolve(whole());
      else reject(new TypeError("The connection was cut"));
    });
  const text = () => (typeof body === "string" ? body : new TextDecoder().decode(body));
  const type = headers["content-type"] ?? "";
  const response = {
    status,
    ok: status >= 200 && status < 300,
    redirected: false,
    headers: { get: (name: string) => headers[name.toLowerCase()] ?? null },
    // Nothing is heard of a body while it comes.
    body: null,
    text: () => read(text),
    json: () => read(() => JSON.parse(text()) as unknown),
    blob: () => read(() => new Blob([body], { type })),
  };
  return response as unknown as Response;
}
