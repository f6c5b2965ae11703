import type { Transport } from "#contract/call.ts";

/** The transport of all API calls: the API is at the origin that the page comes from. */
export const serverConnection: Pick<Transport, "fetch" | "baseUrl"> = {
  fetch: (input, init) => fetch(input, init),
  baseUrl: "",
};
