import { draftsDatabase } from "../../drafts/drafts-database.ts";
import { unlessOpen } from "../../drafts/unless-open.ts";
import { putBack } from "./enqueue.ts";

/**
 * Posts again what was taken back for editing, has not been changed since, and is open in no form any more: the app was
 * closed, or its tab ended, while its form was open (W5). Without the Web Locks API it is not known what is open, and
 * it stays a draft.
 * @returns Whether there was anything.
 */
export async function putBackLeft(owner: string): Promise<boolean> {
  if (!("locks" in navigator)) return false;
  const drafts = await draftsDatabase().drafts.where("owner").equals(owner).toArray();
  const left = drafts.filter(({ status, takenBack }) => status === "editing" && takenBack !== undefined);
  const done: (boolean | undefined)[] = [];
  for (const { id } of left) done.push(await unlessOpen(id, () => putBack(owner, id)));
  return done.includes(true);
}
