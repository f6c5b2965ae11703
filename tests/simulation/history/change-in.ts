import type { Changing } from "#offline/documents/change.ts";
import { DocumentGoneError } from "#offline/documents/edit.ts";
import { sentOf, shown } from "#offline/documents/parts.ts";
import type { DocumentRow, KindName } from "#offline/documents/row.ts";
import type { Watch, Written } from "../device/disk.ts";
import { changingIn } from "./engine.ts";
import type { Marks } from "../oracle/marks.ts";
import type { Phone, Tab } from "./phone.ts";
import { KINDS, type World } from "./world.ts";

/** Somebody does something to a document; the app sends it at once. */
export function changeIn<K extends KindName>(
  world: World,
  tab: Tab,
  { kind: name, id }: { kind: K; id: string },
  act: (changing: Changing<K>) => Promise<void>,
): void {
  const { owner, device, home } = tab.phone;
  const kind = world.engine.kinds[name];
  // What a friend wrote on a device that they have given back would wait for them.
  if (owner !== home || kind === undefined) return;
  const marksIn = (row: Written["after"]) => {
    const content = row === undefined ? null : shown(row as DocumentRow);
    return content === null ? null : KINDS[name].marksOf(content as never);
  };
  let isOnlyWanted = false;
  const watch: Watch = {
    wants: () => void (isOnlyWanted = true),
    isThere({ before, after }) {
      isOnlyWanted = false;
      const [seen, wanted] = [marksIn(before), marksIn(after)];
      const change = { device: device.name, isRemoval: wanted === null };
      const seenAs = { before: seen ?? NOTHING, after: wanted ?? NOTHING };
      const has = JSON.stringify(after && shown(after as DocumentRow));
      world.tell(`${tab.process.name} has of ${name} ${id.slice(-1)}: ${has}`);
      world.wishedOf(owner, name, id).done(change, seenAs, unheardOn(world, tab.phone, { name, id }));
    },
  };
  const changing = changingIn(tab.process, tab.process.watched(watch), { kind, owner, id });
  act(changing).then(
    () => {
      if (isOnlyWanted) world.unkept.push(`${tab.process.name}: it is said to be kept, and is not`);
      return tab.sync();
    },
    (error: unknown) => {
      const isExpected = error instanceof DocumentGoneError || (error as Error).name === "PhoneFullError";
      if (!isExpected) world.broken.push(`${tab.process.name}: ${String((error as Error).stack ?? error)}`);
    },
  );
}

/** The contents that the owner's other devices have sent, and have got no answer to. */
function unheardOn({ phones }: World, phone: Phone, { name, id }: { name: KindName; id: string }): Marks[] {
  return phones
    .filter((other) => other !== phone && other.home === phone.home)
    .flatMap(({ device }) => device.disk.store.rows("documents"))
    .filter((row) => row.owner === phone.home && row.kind === name && row.id === id)
    .flatMap((row) => sentOf(row).map((content) => KINDS[name].marksOf(content as never)));
}

const NOTHING = new Map<string, string[]>();
