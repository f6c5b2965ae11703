import { formPath, listPath } from "../../../drafts/form-path.ts";

/** The open dialog at /tenant_post: in the address, so that reload and back work. */
export type OwnAddress =
  | { open: "list" }
  /** A request's details, over the list. */
  | { open: "request"; id: string }
  /** The form of a draft, or of an edited request: both have the request's id. NEW_DRAFT has none yet. */
  | { open: "form"; id: string };

/** @param query The address' query, with or without its question mark. */
export function readOwnAddress(query: string): OwnAddress {
  const asked = new URLSearchParams(query);
  const form = asked.get("form");
  if (form) return { open: "form", id: form };
  const request = asked.get("request");
  return request ? { open: "request", id: request } : { open: "list" };
}

/** The URL of one's requests, of one of them, or of its form. */
export function ownUrl(address: OwnAddress): string {
  if (address.open === "form") return formPath("request", address.id);
  const list = listPath("request");
  return address.open === "list" ? list : `${list}?${new URLSearchParams({ request: address.id }).toString()}`;
}
