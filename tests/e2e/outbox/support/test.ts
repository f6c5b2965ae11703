import { test as base } from "../../offline/support/test.ts";
import type { Front } from "../../offline/support/front.ts";
import { createAccount, type Account } from "../../support/accounts.ts";
import type { Fault } from "../../offline/support/request-faults.ts";
import { refusalBody } from "../../../offline/own-code.ts";
import { openPhone, type Phone } from "./phone.ts";
import { openServerState, type ServerState } from "./server-state.ts";

export { expect } from "@playwright/test";

interface Fixtures {
  account: Account;
  /** The account's phone, with the app open. */
  phone: Phone;
  /** What the server has of the account. */
  kept: ServerState;
}

/** Stories about the way from the phone to the server: one real server a file, an account and an origin a story. */
export const test = base.extend<Fixtures>({
  locale: "en-GB",
  account: async ({ serverUrl }, use) => use(await createAccount(serverUrl)),
  phone: async ({ page, account, serverUrl, front }, use) => {
    // Every request goes through the front, the login too: it knows the page's origin alone.
    void front;
    await use(await openPhone(page, { account, serverUrl }));
  },
  kept: async ({ account, serverUrl }, use) => use(await openServerState(serverUrl, account)),
});

/** Which requests a story is about. */
export const UPLOAD = "POST /api/v1/utils/upload-image/";
/** Of a photo whose sending has broken off: how much of it has come, and parts of it. Its last part goes with `UPLOAD`. */
export const BEGUN = "GET /api/v1/utils/uploads/";
export const PART = "POST /api/v1/utils/uploads";
export const CREATE = "POST /api/v1/items/";
export const ANY_EDIT = "PUT /api/v1/items/";
export const ANY_DELETE = "DELETE /api/v1/items/";
export const OFFER = "POST /api/v1/offers";
export const ANY_ANSWER = "PUT /api/v1/offers/";
export const REFRESH = "POST /api/v1/refresh";

/**
 * Breaks requests of a kind: the first with the first fault and so on; null lets one pass. Later ones pass.
 * @returns How many requests of that kind have come.
 */
export function breaking(front: Front, which: string, faults: readonly (Fault | null)[]): () => number {
  let count = 0;
  const before = front.fault;
  front.fault = (request) => {
    const asked = `${request.method} ${request.url}`;
    if (!asked.startsWith(which)) return before?.(request) ?? null;
    count += 1;
    return faults[count - 1] ?? null;
  };
  return () => count;
}

/** Answers that are not what was hoped for. */
export const ANSWERS = {
  /** The server's own word. */
  error: (status: number, headers: Record<string, string> = {}): Fault => ({
    kind: "answer",
    status,
    body: JSON.stringify(refusalBody(status)),
    headers,
  }),
  /** A gateway's on the way, worded as ours are, but for the code. */
  gateway: (status: number, headers: Record<string, string> = {}): Fault => ({
    kind: "answer",
    status,
    body: JSON.stringify({ detail: "Refused by the gateway", code: status }),
    headers,
  }),
  portal: {
    kind: "answer",
    status: 200,
    body: "<!doctype html><title>Airport Wi-Fi</title>",
    headers: { "content-type": "text/html" },
  } satisfies Fault,
};
