import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { coveredWords } from "../../src/server/listings/search/search-term-store.ts";
import { roomSearchText, roomSearchTokens } from "#domain/search/search-text.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { builtInAi } from "../../src/server/ai/built-in-ai.ts";
import { buildApp } from "../../src/server/app.ts";
import type { AppParts } from "../../src/server/app/app-parts.ts";
import { accessTokens } from "../../src/server/auth/sessions/access-token.ts";
import { diskStorage } from "../../src/server/photos/storage/disk-storage.ts";
import { sentMails, type TestMail } from "./test-mails.ts";
import { SECRET_KEY, SECRET_KEYS, SITE_URL } from "./test-site.ts";
import { cheapPasswords, testUsers, type NewUser, type TestUser } from "./test-users.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";

export { SECRET_KEY, SECRET_KEYS, SITE_URL };

/** A server on a database of its own, asked without a socket; its clock stands still until a test moves it. */
export interface TestApp {
  app: FastifyInstance;
  database: TestDatabase;
  clock: { now(): Date; set(instant: string): void };
  /** Where it keeps photos, unless the test has given it a storage. */
  photosDir: string;
  /** Where it looks for mails that are files. */
  mailFolder: string;
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Posts JSON, or nothing at all. */
  post(url: string, body?: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** The ids or titles of a list, in its order. */
  titles(url: string, headers?: Record<string, string>): Promise<string[]>;
  add(...rooms: Partial<NewRoom>[]): Promise<string[]>;
  /** Headers of a reader who has just signed in. */
  signedIn(): Record<string, string>;
  /** Somebody with an account, who has just signed in. */
  addUser(fields?: Partial<NewUser>): Promise<TestUser>;
  /** Sends the mails that are due, and answers them as their readers get them. */
  mails(): Promise<TestMail[]>;
  close(): Promise<void>;
}

/** Settings as they are on a developer's machine. */
export const TEST_SETTINGS: AppParts["settings"] = {
  publicContacts: false,
  publicUrl: undefined,
  apiDocs: true,
  today: undefined,
  rateLimits: true,
  contactsADay: 40,
  // The clock stands still, so that nothing comes back.
  readsPerNetwork: 1_000_000,
  readsPerAccount: 1_000_000,
  // However busy the machine is that tests run on: they are about something else.
  searchWaitMs: 60_000,
  requireEmailCode: false,
  supportEmail: undefined,
  trustedProxies: undefined,
  metricsToken: undefined,
  dataDir: join(tmpdir(), "qiying-tests"),
  photoWorkers: 2,
  uploadMegabytes: 64,
  offlineApp: true,
  vapidPrivateKey: undefined,
  // A push service of a test listens on this machine.
  pushToPrivate: true,
  aiSearchDailyQuota: 3,
  aiRecognitionDailyQuota: 10,
};

type TestParts = Partial<Omit<AppParts, "settings">> & { settings?: Partial<AppParts["settings"]> };

export async function startTestApp({ settings, ...parts }: TestParts = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const clock = testClock("2026-11-21T12:00:00Z");
  const photosDir = await mkdtemp(join(tmpdir(), "qiying-photos-"));
  const mailFolder = await mkdtemp(join(tmpdir(), "qiying-mails-"));
  const app = buildApp({
    mailFolder,
    database,
    clock,
    settings: { ...TEST_SETTINGS, ...settings },
    secretKeys: SECRET_KEYS,
    siteUrl: () => SITE_URL,
    photoStorage: diskStorage(photosDir),
    ai: builtInAi(),
    passwords: cheapPasswords(),
    page: null,
    logLevel: "silent",
    ...parts,
  });
  await app.ready();
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  const tokens = accessTokens(SECRET_KEYS, clock);
  const users = testUsers({ database, clock, tokens });
  const reader = await users.add({ id: "01890a5d-ac96-774b-bcce-b302099a8057", email: "reader@example.org" });
  return {
    app,
    database,
    clock,
    photosDir,
    mailFolder,
    get,
    post: (url, payload, headers = {}) =>
      app.inject({ method: "POST", url, headers, ...(payload === undefined ? {} : { payload }) }),
    titles: async (url, headers) =>
      (await get(url, headers)).json<{ data: Listing[] }>().data.map(({ title }) => title),
    add: (...rooms) => addRooms(database, rooms),
    signedIn: () => reader.headers(),
    addUser: users.add,
    mails: () => sentMails({ db: database.kysely, clock }),
    async close() {
      await app.close();
      await database.drop();
      await rm(photosDir, { recursive: true });
      await rm(mailFolder, { recursive: true });
    },
  };
}

function testClock(start: string): TestApp["clock"] {
  let instant = new Date(start);
  return { now: () => instant, set: (next) => (instant = new Date(next)) };
}

/** A row as a test writes it; what it leaves out is something ordinary. */
export interface NewRoom {
  id: string;
  title: string;
  city: string;
  description: string | null;
  post_code: string;
  price: number;
  begin_date: string;
  end_date: string;
  property_type: "student" | "social";
  room_type: string;
  short_term_allowed: boolean;
  images: { id: string; uuid: string; image_url: string; display_order: number; placeholder_colour: string | null }[];
  email: string;
  contact_info: string | null;
  created_at: string;
}

let made = 0;

/** Inserts rooms, each a minute newer than the one before unless it says when it was made; answers their ids. */
export async function addRooms(
  database: Pick<TestDatabase, "pool">,
  rooms: readonly Partial<NewRoom>[],
): Promise<string[]> {
  const complete = rooms.map(completeRoom);
  await database.pool.query(
    `insert into listing (id, title, city, description, post_code, price_pence, begin_date, end_date, property_type,
       room_type, short_term_allowed, images, email, contact_info, created_at, updated_at, search_text, search_tsv, covered_words)
     select id::uuid, title, city, description, post_code, round(price * 100)::int, begin_date::date, end_date::date,
       property_type, room_type, short_term_allowed, images, email, contact_info, created_at::timestamptz, created_at::timestamptz,
       search_text, array_to_tsvector(tokens), covered_words
     from jsonb_to_recordset($1) as room (id text, title text, city text, description text, post_code text, price numeric,
       begin_date text, end_date text, property_type text, room_type text, short_term_allowed boolean, images jsonb,
       email text, contact_info text, created_at text, search_text text, tokens text[], covered_words text)`,
    [JSON.stringify(complete)],
  );
  return complete.map(({ id }) => id);
}

function completeRoom(room: Partial<NewRoom>) {
  const minute = (made += 1);
  const complete = {
    id: crypto.randomUUID(),
    title: "A room",
    city: "London",
    description: null,
    post_code: "M13 9PL",
    price: 150,
    begin_date: "2026-09-01",
    end_date: "2027-06-30",
    property_type: "student" as const,
    room_type: "ensuite",
    short_term_allowed: false,
    images: [],
    email: "landlord@example.org",
    contact_info: "wechat: qiying",
    created_at: new Date(Date.UTC(2026, 0, 1) + minute * 60_000).toISOString(),
    ...room,
  };
  const words = { price_description: null, duration_description: null, additional_info: null, ...complete };
  return {
    ...complete,
    search_text: roomSearchText(complete),
    tokens: roomSearchTokens(complete),
    covered_words: coveredWords(words),
  };
}
