import { screenPath } from "../../api/credentials/return-path.ts";
import { paths } from "../../paths.ts";

/** Whether a room, and so its contact, is what an entry page leads back to. @param query Of that page's address. */
export function leadsToContact(query: string): boolean {
  const wanted = screenPath(new URLSearchParams(query).get("next"));
  if (wanted === null) return false;
  const { pathname, searchParams } = new URL(wanted, location.origin);
  return pathname === paths.home && searchParams.has("room");
}
