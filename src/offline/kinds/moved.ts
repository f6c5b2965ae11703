import type { Process } from "../documents/process.ts";
import { opinion } from "./opinion.ts";
import { search } from "./search.ts";
import { settings } from "./settings.ts";
import { viewing } from "./viewing.ts";

/** The kinds that page and worker keep in step with the account as documents. Rooms, requests and drafts have engines of before. */
export const MOVED = { viewing, opinion, search, settings } satisfies Process["kinds"];
