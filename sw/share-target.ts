import { afterSharePath, SHARE_TARGET_PATH } from "#contract/share-target.ts";
import { askStore } from "./load-store.ts";

/** True for a share from another app (A27). */
export function isShare({ method }: Request, { pathname }: URL): boolean {
  return method === "POST" && pathname === SHARE_TARGET_PATH;
}

/**
 * Stores the share before redirecting to the screen that imports it: a user who is signed out or offline, or whose
 * worker is stopped in between, finds it there.
 */
export async function answerShare(request: Request): Promise<Response> {
  const outcome = await askStore(({ storeShare }) => storeShare(request), "unkept");
  return Response.redirect(afterSharePath(outcome), 303);
}
