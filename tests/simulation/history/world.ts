import type { ServerRequest } from "../server/request.ts";
import { DEFAULT_NOTIFICATION_SETTINGS } from "#domain/notifications/notification.ts";
import type { Values } from "#offline/documents/posts/patch.ts";
import type { SyncedName } from "#offline/documents/posts/post-row.ts";
import type { Content, KindName } from "#offline/documents/row.ts";
import { theirsOf as requestOfServer } from "#offline/kinds/request.ts";
import { theirsOf as roomOfServer } from "#offline/kinds/room.ts";
import { toListing, WHOLE_VIEW } from "../../../src/server/listings/listing-row.ts";
import { toTenantRequest } from "../../../src/server/tenant-requests/request-row.ts";
import { SETTINGS_ID } from "#offline/kinds/settings.ts";
import { device, type Process } from "../device/device.ts";
import type { MarkedKind, Marks } from "../oracle/marks.ts";
import { markedPost } from "../oracle/marked-post.ts";
import { markedOpinion } from "../oracle/marked-opinion.ts";
import { markedSearch } from "../oracle/marked-search.ts";
import { markedSettings } from "../oracle/marked-settings.ts";
import { markedViewing } from "../oracle/marked-viewing.ts";
import { wishedDocument, type WishedDocument } from "../oracle/wishes.ts";
import type { ServerState } from "../server/state.ts";
import { site, type Site } from "../server/site.ts";
import { scheduler, type Life, type Scheduler } from "../time/scheduler.ts";
import { appInTab } from "./tab.ts";
import type { Phone, Tab } from "./phone.ts";
import { engineProcess, type Engine } from "./engine.ts";

/** All that a run is about. */
export interface World {
  readonly scheduler: Scheduler;
  readonly site: Site;
  readonly phones: readonly Phone[];
  readonly engine: Engine;
  /** Chance and time of the world itself: of faults that end by themselves. */
  readonly life: Life;
  /** What people want, by owner, kind and id. */
  readonly wished: Map<string, WishedDocument>;
  /** The bytes of each photo that was picked, by uuid. */
  readonly picked: Map<string, Uint8Array<ArrayBuffer>>;
  /** Photos that a restored server has lost. */
  readonly forgottenPhotos: Set<string>;
  /** What stands in the forms of rooms and requests, by device and id. */
  readonly forms: Map<string, Values>;
  /** The rooms and requests that a person has now, by person and place, and how many they had there. */
  readonly postIds: Map<string, string>;
  readonly postCounts: Map<string, number>;
  /** Ids of rooms and requests that the server has had: nobody makes another one under them. */
  readonly arrivedPosts: Set<string>;
  /** When the last fault ends that is known by now, in virtual milliseconds. */
  faultsEndAt: number;
  /** What was not sent two minutes after the last fault. */
  stuck: readonly string[];
  /** What was said to be kept, and is not. */
  readonly unkept: string[];
  /** What went wrong where nobody was there to catch it. */
  readonly broken: string[];
  /** What has happened, where somebody wants to read it. */
  readonly journal: string[];
  /** Adds to it. */
  tell(what: string): void;
  openTab(phone: Phone): Tab;
  /** The browser runs the service worker, which sends and asks for news until it is ended. */
  runWorker(phone: Phone): Process;
  /** The network is good again, and the browser says so. */
  backOnline(phone: Phone): void;
  wishedOf(owner: string, kind: SyncedName, id: string): WishedDocument;
}

export const KINDS: Record<SyncedName, MarkedKind<never>> = {
  viewing: markedViewing,
  search: markedSearch,
  settings: markedSettings,
  opinion: markedOpinion,
  room: markedPost,
  request: markedPost,
};

/** Of the list about which all people say something. */
export const LIST_TOKEN = "t".repeat(32);

/** Two people: one with a phone and a computer, one with a phone. */
export const PEOPLE = ["10000000-0000-4000-8000-000000000001", "10000000-0000-4000-8000-000000000002"];
const PHONES = [0, 0, 1];

export function world(seed: number, engine: Engine, isTold = false): World {
  const time = scheduler(seed);
  const there = site(time);
  const own: World = {
    scheduler: time,
    site: there,
    phones: PHONES.map((person, at) => phone(PEOPLE[person]!, `device ${at + 1}`)),
    engine,
    life: time.life("world"),
    wished: new Map(),
    picked: new Map(),
    forgottenPhotos: new Set(),
    forms: new Map(),
    postIds: new Map(),
    postCounts: new Map(),
    arrivedPosts: new Set(),
    faultsEndAt: 0,
    stuck: [],
    unkept: [],
    broken: [],
    journal: [],
    tell: (what) => void (isTold && own.journal.push(`${time.now().toFixed(0)} ${what}`)),
    openTab,
    runWorker(phone) {
      const worker = appOn(phone, "worker");
      worker.sync();
      return worker.process;
    },
    backOnline(phone) {
      phone.device.line.weather = "good";
      phone.tabs.forEach((tab) => tab.wake());
    },
    wishedOf(owner, kind, id) {
      const key = keyOf(owner, kind, id);
      const known = own.wished.get(key) ?? wishedDocument();
      own.wished.set(key, known);
      return known;
    },
  };
  for (const owner of PEOPLE) there.server.addAccount(owner, "somebody@example.org");
  there.server.state.lists.set(LIST_TOKEN, {
    id: "50000000-0000-4000-8000-000000000001",
    owner: PEOPLE[0]!,
    name: "September",
    created_at: there.now().toISOString(),
    last_opened_at: there.now().toISOString(),
    opinions: new Map(),
  });
  there.onServed = (userId, request, answer) => {
    own.tell(
      `  server: ${request.method} ${request.path} ${textOf(request)} -> ${answer.status} ${answer.status === 409 ? String(answer.body).slice(0, 200) : ""}`,
    );
    if (request.method !== "GET" && answer.status < 300) noteArrived(own, userId, request);
  };
  for (const each of own.phones) {
    each.session = there.signIn(each.owner);
    openTab(each);
  }
  return own;

  function phone(owner: string, name: string): Phone {
    const log = ({ what, ...facts }: { what: string }) => {
      own.tell(`${name}: ${what} ${JSON.stringify(facts)}`);
    };
    const made: Phone = {
      device: device(time, there, name, log),
      home: owner,
      owner,
      tabs: [],
      session: null,
      token: () => made.session,
    };
    return made;
  }

  function openTab(phone: Phone): Tab {
    const tab = appOn(phone, "page");
    phone.tabs.push(tab);
    tab.process.life.onDeath(() => (phone.tabs = phone.tabs.filter((other) => other !== tab)));
    tab.wake();
    return tab;
  }

  function appOn(phone: Phone, place: "page" | "worker"): Tab {
    const process = phone.device.open();
    const given = engineProcess(process, engine, { signed: phone, place });
    const failed = (error: unknown) => {
      if (!isExpected(error)) own.broken.push(`${process.name}: ${String((error as Error).stack ?? error)}`);
    };
    return appInTab(process, phone, { engine, given, failed });
  }
}

/** A store that hangs or is full is no mistake of the engine's. */
function isExpected(error: unknown): boolean {
  return error instanceof Error && (error.name === "StoreSilentError" || error.name === "PhoneFullError");
}

export function keyOf(owner: string, kind: SyncedName, id: string): string {
  return `${owner} ${kind} ${id}`;
}

/** What the server has of a document. */
export function serversContent(
  { site: { server } }: Pick<World, "site">,
  { owner, kind, id }: { owner: string; kind: SyncedName; id: string },
): { content: Marks; isThere: boolean } {
  const content = contentOn(server.state, { owner, kind, id });
  if (content === null) return { content: new Map(), isThere: false };
  return { content: KINDS[kind].marksOf(content as never), isThere: true };
}

function contentOn(
  { accounts, searches, lists, rooms, requests }: ServerState,
  { owner, kind, id }: { owner: string; kind: SyncedName; id: string },
): Content<KindName> | Values | null {
  switch (kind) {
    case "viewing": {
      const row = accounts.get(owner)?.viewings.get(id);
      return row === undefined || row.removed_at !== null ? null : row.content;
    }
    case "search": {
      const row = searches.get(id);
      return row?.owner === owner ? { ...row, seen_at: row.last_seen_at } : null;
    }
    case "settings":
      return accounts.get(owner)?.settings?.content ?? DEFAULT_NOTIFICATION_SETTINGS;
    case "opinion":
      return lists.get(id)?.opinions.get(owner)?.content ?? null;
    case "room": {
      const row = rooms.get(id);
      return row?.owner_id === owner ? roomOfServer(toListing(row, WHOLE_VIEW)).values : null;
    }
    case "request": {
      const row = requests.get(id);
      return row?.owner_id === owner ? requestOfServer(toTenantRequest(row)).values : null;
    }
  }
}

function textOf({ body, headers }: ServerRequest): string {
  const text = typeof body === "string" ? body : (body?.texts["uuid"] ?? "");
  return `${headers["if-match"] ?? ""} ${text.slice(0, 400)}`;
}

function noteArrived(own: World, owner: string, { path }: ServerRequest): void {
  if (/^\/api\/v1\/(items|tenants)\//.test(path)) return notePostsArrived(own, owner);
  for (const [kind, pattern] of Object.entries(WRITTEN_AT) as [KindName, RegExp][]) {
    const found = pattern.exec(path);
    if (found === null) continue;
    const id = found[1] ?? SETTINGS_ID;
    own.wished.get(keyOf(owner, kind, id))?.arrived(serversContent(own, { owner, kind, id }).content);
  }
}

// The address of a new one does not say its id.
function notePostsArrived(own: World, owner: string): void {
  const { rooms, requests } = own.site.server.state;
  for (const id of [...rooms.keys(), ...requests.keys()]) own.arrivedPosts.add(id);
  for (const [key, wished] of own.wished) {
    const [whose, kind, id] = key.split(" ") as [string, SyncedName, string];
    if (whose !== owner || (kind !== "room" && kind !== "request")) continue;
    wished.arrived(serversContent(own, { owner, kind, id }).content);
  }
}

const WRITTEN_AT: Record<KindName, RegExp> = {
  viewing: /^\/api\/v1\/viewings\/([^/]+)$/,
  search: /^\/api\/v1\/saved-searches\/([^/]+)$/,
  settings: /^\/api\/v1\/notification-settings$/,
  opinion: /^\/api\/v1\/shared-lists\/by-link\/([^/]+)\/opinion$/,
};
