import type { Listing } from "#domain/listings/listing.ts";
import type { TenantRequest } from "#domain/tenant-requests/tenant-request.ts";
import { cacheDatabase } from "../cache-database.ts";
import { hasCacheDatabase } from "../../databases/has-database.ts";
import { tryWrite } from "../try-write.ts";
import { answerFactsOf } from "./answer-facts.ts";

type OwnRow = Listing | TenantRequest;

/** What the server has made of one of a user's rooms or requests. */
export interface OwnChange {
  owner: string;
  kind: keyof typeof LISTED_AS;
  id: string;
  /** As it is now; null once it is deleted. */
  row: OwnRow | null;
}

interface OwnRows {
  data: OwnRow[];
  count: number;
}

const LISTED_AS = { listing: "own", request: "own-requests" } as const;

/**
 * Puts what was just sent into the cached lists of one's own, and a room into the one that is cached by itself: without a network, what
 * is shown and edited next is what the server has, not what it had when it was last asked (W7).
 */
export async function amendOwnAnswers({ owner, kind, id, row }: OwnChange): Promise<void> {
  if (!(await hasCacheDatabase())) return;
  const db = cacheDatabase();
  await tryWrite(() =>
    db.transaction("rw", db.answers, db.bodies, db.rooms, async () => {
      const lists = await db.answers.where({ owner, kind: LISTED_AS[kind] }).toArray();
      for (const list of lists) {
        const kept = await db.bodies.get([owner, list.path]);
        const body = kept && amended(kept.body, { id, row, isFirstPage: isFirstPage(list.path) });
        const facts = body === undefined ? null : answerFactsOf(list.path, body);
        if (body === undefined || facts === null) continue;
        await db.bodies.put({ owner, path: list.path, body });
        await db.answers.put({ ...list, ...facts, bytes: new TextEncoder().encode(body).byteLength });
      }
      if (kind === "listing" && row !== null)
        await db.rooms
          .where("[owner+id]")
          .equals([owner, id])
          .modify({ listing: row as Listing });
    }),
  );
}

function isFirstPage(path: string): boolean {
  return (new URLSearchParams(path.split("?", 2)[1]).get("skip") ?? "0") === "0";
}

type Amendment = Pick<OwnChange, "id" | "row"> & { isFirstPage: boolean };

function amended(body: string, { id, row, isFirstPage }: Amendment): string {
  const { data, count, ...others } = JSON.parse(body) as OwnRows;
  const isListed = data.some((listed) => listed.id === id);
  const isAdded = !isListed && row !== null && isFirstPage;
  const rows = data.flatMap((listed) => (listed.id === id ? (row ?? []) : listed));
  return JSON.stringify({
    ...others,
    data: isAdded ? [row, ...rows] : rows,
    count: count + (isAdded ? 1 : 0) - (isListed && row === null ? 1 : 0),
  });
}
