import type { Listing } from "#domain/listings/listing.ts";
import { beginAs, dropChoices } from "../model/choice.ts";
import { RoomModel, type Copy } from "../model/room.ts";
import {
  CHOSEN,
  FIELDS,
  isSame,
  WRITTEN,
  type Chosen,
  type Field,
  type RowValues,
  type Value,
  type Values,
  type Written,
} from "../model/wish.ts";
import type { Stored } from "../phone/in-page.ts";
import type { Soak } from "../soak.ts";
import type { Device } from "../world/device.ts";
import { changeRoom, short } from "./forms.ts";

type Entry = Stored["entries"][number];

/**
 * People look at what needs them on a device and answer it; nobody may be asked without a reason.
 * @returns Whether there was anything.
 */
export async function answerQuestions(soak: Soak, device: Device): Promise<boolean> {
  const { entries } = await device.run("stored");
  const asked = entries.filter(({ state: { name } }) => name === "needs-fix" || name === "conflict");
  for (const entry of asked) {
    const room = soak.rooms.get(entry.id);
    if (room === undefined && soak.done.has(entry.id)) await giveUp(soak, device, entry);
    else if (room === undefined)
      soak.findings.push({ kind: "silent", text: `${entry.id}: asked about an unknown room` });
    else await answer(soak, { device, room, entry });
  }
  return asked.length > 0;
}

/** A room of an earlier round, which a restored server had lost and this device has posted again. */
async function giveUp(soak: Soak, device: Device, { id, seq, type }: Entry): Promise<void> {
  soak.note(`${device.name} gives up ${short(id)}, of an earlier round`);
  if (type === "delete") await device.run("retry", seq);
  else await device.run("throwAway", id);
}

interface Asked {
  device: Device;
  room: RoomModel;
  entry: Entry;
}

async function answer(soak: Soak, asked: Asked): Promise<void> {
  const { state, choice } = asked.entry;
  if (state.name === "needs-fix" && choice !== null) await correctChoice(soak, asked);
  else if (state.name === "conflict" && state.current === null && choice !== null) await giveChoiceUp(soak, asked);
  else if (state.name === "needs-fix") await correct(soak, asked);
  else if (state.name === "conflict" && state.current === null) await decideOnDeleted(soak, asked);
  else if (state.name === "conflict") await chooseSides(soak, asked, state.current as Listing, state.fields as Field[]);
}

/** Opens the form, takes out photos that are refused, and posts once more. */
async function correct(soak: Soak, { device, room, entry }: Asked): Promise<void> {
  const { state } = entry;
  const refused = state.name === "needs-fix" ? state.photos : [];
  const isBroken = refused.some((uuid) => soak.photos.get(uuid)?.isBroken === true);
  const wasRefused = [room.id, ...refused].some((id) => soak.refused.has(id));
  if (!wasRefused && !isBroken && !room.isRestored)
    soak.findings.push({ kind: "silent", text: `${room.id}: refused without a reason: ${JSON.stringify(state)}` });
  // Posted again by itself, since a restored server had lost it.
  if (!room.copies.has(device.name)) return giveUp(soak, device, entry);
  // Nothing of a deletion can be corrected: it is tried again.
  if (entry.type === "delete") return device.run("retry", entry.seq);
  const draft = (await device.run("stored")).drafts.find(({ id }) => id === room.id);
  const without = (draft?.photos ?? []).flatMap((uuid, at) => (refused.includes(uuid) ? [at] : []));
  await changeRoom(soak, { device, room, fields: {}, photos: [], without, reversed: false, post: true });
}

/** What was chosen in the list and is refused is tried again, or given up: there is nothing to correct. */
async function correctChoice(soak: Soak, { device, room, entry }: Asked): Promise<void> {
  const { state, seq, base, choice } = entry;
  // Two devices have given it other days, and its person has chosen of both: it would end before it begins.
  const [begin, end] = [choice?.begin_date ?? base?.begin_date, choice?.end_date ?? base?.end_date];
  const isTurned = begin != null && end != null && begin > end;
  if (!soak.refused.has(room.id) && !room.isRestored && !isTurned)
    soak.findings.push({
      kind: "silent",
      text: `${room.id}: a choice is refused without a reason: ${JSON.stringify(state)}`,
    });
  const isTriedAgain = !isTurned && soak.chance(50);
  soak.note(`${device.name} ${isTriedAgain ? "tries again" : "gives up"} what was chosen for ${short(room.id)}`);
  if (isTriedAgain) return device.run("retry", seq);
  await device.run("dropChoice", seq);
  dropChoices(room, device.name);
}

/** What was chosen in the list for a room that was deleted meanwhile ends with it. */
async function giveChoiceUp(soak: Soak, { device, room, entry }: Asked): Promise<void> {
  judgeDeleted(soak, room);
  soak.note(`${device.name} gives up what was chosen for ${short(room.id)}, which was deleted`);
  await device.run("giveUpDeleted", entry.seq);
  dropChoices(room, device.name);
}

/** Chooses, field by field, between what was written here and what the server has. */
async function chooseSides(
  soak: Soak,
  { device, room, entry }: Asked,
  current: Listing,
  fields: Field[],
): Promise<void> {
  const theirs = await soak.valuesOf(current);
  const copy = room.copies.get(device.name);
  const chosen: Field[] = [];
  for (const name of fields) {
    const isChosen = (CHOSEN as readonly Field[]).includes(name);
    const mine =
      (isChosen ? (entry.fields as Partial<RowValues>)[name as Chosen] : copy?.values[name as Written]) ?? null;
    const isOurs = FIELDS.includes(name);
    // Of what came by a file this device does not know which of its values the other one has posted; what two devices have
    // written of one draft may be asked about on both before it is answered on either.
    const isShared = copy?.imported != null || room.mayTravelTo(device.name);
    // Of values that come again nobody can tell which of them was known.
    const mayAsk = isChosen || room.isRestored || isShared || room.field(name).areConcurrent(mine, theirs[name]);
    if ((copy === undefined && entry.choice === null) || !isOurs || !mayAsk)
      soak.findings.push({
        kind: "silent",
        text: `${room.id}: asked about ${name} without a reason: ${String(mine)} or ${String(theirs[name])}`,
      });
    if (soak.chance(50)) chosen.push(name);
    if (isOurs) settleField(room, name, mine, theirs, chosen.includes(name));
  }
  soak.note(`${device.name} is asked about ${short(room.id)} ${fields.join()}: takes theirs in ${chosen.join()}`);
  await device.run("choose", entry.seq, chosen);
}

function settleField(room: RoomModel, name: Field, mine: Value, theirs: RowValues, isTheirs: boolean): void {
  const [chosen, turnedDown] = isTheirs ? [theirs[name], mine] : [mine, theirs[name]];
  room.field(name).choose(chosen, turnedDown);
}

/** What was edited here was deleted elsewhere: it is posted as new, or given up. */
async function decideOnDeleted(soak: Soak, { device, room, entry }: Asked): Promise<void> {
  judgeDeleted(soak, room);
  const copy = room.copies.get(device.name);
  if (copy === undefined || soak.chance(50)) {
    soak.note(`${device.name} gives up ${short(room.id)}, which was deleted`);
    await device.run("giveUpDeleted", entry.seq);
    room.discard(device.name);
    room.wanted = room.copies.size > 0 || room.isBroughtBack ? "perhaps" : "gone";
    return;
  }
  const photos = (await device.run("stored")).photos.filter(({ draftId }) => draftId === room.id);
  await device.run("postAsNew", entry.seq);
  // What was taken back to its form stays there; the older version goes, which was under way.
  const isWritten = copy.status === "written";
  const moved = (await device.run("stored")).drafts.find(({ typed }) => typed["title"] === copy.values.title);
  if (moved === undefined) {
    soak.findings.push({ kind: "lost", text: `${room.id}: posted as new, and nowhere` });
    return;
  }
  const again = new RoomModel(moved.id, room.person);
  soak.note(`${device.name} posts ${short(room.id)} as new: ${short(moved.id)}`);
  soak.rooms.set(again.id, again);
  // Photos go with the row that was deleted, unless this device still has their bytes, or a copy of what it has posted.
  const bytes = photos.filter(({ kept, isCopied }) => kept !== null || isCopied);
  const kept = new Set(bytes.map(({ uuid }) => soak.photos.get(uuid)?.id));
  const ids = String(copy.values.photos)
    .split(",")
    .filter((id) => kept.has(Number(id)));
  beginAs(again, room);
  again.write(device.name, { ...movedTexts(room, copy, moved.typed), photos: ids.join() }, null);
  nameAnew(soak, moved.photos, ids);
  if (isWritten) again.wanted = "perhaps";
  else again.post(device.name);
  again.copies.get(device.name)!.isAsPosted = copy.isAsPosted;
  room.copies.delete(device.name);
  room.isReplaced = true;
  room.wanted = room.copies.size > 0 || room.isBroughtBack ? "perhaps" : "gone";
}

function judgeDeleted(soak: Soak, { id, isDeleted, isBroughtBack, isRestored }: RoomModel): void {
  if (!isDeleted && !isBroughtBack && !isRestored)
    soak.findings.push({ kind: "silent", text: `${id}: said to be deleted, which nobody did` });
}

/**
 * What is posted as new says what its person wrote, and in the other fields what others had posted before the row was
 * deleted; so do fields in which what was written here was turned down.
 */
function movedTexts(room: RoomModel, { values, began }: Copy, typed: Record<string, string | boolean>): Values {
  const texts = WRITTEN.filter((name) => name !== "photos").map((name) => {
    const moved = name === "price" ? Number(typed[name]) : (typed[name] ?? null);
    const isOwn = !isSame(values[name], began?.[name]) && !room.field(name).isTurnedDown(values[name]);
    const isKnown = room.hasSaid(name, moved) || room.field(name).of(moved).length > 0;
    return [name, isOwn || !isKnown ? values[name] : moved] as const;
  });
  return { ...values, ...Object.fromEntries(texts) };
}

/** Photos that are posted as new are the same pictures under other uuids. */
function nameAnew(soak: Soak, uuids: readonly string[], ids: readonly string[]): void {
  const known = [...soak.photos.values()];
  for (const [at, uuid] of uuids.entries()) {
    const photo = known.find(({ id }) => id === Number(ids[at]));
    if (photo !== undefined) soak.photos.set(uuid, photo);
  }
}
