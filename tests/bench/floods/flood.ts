import { randomBytes } from "node:crypto";
import { connect } from "node:net";
import sharp from "sharp";
import { asker, type Asker, type Question } from "./ask.ts";

/** Many who ask at once, until the process is told to stop. @param tell Hears the status of each answer; 0 for none. */
export type Flood = (server: string, tell: (status: number) => void) => Promise<void> | void;

const AT_ONCE = 50;

/** The floods by name. */
export const FLOODS = {
  /** 50 at a time, no two questions alike, as fast as they are answered, of one network. */
  "matching from one network": (server, tell) => flood(server, tell, { networks: 1, next: matching }),
  /** The same of fifty networks, each asking within what one may. */
  "matching from 50 networks": (server, tell) => flood(server, tell, { networks: AT_ONCE, next: matching }),
  "sign-ups from 50 networks": (server, tell) => flood(server, tell, { networks: AT_ONCE, next: signUp }),
  "codes from 50 networks": (server, tell) => flood(server, tell, { networks: AT_ONCE, next: code }),
  "200 logins": (server, tell) => flood(server, tell, { networks: AT_ONCE, askers: 200, next: logIn, pauseMs: 2000 }),
  "20 photos of 4 MB": photos,
  "photos of 5 MB that drip, 6 accounts": (server) => void drip(server),
  "500 slow headers, 500 slow bodies": holdOpen,
} as const satisfies Record<string, Flood>;

export type FloodName = keyof typeof FLOODS;

interface Many {
  networks: number;
  askers?: number;
  next: (asker: number) => Question;
  /** Between an answer and the next question. */
  pauseMs?: number;
}

function flood(
  server: string,
  tell: (status: number) => void,
  { networks, askers = AT_ONCE, next, pauseMs = 0 }: Many,
): void {
  for (let index = 0; index < askers; index += 1) {
    const { ask } = asker(server, `127.1.0.${(index % networks) + 1}`);
    void (async () => {
      for (;;) {
        tell((await ask(next(index))).status);
        if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    })();
  }
}

const CITIES = ["London", "Manchester", "Leeds", "Birmingham", "Glasgow", "Edinburgh", "Bristol", "Sheffield"];
const KEYWORDS = ["gym", "pets", "quiet", "bills-included", "near-station", "couple", "parking", "balcony"];
let asked = 0;

function matching(): Question {
  asked += 1;
  const city = CITIES[asked % CITIES.length];
  const keywords = KEYWORDS.filter((_, index) => ((asked >> index) & 1) === 1).join(",");
  const query = new URLSearchParams({ high_price: String(200 + (asked % 400)), keywords, room_type: "ensuite" });
  // Half of them look at rooms of all towns.
  if (asked % 2 === 0 && city !== undefined) query.set("city", city);
  return { path: `/api/v1/items/matching?${query}` };
}

const JSON_BODY = { "content-type": "application/json" };

function signUp(): Question {
  const email = `flood-${randomBytes(8).toString("hex")}@example.org`;
  const body = JSON.stringify({ email, password: "a quiet room 42", full_name: "Flood" });
  return { path: "/api/v1/users/open", method: "POST", headers: JSON_BODY, body };
}

function code(): Question {
  const email = `flood-${randomBytes(8).toString("hex")}@example.org`;
  return { path: `/api/v1/sign-up/check/${email}/123456`, method: "POST" };
}

function logIn(index: number): Question {
  const body = JSON.stringify({ username: `nobody-${index}@example.org`, password: "not this one 1" });
  return { path: "/api/v1/login", method: "POST", headers: JSON_BODY, body };
}

const PHOTO_OWNERS = 20;
const PHOTO_BYTES = 4_000_000;

async function photos(server: string, tell: (status: number) => void): Promise<void> {
  const owners: Record<string, string>[] = [];
  for (let index = 0; index < PHOTO_OWNERS; index += 1) {
    const token = await newAccount(asker(server, `127.1.0.${index + 1}`));
    owners.push({ authorization: `Bearer ${token}` });
  }
  const photo = await photoOf(PHOTO_BYTES);
  flood(server, tell, {
    networks: 1,
    askers: PHOTO_OWNERS,
    next: (index) => upload(photo, owners[index]!),
    pauseMs: 2000,
  });
}

/** As a phone takes it: its detail is coarser than its pixels. */
async function photoOf(mostBytes: number): Promise<Buffer> {
  const [width, height] = [2000, 1500];
  const raw = { width, height, channels: 3 } as const;
  const scene = sharp(randomBytes(width * height * 3), { raw }).resize(2 * width, 2 * height);
  for (let quality = 95; ; quality -= 5) {
    const photo = await scene.clone().jpeg({ quality }).toBuffer();
    if (photo.length <= mostBytes) return photo;
  }
}

function upload(photo: Buffer, headers: Record<string, string>): Question {
  const begin = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
  return {
    path: "/api/v1/utils/upload-image/",
    method: "POST",
    headers: { ...headers, "content-type": "multipart/form-data; boundary=b" },
    // With other bytes behind it each time, so that it is decoded each time.
    body: Buffer.concat([Buffer.from(begin), photo, randomBytes(16), Buffer.from("\r\n--b--\r\n")]),
  };
}

const ACCOUNTS = 6;
const FORMS_OF_EACH = 12;
/** So that together they fill what there is to the last. */
const DECLARED_BYTES = [5_000_000, 1_000_000, 200_000];
const DRIP_EVERY_MS = 1000;

/** @returns The access token of a new account. */
async function newAccount({ ask }: Asker): Promise<string> {
  const account = signUp();
  await ask(account);
  const { email: username, password } = JSON.parse(String(account.body)) as { email: string; password: string };
  const body = JSON.stringify({ username, password });
  const { text } = await ask({ path: "/api/v1/login", method: "POST", headers: JSON_BODY, body });
  return (JSON.parse(text) as { access_token: string }).access_token;
}

async function drip(server: string): Promise<void> {
  for (let index = 0; index < ACCOUNTS; index += 1) {
    const token = await newAccount(asker(server, "127.1.0.1"));
    for (let form = 0; form < FORMS_OF_EACH; form += 1)
      dripForm(server, token, DECLARED_BYTES[form % DECLARED_BYTES.length] ?? 0);
  }
}

function dripForm(server: string, token: string, bytes: number): void {
  const { hostname, port, host } = new URL(server);
  const socket = connect({ host: hostname, port: Number(port), localAddress: "127.1.0.1" });
  const head = [
    "POST /api/v1/utils/upload-image/ HTTP/1.1",
    `Host: ${host}`,
    `Authorization: Bearer ${token}`,
    "Content-Type: multipart/form-data; boundary=b",
    `Content-Length: ${bytes}`,
  ];
  const begin =
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n';
  socket.write(`${head.join("\r\n")}\r\n\r\n${begin}`);
  const timer = setInterval(() => socket.write("x".repeat(300)), DRIP_EVERY_MS);
  // Refused or cut off, it comes again.
  const again = () => {
    clearInterval(timer);
    socket.destroy();
    setTimeout(() => dripForm(server, token, bytes), DRIP_EVERY_MS);
  };
  socket.once("data", again).once("error", again).once("end", again);
}

const HELD_OPEN = 500;

/** Some never end their headers, the others never end their body; a byte a second of each. Who is cut off counts as status 0. */
function holdOpen(server: string, tell: (status: number) => void): void {
  const { hostname, port, host } = new URL(server);
  const headers = `GET /api/v1/ping HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `;
  const body = `POST /api/v1/login HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 10000\r\n\r\n{`;
  for (let index = 0; index < 2 * HELD_OPEN; index += 1) {
    const socket = connect({ host: hostname, port: Number(port), localAddress: "127.1.0.1" });
    socket.write(index % 2 === 0 ? headers : body);
    const timer = setInterval(() => socket.write("x"), DRIP_EVERY_MS);
    socket.on("error", () => undefined).resume();
    socket.once("close", () => {
      clearInterval(timer);
      tell(0);
    });
  }
}
