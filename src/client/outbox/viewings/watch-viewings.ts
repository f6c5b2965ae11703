import { effect } from "@preact/signals-react";
import { VIEWINGS_DATABASE } from "#offline/databases/database-names.ts";
import { hasDatabase } from "#offline/databases/has-database.ts";
import { ANONYMOUS, ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../api/credentials/session.ts";

/**
 * Keeps viewings in step as soon as there may be any: on a phone that has some, and after a login, for they may be on
 * another phone of the same person. Everybody else never loads what it needs.
 */
export function watchViewings(): void {
  let reader = ownerOf(accessToken.peek());
  void startIfThere();
  effect(() => {
    const now = ownerOf(accessToken.value);
    if (now === reader) return;
    reader = now;
    if (now !== ANONYMOUS) void start();
  });
}

async function startIfThere(): Promise<void> {
  if (await hasDatabase(VIEWINGS_DATABASE)) await start();
}

async function start(): Promise<void> {
  try {
    const { startViewingsSync } = await import("./viewings-sync.ts");
    startViewingsSync();
  } catch {
    // The network went away before it was on the phone: the next start does it.
  }
}
