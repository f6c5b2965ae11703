/** A request as the server gets it. */
export interface ServerRequest {
  method: string;
  /** With its query. */
  path: string;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  /** JSON text, or a form with one file. */
  body: string | SentForm | null;
}

export interface SentForm {
  texts: Readonly<Record<string, string>>;
  file: Uint8Array<ArrayBuffer>;
}

export interface ServerAnswer {
  status: number;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: string | Uint8Array<ArrayBuffer>;
}

/** What `fetch` was given, as the server gets it. */
export async function requestOf(url: string, init: RequestInit = {}): Promise<ServerRequest> {
  const headers = Object.fromEntries(
    Object.entries(init.headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
  return {
    method: init.method ?? "GET",
    path: url.replace(/^https?:\/\/[^/]+/, ""),
    headers,
    body: await bodyOf(init.body),
  };
}

async function bodyOf(body: RequestInit["body"]): Promise<ServerRequest["body"]> {
  if (body === undefined || body === null) return null;
  if (typeof body === "string") return body;
  if (!(body instanceof FormData)) throw new TypeError("No call sends such a body");
  const file = body.get("file");
  if (!(file instanceof Blob)) throw new TypeError("A form has a file");
  const texts = [...body].flatMap(([name, value]) => (typeof value === "string" ? [[name, value] as const] : []));
  return { texts: Object.fromEntries(texts), file: new Uint8Array(await file.arrayBuffer()) };
}
