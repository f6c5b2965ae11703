import type { Process } from "../documents/process.ts";
import { opinion } from "./opinion.ts";
import { viewing } from "./viewing.ts";

/** The kinds that page and worker keep in step with the account as documents; the others have their engines of before. */
export const MOVED = { viewing, opinion } satisfies Process["kinds"];
