import type { Transport } from "#contract/call.ts";

/** How calls reach the server, whoever makes them. */
export const serverConnection: Pick<Transport, "fetch" | "baseUrl"> = {
  fetch: (input, init) => fetch(input, init),
  baseUrl: import.meta.env.VITE_API_BASE_URL ?? "",
};
