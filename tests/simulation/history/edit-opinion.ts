import type { SeededRandom } from "../../support/seeded-random.ts";
import { VOTES, type Opinion } from "#domain/shared-lists/shared-list.ts";
import { written } from "./written.ts";

/** Something that a person may say of the rooms of a list. @param by A number that no other edit has. */
export function editOpinion({ pick, chance, next }: SeededRandom, by: number) {
  const what = pick(["name", "vote", "note", "note"] as const);
  const room = pick(["20000000-0000-4000-8000-000000000001", "20000000-0000-4000-8000-000000000002"]);
  const [vote, isTaken, drawn] = [pick(VOTES), chance(0.3), next()];
  return (content: Opinion): Opinion => {
    if (what === "name") return { ...content, name: `p${by}` };
    if (what === "vote") return { ...content, votes: { ...content.votes, [room]: vote } };
    const { [room]: before = "", ...others } = content.notes;
    const note = written(before, `o${by}`, isTaken, drawn);
    return { ...content, notes: note === "" ? others : { ...others, [room]: note } };
  };
}
