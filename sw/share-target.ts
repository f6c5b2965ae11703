import { afterSharePath, SHARE_TARGET_PATH } from "#contract/share-target.ts";
import { askStore } from "./load-store.ts";

/** True for what another app shares with this one (A27). */
export function isShare({ method }: Request, { pathname }: URL): boolean {
  return method === "POST" && pathname === SHARE_TARGET_PATH;
}

/**
 * Keeps what is shared, and only then leads to the screen that goes on with it: whoever is signed out, offline, or
 * loses this worker in between finds it there.
 */
export async function answerShare(request: Request): Promise<Response> {
  const outcome = await askStore(({ storeShare }) => storeShare(request), "unkept");
  return Response.redirect(afterSharePath(outcome), 303);
}
