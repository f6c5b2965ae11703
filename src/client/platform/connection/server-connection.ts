import type { Transport } from "#contract/call.ts";

/** The connection state that every caller of the API reads and reports to. */
export const serverConnection: Pick<Transport, "fetch" | "baseUrl"> = {
  fetch: (input, init) => fetch(input, init),
  baseUrl: import.meta.env.VITE_API_BASE_URL ?? "",
};
