import { SOUND_GROUPS } from "../tables/sound-groups.ts";

const SOUND = new Map(
  SOUND_GROUPS.split(" ").flatMap((group) =>
    Array.from(group, (character): [string, string] => [character, group.charAt(0)]),
  ),
);

/** A name as it sounds: 曼撤斯特 and 慢切思特 are the same. */
export function phoneticKey(name: string): string {
  let sound = "";
  for (const character of name) sound += SOUND.get(character) ?? character;
  return sound;
}
