import type { Trx } from "../db/db.ts";
import { versionAfter } from "../http/calls/row-version.ts";

/** A saved search whose alerts were turned off, or on again. */
export interface SwitchedSearch {
  ownerId: string;
  name: string;
  is_on: boolean;
}

/** Turns a saved search's alerts off, or on again as they were before; undefined where it is gone. @param now ISO text. */
export async function switchSavedSearch(
  trx: Trx,
  id: string,
  isOn: boolean,
  now: string,
): Promise<SwitchedSearch | undefined> {
  const before = await trx
    .selectFrom("saved_search")
    .select(["owner_id", "name", "alert", "alert_before", "updated_at"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (before === undefined) return undefined;
  const { owner_id: ownerId, name, alert } = before;
  if ((alert !== "off") !== isOn) {
    await trx
      .updateTable("saved_search")
      .set({
        alert: isOn ? (before.alert_before ?? "at_once") : "off",
        alert_before: isOn || alert === "off" ? null : alert,
        updated_at: versionAfter(before, new Date(now)),
      })
      .where("id", "=", id)
      .execute();
  }
  return { ownerId, name, is_on: isOn };
}
