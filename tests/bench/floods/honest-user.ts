import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { asker, type Answered, type Question } from "./ask.ts";

/** What somebody gets of what they ask for. */
export interface Served {
  asked: number;
  /** How often a request did not succeed, by what it was. */
  failed: Record<string, number>;
}

const JSON_BODY = { "content-type": "application/json" };
/** Between two requests, in milliseconds: quicker than fingers are. */
const PAUSE_MS = 150;

/** Somebody of another network than all who flood, who searches, opens rooms, logs in, gets a code, sends a photo. */
export async function honestUser(server: string) {
  const { ask, close } = asker(server, "127.2.0.1");
  const email = `honest-${randomBytes(6).toString("hex")}@example.org`;
  const password = "a quiet room 42";
  await succeed(post("/api/v1/users/open", { email, password, full_name: "Li Lei" }));
  const { access_token } = JSON.parse(await succeed(logIn())) as { access_token: string };
  const headers = { authorization: `Bearer ${access_token}` };
  const { data } = JSON.parse(await succeed({ path: "/api/v1/items/filter-open?limit=40" })) as {
    data: { id: string }[];
  };

  return {
    /** Asks one thing after the other until `isOver`. */
    async use(isOver: () => boolean): Promise<Served> {
      const served: Served = { asked: 0, failed: {} };
      while (!isOver()) {
        for (const [what, question] of await visit(served.asked)) {
          const { status } = await ask(question);
          served.asked += 1;
          if (status < 200 || status > 299)
            served.failed[`${what} ${status}`] = (served.failed[`${what} ${status}`] ?? 0) + 1;
          await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
        }
      }
      close();
      return served;
    },
  };

  async function visit(round: number): Promise<[string, Question][]> {
    const room = data[round % data.length]?.id ?? "";
    return [
      ["filter", { path: `/api/v1/items/filter-open?city=Leeds&limit=40&high_price=${200 + (round % 90)}` }],
      ["keyword", { path: "/api/v1/items/fuzzy?fuzzy=ensuite" }],
      ["room", { path: `/api/v1/items/${room}`, headers }],
      ["matching", { path: `/api/v1/items/matching?city=London&keywords=gym&high_price=${200 + (round % 90)}` }],
      ["own rooms", { path: "/api/v1/items/", headers }],
      ["photo", await photo(headers)],
      ["log in", logIn()],
      ...(round < 20 ? ([["code", code(round)]] as [string, Question][]) : []),
    ];
  }

  function logIn(): Question {
    return post("/api/v1/login", { username: email, password });
  }

  function code(round: number): Question {
    return { path: `/api/v1/sign-up/check/friend-${round}-${email}/123456`, method: "POST" };
  }

  async function succeed(question: Question): Promise<string> {
    const { status, text }: Answered = await ask(question);
    if (status !== 200) throw new Error(`${question.path} answered ${status}: ${text}`);
    return text;
  }
}

function post(path: string, body: object): Question {
  return { path, method: "POST", headers: JSON_BODY, body: JSON.stringify(body) };
}

async function photo(headers: Record<string, string>): Promise<Question> {
  // Of noise, so that it has as many bytes as a phone's photo that was made small: some 400 kB.
  const [width, height] = [700, 500];
  const raw = { width, height, channels: 3 } as const;
  const file = await sharp(randomBytes(width * height * 3), { raw })
    .jpeg({ quality: 85 })
    .toBuffer();
  const begin = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
  return {
    path: "/api/v1/utils/upload-image/",
    method: "POST",
    headers: { ...headers, "content-type": "multipart/form-data; boundary=b" },
    body: Buffer.concat([Buffer.from(begin), file, Buffer.from("\r\n--b--\r\n")]),
  };
}
