import { emptyFields } from "#domain/fields/field-row.ts";
import { LISTING_FIELDS } from "#domain/listings/listing-fields.ts";
import { LISTING_STATES } from "#domain/listings/listing-choices.ts";
import { REQUEST_FIELDS } from "#domain/tenant-requests/request-fields.ts";
import { isDeleted, resolve } from "#offline/documents/posts/answer.ts";
import { photosIn } from "#offline/documents/posts/keep-post.ts";
import { picked, without, type Values } from "#offline/documents/posts/patch.ts";
import {
  bringBack,
  choose,
  discard,
  keepPosted,
  post,
  release,
  remove,
  takeBack,
  typeIn,
} from "#offline/documents/posts/post.ts";
import type { PartName, PostKind, PostRow, TheirPost } from "#offline/documents/posts/post-row.ts";
import { theirsOf } from "#offline/kinds/room.ts";
import { toListing, WHOLE_VIEW } from "../../../src/server/listings/listing-row.ts";
import type { SeededRandom } from "../../support/seeded-random.ts";
import { marksOfPost } from "../oracle/marked-post.ts";
import type { Marks } from "../oracle/marks.ts";
import { changePostIn } from "./change-post-in.ts";
import type { Operation } from "./on-documents.ts";
import { photoBytes } from "./photo-bytes.ts";
import type { Phone, Tab } from "./phone.ts";
import { someTab } from "./some-tab.ts";
import { PEOPLE, type World } from "./world.ts";

/** What people do to their rooms and requests. */
export const ON_POSTS: readonly [weight: number, name: string, operation: Operation][] = [
  [14, "post room", (world, random, by) => write(world, random, { by, kind: "room", isPosted: true })],
  [4, "type in room", (world, random, by) => write(world, random, { by, kind: "room", isPosted: false })],
  [7, "post request", (world, random, by) => write(world, random, { by, kind: "request", isPosted: true })],
  [3, "look at room", (world, random) => inSome(world, random, "room", takeBack)],
  [3, "leave room", (world, random) => inSome(world, random, "room", release)],
  [2, "discard room", discardSome],
  [5, "choose", chooseState],
  [2, "delete room", (world, random) => inSome(world, random, "room", (row, at) => (row.base ? remove(row, at) : row))],
  [1, "keep room", (world, random) => inSome(world, random, "room", keepPosted)],
  [2, "bring back", bringSomeBack],
  [
    1,
    "delete request",
    (world, random) => inSome(world, random, "request", (row, at) => (row.base ? remove(row, at) : row)),
  ],
  [3, "answer", (world, random) => answerQuestions(world, random.pick(world.phones), random)],
];

const ROOM: Values = {
  ...emptyFields(LISTING_FIELDS),
  city: "London",
  property_type: "student",
  room_type: "ensuite",
  post_code: "SE1 7PB",
  price: 200,
  price_per_month: null,
  begin_date: "2027-09-01",
  end_date: "2028-06-30",
  email: "landlord@example.org",
  photos: [],
};
const REQUEST: Values = {
  ...emptyFields(REQUEST_FIELDS),
  city: "London",
  property_type: "student",
  price_per_month: null,
};
const MOST_PHOTOS = 4;

interface Writing {
  by: number;
  kind: PostKind;
  isPosted: boolean;
}

/** Somebody writes in the form, and mostly posts it. */
function write(world: World, random: SeededRandom, { by, kind, isPosted }: Writing): void {
  const tab = someTab(world, random);
  const place = { kind, id: idOf(world, random, tab?.phone ?? world.phones[0]!, kind) };
  const uuid = `60000000-0000-4000-8000-${String(by).padStart(12, "0")}`;
  const photo = { uuid, bytes: photoBytes(uuid, random.chance(0.1) ? 60_000 : 200) };
  const isPhoto = kind === "room" && random.chance(0.15);
  const edit = isPhoto ? withPhoto(uuid) : someEdit(random, by, kind);
  world.picked.set(uuid, photo.bytes);
  if (tab === undefined) return;
  const rules = world.engine.posts[kind];
  if (rules === undefined) return;
  let form: Values = {};
  let saw: Values[] = [];
  changePostIn(world, tab, place, {
    picked: isPhoto ? photo : null,
    change(row, at) {
      const isNew = row.base === null && row.wanted === null && row.form === null;
      if (row.removed !== null || (isNew && world.arrivedPosts.has(place.id))) return row;
      const typed = world.forms.get(formKey(tab, place.id));
      const shown = shownBy(row);
      const before = row.form === null ? shown : (typed ?? row.form.posted ?? row.form.seen ?? shown);
      form = without(edit(before ?? (kind === "room" ? ROOM : REQUEST)), ["state"]);
      // What was posted and taken back is wanted by nobody until it is posted again.
      saw = [(row.form === null ? shown : row.form.seen) ?? {}, (row.wanted && row.form?.posted) ?? {}];
      if (before === null) form = named(form, by, kind);
      const opened = typeIn(row, theirsIn(row));
      return isPosted ? post(rules, opened, form, at) : opened;
    },
    ...(isPosted && { wish: () => ({ seen: together(saw), wanted: marksOfPost(form) }) }),
    kept: () => void world.forms.set(formKey(tab, place.id), form),
  });
}

/** The row as a form that is opened now shows it. */
function shownBy({ base }: PostRow): Values | null {
  return base === null ? null : without(base, ["state"]);
}

function theirsIn({ base, version, answered }: PostRow): TheirPost | null {
  return base === null ? null : { values: base, version: version!, answered: answered! };
}

/** Something new says whose it is in each field. */
function named(form: Values, by: number, kind: PostKind): Values {
  return kind === "room" ? { ...form, title: `t${by}`, price: 100 + by } : { ...form, description: `d${by}` };
}

function withPhoto(uuid: string) {
  return (form: Values): Values => ({ ...form, photos: [...photosIn(form), uuid].slice(-MOST_PHOTOS) });
}

function someEdit({ pick, chance }: SeededRandom, by: number, kind: PostKind): (form: Values) => Values {
  const isEmptied = chance(0.2);
  const room = { title: `t${by}`, price: 100 + by, description: isEmptied ? null : `d${by}`, contact_info: `c${by}` };
  const request = { price_upper_bound: 100 + by, description: isEmptied ? null : `d${by}`, contact_info: `c${by}` };
  const all: Values = kind === "room" ? room : request;
  const fields = [pick(Object.keys(all)), pick(Object.keys(all))];
  const isDropped = chance(0.1);
  return (form) => {
    const next = { ...form, ...picked(all, fields), ...("price_per_month" in form && { price_per_month: null }) };
    return isDropped && kind === "room" ? { ...next, photos: photosIn(form).slice(1) } : next;
  };
}

function together(all: readonly Values[]): Marks {
  const marks = new Map<string, string[]>();
  for (const values of all) {
    for (const [field, said] of marksOfPost(values))
      marks.set(field, [...new Set([...(marks.get(field) ?? []), ...said])]);
  }
  return marks;
}

function inSome(
  world: World,
  random: SeededRandom,
  kind: PostKind,
  change: Parameters<typeof changePostIn>[3]["change"],
): void {
  const tab = someTab(world, random);
  const id = idOf(world, random, tab?.phone ?? world.phones[0]!, kind);
  if (tab !== undefined) changePostIn(world, tab, { kind, id }, { change });
}

function discardSome(world: World, random: SeededRandom): void {
  const rules = world.engine.posts.room;
  if (rules !== undefined)
    inSome(world, random, "room", (row, at) => (row.form === null ? row : discard(rules, row, at)));
}

function chooseState(world: World, random: SeededRandom): void {
  const state = random.pick(LISTING_STATES);
  const rules = world.engine.posts.room;
  if (rules !== undefined) inSome(world, random, "room", (row, at) => choose(rules, row, { state }, at));
}

/** A room that its owner has deleted is in a list of the server's. */
function bringSomeBack(world: World, random: SeededRandom): void {
  const tab = someTab(world, random);
  if (tab === undefined) return;
  const slot = random.int(1, 2);
  const all = [...world.site.server.state.removedRooms.values()].filter((row) => row.owner_id === tab.phone.home);
  const removed = all.at(-1);
  if (removed === undefined) return;
  const { id } = removed;
  const theirs = theirsOf(toListing(removed, WHOLE_VIEW));
  const kept = () => void world.postIds.set(slotKey(tab.phone, slot), id);
  changePostIn(world, tab, { kind: "room", id }, { change: (row, at) => bringBack(row, theirs, at), kept });
}

/** Posts without the photos that nobody has any more. @returns Whether there were any. */
export function dropLostPhotos(world: World, phone: Phone): boolean {
  const [tab] = phone.tabs;
  const rows = phone.device.disk.store
    .rows("posts")
    .filter((row) => row.owner === phone.home && lostPhotos(row).length > 0);
  if (tab === undefined) return false;
  for (const { kind, id } of rows) {
    const rules = world.engine.posts[kind]!;
    changePostIn(
      world,
      tab,
      { kind, id },
      {
        change(row, at) {
          const lost = lostPhotos(row);
          const form = row.form?.posted ?? shownBy(row) ?? {};
          const left = { ...form, photos: photosIn(form).filter((uuid) => !lost.includes(uuid)) };
          return post(rules, typeIn(takeBack(row), theirsIn(row)), without(left, ["state"]), at);
        },
      },
    );
  }
  return rows.length > 0;
}

function lostPhotos({ wanted }: PostRow): readonly string[] {
  return wanted?.state.name === "needs-fix" ? wanted.state.photos : [];
}

/** Answers all that a device asks. @returns Whether there was anything. */
export function answerQuestions(world: World, phone: Phone, random: SeededRandom): boolean {
  const [tab] = phone.tabs;
  const rows = phone.device.disk.store.rows("posts").filter(({ owner }) => owner === phone.home);
  const asking = rows.filter((row) => isDeleted(row) || partsAsked(row).length > 0);
  if (tab === undefined) return false;
  for (const { kind, id } of asking) {
    const isMine = random.chance(0.5);
    let saw = new Map<string, string[]>() as Marks;
    let wants = saw;
    changePostIn(
      world,
      tab,
      { kind, id },
      {
        change(row, at) {
          if (isDeleted(row)) {
            saw = marksOfPost({ ...row.base, ...row.wanted?.patch, ...row.chosen?.patch });
            return null;
          }
          let next = row;
          for (const name of partsAsked(row)) {
            const { patch, state } = row[name]!;
            const fields = state.name === "conflict" ? state.fields : [];
            const [mine, theirs] = [picked(patch, fields), picked(row.base ?? {}, fields)].map(marksOfPost);
            saw = joined(saw, isMine ? theirs! : mine!);
            wants = joined(wants, isMine ? mine! : theirs!);
            next = resolve(next, name, isMine ? [] : fields, at);
          }
          return next;
        },
        wish: () => ({ seen: saw, wanted: wants }),
      },
    );
  }
  return asking.length > 0;
}

function joined(one: Marks, other: Marks): Marks {
  return new Map([...one, ...other]);
}

function partsAsked(row: PostRow): PartName[] {
  return (["wanted", "chosen"] as const).filter((name) => row[name]?.state.name === "conflict");
}

/** Closes all forms in which nothing was changed: they are open nowhere. */
export function releaseLeft(world: World, phone: Phone): void {
  const [tab] = phone.tabs;
  if (tab === undefined) return;
  for (const { owner, kind, id, form } of phone.device.disk.store.rows("posts")) {
    if (owner === phone.home && form?.status === "looked-at")
      changePostIn(world, tab, { kind, id }, { change: release });
  }
}

/**
 * A person has two rooms and a request at a time, which each of their devices may begin: they have the same from an exported file.
 * What comes after one that was deleted is another one.
 */
function idOf(world: World, { int }: SeededRandom, phone: Phone, kind: PostKind): string {
  const slot = kind === "room" ? int(1, 2) : 3;
  return world.postIds.get(slotKey(phone, slot)) ?? anotherId(world, phone, slot);
}

function anotherId(world: World, phone: Phone, slot: number): string {
  const key = slotKey(phone, slot);
  const count = String((world.postCounts.get(key) ?? 0) + 1);
  world.postCounts.set(key, Number(count));
  const id = `70000000-0000-4000-8000-0${count.padStart(8, "0")}0${PEOPLE.indexOf(phone.home)}${slot}`;
  world.postIds.set(key, id);
  return id;
}

function slotKey({ home }: Phone, slot: number): string {
  return `${home} ${slot}`;
}

function formKey({ phone }: Tab, id: string): string {
  return `${phone.device.name} ${id}`;
}
