import type { Transport } from "#contract/call.ts";

/** The transport of all API calls: `fetch` and the API's base URL. */
export const serverConnection: Pick<Transport, "fetch" | "baseUrl"> = {
  fetch: (input, init) => fetch(input, init),
  baseUrl: import.meta.env.VITE_API_BASE_URL ?? "",
};
