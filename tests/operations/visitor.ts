import { request } from "node:https";
import { buffer } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import type { Listing } from "#domain/listings/listing.ts";
import { readMail } from "../server/test-mails.ts";
import { newPhoto, photoForm } from "../server/photos/support.ts";
import { ROOM } from "../server/listings/support.ts";
import type { MailServer } from "./machine.ts";

interface Wanted {
  body?: object;
  /** Without the account. */
  anonymously?: boolean;
}

interface Answer {
  status: number;
  /** The header Retry-After. */
  retryAfter: string | undefined;
  body: Buffer;
}

/** Somebody who comes by the balancer, over TLS. */
export function visitor(url: string, mails: MailServer) {
  const email = "visitor@example.org";
  const password = "a kettle for 7 herons";
  let token = "";

  return { arrive, post, read, miss, meetNoDatabase, keepReading };

  /** Opens the page, signs up with the code that is mailed, and logs in. */
  async function arrive(): Promise<void> {
    const page = await get("/");
    if (!page.body.toString().includes("<title>")) throw new Error("The balancer gives no page");
    if ((await ask("GET", "/metrics")).status !== 404) throw new Error("The balancer gives counts to everybody");
    await good("POST", `/api/v1/sign-up/check/${encodeURIComponent(email)}/000000`);
    const verification_code = await mailedCode();
    const account = { email, full_name: "Han Meimei", password, confirm_password: password, verification_code };
    await good("POST", "/api/v1/users/open", { body: account });
    const body = { username: email, password, remember_me: true };
    const tokens = json(await good("POST", "/api/v1/login", { body }));
    token = String(tokens["access_token"]);
  }

  async function mailedCode(): Promise<string> {
    for (let tries = 0; tries < 300; tries += 1) {
      const newest = mails.received.at(-1);
      const code = newest && /^\d{6}$/m.exec((await readMail(newest)).text)?.[0];
      if (code !== undefined) return code;
      await delay(200);
    }
    throw new Error("No mail with a code has come within a minute");
  }

  /** Posts a room with a photo. */
  async function post(title: string): Promise<void> {
    const uuid = crypto.randomUUID();
    const body = photoForm(await newPhoto(), { uuid });
    const { image_url } = json(await good("POST", "/api/v1/utils/upload-image/", { body }));
    const days = { begin_date: dayIn(30), end_date: dayIn(300) };
    const images = [{ uuid, image_url, display_order: 0 }];
    await good("POST", "/api/v1/items/", { body: { ...ROOM, ...days, id: crypto.randomUUID(), title, images } });
    await read([title]);
  }

  /** Finds these rooms among one's own, each with its photo. */
  async function read(titles: readonly string[]): Promise<void> {
    const { data } = json(await good("GET", "/api/v1/items/")) as unknown as { data: Listing[] };
    for (const wanted of titles) {
      const room = data.find(({ title }) => title === wanted);
      if (room === undefined) throw new Error(`The room '${wanted}' is not there`);
      const photo = await get(room.image_url ?? "");
      if (photo.body.toString("latin1", 8, 12) !== "WEBP") throw new Error(`The photo of '${wanted}' is none`);
    }
  }

  /** Does not find this room among one's own. */
  async function miss(title: string): Promise<void> {
    const { data } = json(await good("GET", "/api/v1/items/")) as unknown as { data: Listing[] };
    if (data.some((room) => room.title === title)) throw new Error(`The room '${title}' is there`);
  }

  /** Is told by each list when to ask again, and still gets the page, however often it is asked. */
  async function meetNoDatabase(): Promise<void> {
    for (let tries = 0; tries < 30; tries += 1) {
      const { status, retryAfter } = await ask("GET", "/api/v1/items/open?limit=1", { anonymously: true });
      if (status !== 503 || retryAfter === undefined) throw new Error(`Without a database a list is ${status}`);
      await get("/");
      await get("/health");
    }
  }

  /** Reads twenty times a second, as somebody without an account, until it is told to stop; each reading must be answered. */
  function keepReading() {
    let isStopped = false;
    const reading = (async () => {
      for (let count = 1; ; count += 1) {
        await good("GET", "/api/v1/items/open?limit=1", { anonymously: true });
        if (isStopped) return count;
        await delay(50);
      }
    })();
    reading.catch(() => undefined);
    return {
      stop(): Promise<number> {
        isStopped = true;
        return reading;
      },
    };
  }

  function get(path: string): Promise<Answer> {
    return good("GET", path);
  }

  async function good(method: string, path: string, wanted: Wanted = {}): Promise<Answer> {
    const answer = await ask(method, path, wanted);
    if (answer.status !== 200)
      throw new Error(`${method} ${path}: ${answer.status} ${answer.body.toString().slice(0, 500)}`);
    return answer;
  }

  async function ask(method: string, path: string, { body, anonymously = false }: Wanted = {}): Promise<Answer> {
    const { content, type } = await encoded(body);
    const headers = {
      ...(type && { "content-type": type }),
      ...(token && !anonymously && { authorization: `Bearer ${token}` }),
    };
    const asking = request(new URL(path, url), { method, headers, rejectUnauthorized: false, timeout: 30_000 });
    asking.once("timeout", () => asking.destroy(new Error(`${method} ${path} was not answered within half a minute`)));
    const answered = new Promise<Answer>((resolve, reject) => {
      asking.once("error", reject).once("response", (response) => {
        const { statusCode: status = 0, headers } = response;
        buffer(response).then((body) => resolve({ status, retryAfter: headers["retry-after"], body }), reject);
      });
    });
    asking.end(content);
    return answered;
  }
}

async function encoded(body: object | undefined): Promise<{ content: Buffer; type: string }> {
  if (body === undefined) return { content: Buffer.alloc(0), type: "" };
  if (!(body instanceof FormData)) return { content: Buffer.from(JSON.stringify(body)), type: "application/json" };
  const form = new Response(body);
  return { content: Buffer.from(await form.arrayBuffer()), type: form.headers.get("content-type") ?? "" };
}

function json({ body }: Answer): Record<string, unknown> {
  return JSON.parse(body.toString()) as Record<string, unknown>;
}

function dayIn(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
