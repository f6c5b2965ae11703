import { randomBytes } from "node:crypto";
import sharp from "sharp";
import type { Answered, Question } from "../abuse/ask.ts";

/** Somebody of the hall. */
export interface Resident {
  email: string;
  headers: Record<string, string>;
  /** The address of a picture of theirs that has something to read. */
  picture: string | null;
}

/** One kind of abuse, and what the honest do meanwhile. */
export interface Kind {
  /** What is asked again and again, as one of the abuser's accounts. */
  abuse: (abuser: Resident, turn: number) => Question;
  /** Whether the abuser got something. */
  isGot: (answer: Answered) => boolean;
  /** What a student asks for. */
  honest: (student: Resident, index: number) => Question;
}

export interface Hall {
  rooms: readonly string[];
  /** A JPEG of as many pixels as may be in a few kilobytes. */
  bomb: Buffer;
  photo: Buffer;
}

export const PASSWORD = "a quiet room 42";
const JSON_BODY = { "content-type": "application/json" };

export function post(path: string, body: object | null, headers: Record<string, string> = {}): Question {
  const sent = body === null ? headers : { ...JSON_BODY, ...headers };
  return { path: `/api/v1/${path}`, method: "POST", headers: sent, ...(body && { body: JSON.stringify(body) }) };
}

export function uploadOf(file: Buffer, headers: Record<string, string>): Question {
  const begin = Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n');
  return {
    path: "/api/v1/utils/upload-image/",
    method: "POST",
    headers: { ...headers, "content-type": "multipart/form-data; boundary=b" },
    body: Buffer.concat([begin, file, Buffer.from("\r\n--b--\r\n")]),
  };
}

export const signUp = (email: string): Question =>
  post("users/open", { email, password: PASSWORD, full_name: "Li Lei" });
export const logIn = (email: string, password = PASSWORD): Question => post("login", { username: email, password });
const code = (email: string): Question => post(`sign-up/check/${email}/000000`, null);
export const newAddress = (): string => `${randomBytes(8).toString("hex")}@example.org`;

/** Some text that a machine reads. */
export function poster(): Promise<Buffer> {
  const lines = ["STUDIO IN LONDON", "180 pounds a week", "from 1 September 2027"];
  const texts = lines.map((line, row) => `<text x="40" y="${140 + row * 120}" font-size="64">${line}</text>`);
  const image = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="500"><rect width="1000" height="500" fill="white"/>${texts.join("")}</svg>`;
  return sharp(Buffer.from(image)).jpeg().toBuffer();
}

const isOk = ({ status }: Answered): boolean => status === 200;

export function kindsOf({ rooms, bomb, photo }: Hall): Record<string, Kind> {
  const contact = ({ headers }: Resident, room: string) => post(`items/${room}/contact`, null, headers);
  const report = (headers: Record<string, string>, room: string) =>
    post("reports", { id: crypto.randomUUID(), kind: "listing", target_id: room, reason: "not_there" }, { ...headers });
  const search = (turn: number, headers: Record<string, string> = {}): Question => ({
    path: `/api/v1/items/matching?keywords=gym&high_price=${200 + (turn % 400)}`,
    headers,
  });
  const recognise = ({ headers, picture }: Resident) =>
    post("utils/ai-recognition/", { image_urls: [picture] }, headers);
  return {
    "guesses of passwords": {
      abuse: () => logIn(newAddress(), "not this one 1"),
      isGot: ({ status }) => status === 400,
      honest: ({ email }) => logIn(email),
    },
    "sign-ups": { abuse: () => signUp(newAddress()), isGot: isOk, honest: () => signUp(newAddress()) },
    codes: { abuse: () => code(newAddress()), isGot: isOk, honest: () => code(newAddress()) },
    "mails for a new password": {
      abuse: () => post(`password-recovery/${newAddress()}`, null),
      isGot: isOk,
      honest: ({ email }) => post(`password-recovery/${email}`, null),
    },
    "harvest of contacts": {
      abuse: (abuser, turn) => contact(abuser, rooms[turn % rooms.length]!),
      isGot: isOk,
      honest: (student, index) => contact(student, rooms[index % 3]!),
    },
    "reports without an account": {
      abuse: (_, turn) => report({}, rooms[40 + (turn % 60)]!),
      isGot: isOk,
      honest: ({ headers }, index) => report(index % 2 === 0 ? headers : {}, rooms[index]!),
    },
    "photo bombs": {
      abuse: ({ headers }) => uploadOf(bomb, headers),
      isGot: isOk,
      honest: ({ headers }) => uploadOf(photo, headers),
    },
    "pictures to read": { abuse: (abuser) => recognise(abuser), isGot: isOk, honest: (student) => recognise(student) },
    "searches as a visitor": { abuse: (_, turn) => search(turn), isGot: isOk, honest: (_, index) => search(index) },
    "searches signed in": {
      abuse: ({ headers }, turn) => search(turn, headers),
      isGot: isOk,
      honest: ({ headers }, index) => search(index, headers),
    },
  };
}
