import { randomBytes } from "node:crypto";
import { connect } from "node:net";
import { asker, type Answered, type Question } from "./ask.ts";

/** Many who ask at once, until the process is told to stop; they start at once. */
export type Flood = (server: string, tell: (answer: Answered) => void) => void;

const AT_ONCE = 50;

/** The floods by name. */
export const FLOODS = {
  /** 50 at a time, no two questions alike, as fast as they are answered, of one network. */
  "matching from one network": (server, tell) => flood(server, tell, { networks: 1, next: matching }),
  /** The same of fifty networks, each asking within what one may. */
  "matching from 50 networks": (server, tell) => flood(server, tell, { networks: AT_ONCE, next: matching }),
  "sign-ups from 50 networks": (server, tell) => flood(server, tell, { networks: AT_ONCE, next: signUp }),
  "codes from 50 networks": (server, tell) => flood(server, tell, { networks: AT_ONCE, next: code }),
  "photos of 5 MB that drip, 6 accounts": (server) => void drip(server),
} as const satisfies Record<string, Flood>;

export type FloodName = keyof typeof FLOODS;

interface Many {
  networks: number;
  next: () => Question;
}

function flood(server: string, tell: (answer: Answered) => void, { networks, next }: Many): void {
  for (let index = 0; index < AT_ONCE; index += 1) {
    const { ask } = asker(server, `127.1.0.${(index % networks) + 1}`);
    void (async () => {
      for (;;) tell(await ask(next()));
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

const ACCOUNTS = 6;
const FORMS_OF_EACH = 12;
/** So that together they fill what there is to the last. */
const DECLARED_BYTES = [5_000_000, 1_000_000, 200_000];
const DRIP_EVERY_MS = 1000;

async function drip(server: string): Promise<void> {
  for (let index = 0; index < ACCOUNTS; index += 1) {
    const { ask } = asker(server, "127.1.0.1");
    const account = signUp();
    await ask(account);
    const { email: username, password } = JSON.parse(String(account.body)) as { email: string; password: string };
    const body = JSON.stringify({ username, password });
    const { text } = await ask({ path: "/api/v1/login", method: "POST", headers: JSON_BODY, body });
    const token = (JSON.parse(text) as { access_token: string }).access_token;
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
