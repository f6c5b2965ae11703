import { MAX_PHOTO_BYTES } from "#domain/listings/listing-rules.ts";
import { isIntact } from "../databases/intact-bytes.ts";
import type { MakeSmall } from "../documents/process.ts";
import { madeSmall } from "./made-small.ts";
import type { Shrink, ShrinkTo } from "./shrinking.ts";

/** The size that the server stores of a photo that its owner alone sees. */
const SENT: ShrinkTo = { edge: 1600, most: MAX_PHOTO_BYTES };

/** Makes a document's photos as they are sent, by what a page or the worker has for it. */
export function pictureMaker(shrink: Shrink): MakeSmall {
  return async ({ type, bytes }, sha256) => {
    if (!(await isIntact({ sha256 }, bytes))) return null;
    const small = await madeSmall(new Blob([bytes], { type }), { to: SENT, shrink, keep: keptByCaller });
    return typeof small === "string" ? null : { type: small.type, bytes: await small.arrayBuffer() };
  };
}

async function keptByCaller(): Promise<void> {}
