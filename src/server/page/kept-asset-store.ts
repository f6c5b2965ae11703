import type { Db } from "../db/db.ts";

/** Which of these files are in the store. */
export async function findKept(db: Db, names: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom("kept_asset").select("name").where("name", "in", names).execute();
  return rows.map(({ name }) => name);
}

/** Notes that files are in the store, and part of a build that is served now. @param now ISO text. */
export async function noteKept(db: Db, names: readonly string[], now: string): Promise<void> {
  await db
    .insertInto("kept_asset")
    .values(names.map((name) => ({ name, built_at: now })))
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ built_at: now }))
    .execute();
}

/** Some files that no build has had since an instant. @param before ISO text. */
export async function someOutdated(db: Db, before: string): Promise<string[]> {
  const rows = await db.selectFrom("kept_asset").select("name").where("built_at", "<", before).limit(100).execute();
  return rows.map(({ name }) => name);
}

/** Forgets that a file is kept, unless a later build has it too. @param before ISO text. */
export async function forgetKept(db: Db, name: string, before: string): Promise<void> {
  await db.deleteFrom("kept_asset").where("name", "=", name).where("built_at", "<", before).execute();
}
