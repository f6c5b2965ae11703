import type { SeededRandom } from "../../support/seeded-random.ts";
import { SETTINGS_ID } from "#offline/kinds/settings.ts";
import { ROOMS } from "../server/rooms.ts";
import { changeIn } from "./change-in.ts";
import { editOpinion } from "./edit-opinion.ts";
import { editSearch, filledSearch, lookedAt, searchNews } from "./edit-search.ts";
import { editSettings } from "./edit-settings.ts";
import { editViewing, withPhoto } from "./edit-viewing.ts";
import { photoBytes } from "./photo-bytes.ts";
import type { Tab } from "./phone.ts";
import { someTab } from "./some-tab.ts";
import { LIST_TOKEN, PEOPLE, type World } from "./world.ts";

/** Something that happens. What it picks comes from a chance of its own, so that it does the same whatever else happens. */
export type Operation = (world: World, random: SeededRandom, by: number) => void;

/** What people do to their documents. */
export const ON_DOCUMENTS: readonly [weight: number, name: string, operation: Operation][] = [
  [30, "edit", editSomeViewing],
  [5, "save", saveSomeViewing],
  [4, "remove", removeSomeViewing],
  [10, "edit search", editTheSearch],
  [5, "save search", saveTheSearch],
  [3, "look at search", lookAtTheSearch],
  [4, "remove search", removeTheSearch],
  [6, "edit settings", editTheSettings],
  [8, "say opinion", sayOpinion],
];

function editSomeViewing(world: World, random: SeededRandom, by: number): void {
  const tab = someTab(world, random);
  const id = random.pick(ROOMS);
  const uuid = `30000000-0000-4000-8000-${String(by).padStart(12, "0")}`;
  const edit = editViewing(random, by);
  const picked = { uuid, bytes: photoBytes(uuid, random.chance(0.1) ? 60_000 : 200) };
  world.picked.set(uuid, picked.bytes);
  if (tab === undefined) return;
  const isPhoto = random.chance(0.15);
  const change = isPhoto ? withPhoto(uuid) : edit;
  changeIn(world, tab, { kind: "viewing", id }, (changing) =>
    world.engine.edit(changing, change, isPhoto ? picked : null),
  );
}

function saveSomeViewing(world: World, random: SeededRandom): void {
  const tab = someTab(world, random);
  const id = random.pick(ROOMS);
  const beside = { listing: null, fetchedAt: 0, goneAt: null, missedAt: null, savedAt: 0 };
  if (tab !== undefined)
    changeIn(world, tab, { kind: "viewing", id }, (changing) => world.engine.restore(changing, beside));
}

function removeSomeViewing(world: World, random: SeededRandom): void {
  const tab = someTab(world, random);
  const id = random.pick(ROOMS);
  if (tab !== undefined) changeIn(world, tab, { kind: "viewing", id }, (changing) => world.engine.remove(changing));
}

function editTheSearch(world: World, random: SeededRandom, by: number): void {
  const tab = someTab(world, random);
  const edit = editSearch(random, by);
  if (tab === undefined) return;
  changeIn(world, tab, { kind: "search", id: searchOf(tab) }, (changing) => world.engine.edit(changing, edit, null));
}

/** A new one, or one that was deleted is brought back. */
function saveTheSearch(world: World, random: SeededRandom, by: number): void {
  const tab = someTab(world, random);
  if (tab === undefined) return;
  const now = nowIn(tab);
  changeIn(world, tab, { kind: "search", id: searchOf(tab) }, (changing) =>
    world.engine.make(changing, searchNews(now), filledSearch(by, now)),
  );
}

function lookAtTheSearch(world: World, random: SeededRandom): void {
  const tab = someTab(world, random);
  if (tab === undefined) return;
  const look = lookedAt(nowIn(tab));
  changeIn(world, tab, { kind: "search", id: searchOf(tab) }, (changing) => world.engine.edit(changing, look, null));
}

function removeTheSearch(world: World, random: SeededRandom): void {
  const tab = someTab(world, random);
  if (tab === undefined) return;
  changeIn(world, tab, { kind: "search", id: searchOf(tab) }, (changing) => world.engine.remove(changing));
}

function editTheSettings(world: World, random: SeededRandom, by: number): void {
  const tab = someTab(world, random);
  const edit = editSettings(random, by);
  if (tab === undefined) return;
  changeIn(world, tab, { kind: "settings", id: SETTINGS_ID }, (changing) => world.engine.edit(changing, edit, null));
}

/** Of the rooms of one list, which both people know. */
function sayOpinion(world: World, random: SeededRandom, by: number): void {
  const tab = someTab(world, random);
  const edit = editOpinion(random, by);
  const beside = { view: { name: "", is_owner: false, rooms: [], opinions: [] }, fetchedAt: 0 };
  if (tab === undefined) return;
  changeIn(world, tab, { kind: "opinion", id: LIST_TOKEN }, (changing) => world.engine.make(changing, beside, edit));
}

/** A person has one, which each of their devices may make: they have the same from an exported file. */
function searchOf({ phone }: Tab): string {
  return `40000000-0000-4000-8000-00000000000${PEOPLE.indexOf(phone.home)}`;
}

function nowIn({ process }: Tab): string {
  return new Date(process.surroundings.clock.now()).toISOString();
}
