import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import pg from "pg";
import type { TenantRequest } from "../../../src/domain/tenant-requests/tenant-request.ts";
import { emptyViewing } from "../../../src/domain/viewings/viewing.ts";
import { paths } from "../../../src/client/paths.ts";
import { createAccount, logIn, type Tokens } from "./accounts.ts";
import type { RunningServer } from "./server.ts";
import { wordsIn } from "./words.ts";
import { postRoom } from "./written-room.ts";

/** A screen that shows what somebody has, and what must be seen of it in either language. */
export interface OwnScreen {
  name: string;
  path: string;
  shows: (page: Page, language: "zh" | "en") => ReturnType<Page["getByText"]>;
}

/** Words of an offer, in both languages. */
const OFFER = { words_zh: "你好，这间可能合适。", words_en: "Hello, this may suit you." };

/**
 * Has somebody search and offer: a saved search, a room that a request of somebody else fits and whose owner is asked whether it
 * is still to be had, a request that a room of somebody else fits and was offered to, and a shared list.
 * @param town Where all of it is: of this story alone.
 * @returns The screens that show it.
 */
export async function leaveBelongings(
  { url, databaseUrl }: Pick<RunningServer, "url" | "databaseUrl">,
  tokens: Tokens,
  town: string,
): Promise<OwnScreen[]> {
  const other = await logIn(url, await createAccount(url));
  const room = await postRoom(url, tokens, { city: town, title: `Own room in ${town}`, price: 150 });
  const theirRoom = await postRoom(url, other, { city: town, title: `Offered room in ${town}`, price: 155 });
  const budget = { price_upper_bound: 170, begin_date: null, end_date: null };
  const request = await postRequest(url, tokens, { city: town, ...budget });
  await postRequest(url, other, { city: town, ...budget });
  const offer = { id: randomUUID(), listing_id: theirRoom.id, request_id: request.id, ...OFFER };
  await ask(url, other, "POST", "/offers", offer);
  const search = {
    name: `Rooms in ${town}`,
    criteria: { mode: "filter", city: town },
    alert: "at_once",
    by_push: true,
    by_mail: true,
  };
  await ask(url, tokens, "PUT", `/saved-searches/${randomUUID()}`, search);
  await ask(url, tokens, "PUT", `/viewings/${theirRoom.id}`, { content: emptyViewing });
  const name = `Together in ${town}`;
  const list = await ask<{ token: string }>(url, tokens, "POST", "/shared-lists", { id: randomUUID(), name });
  await askOwner(databaseUrl, room.id);
  return [
    {
      name: "saved searches",
      path: paths.savedSearches,
      shows: (page) => page.getByRole("link", { name: search.name }),
    },
    {
      name: "how one is told of things",
      path: paths.savedSearches,
      shows: (page, language) => page.getByRole("heading", { name: wordsIn(language)("alerts.title") }),
    },
    {
      name: "requests that a room fits",
      path: paths.roomMatches(room.id),
      shows: (page) => page.getByRole("article").filter({ hasText: town }),
    },
    {
      name: "rooms that fit a request",
      path: paths.requestMatches(request.id),
      shows: (page) => page.getByRole("article").filter({ hasText: theirRoom.title }),
    },
    {
      name: "an offer",
      path: paths.requestMatches(request.id),
      shows: (page, language) => page.getByText(language === "zh" ? OFFER.words_zh : OFFER.words_en),
    },
    {
      name: "a shared list",
      path: paths.sharedList(list.token),
      shows: (page) => page.getByRole("link", { name: theirRoom.title }),
    },
    {
      name: "what fits one's own room",
      path: paths.ownListings,
      shows: (page) => page.locator(`a[href="${paths.roomMatches(room.id)}"]`),
    },
    {
      name: "whether a room is still to be had",
      path: paths.ownListings,
      shows: (page, language) => page.getByText(wordsIn(language)("own-listings.still-available"), { exact: true }),
    },
    {
      name: "what fits one's own request",
      path: paths.ownRequests,
      shows: (page) => page.locator(`a[href="${paths.requestMatches(request.id)}"]`),
    },
  ];
}

/** As the server does by itself after two weeks. */
async function askOwner(databaseUrl: string | undefined, roomId: string): Promise<void> {
  const database = new pg.Client(databaseUrl);
  await database.connect();
  await database.query("update listing set asked_at = $1 where id = $2", [new Date().toISOString(), roomId]);
  await database.end();
}

/** Posts a request without a form. @param fields Those that are not taken for granted: a town, a budget, days. */
export function postRequest(url: string, tokens: Tokens, fields: object): Promise<TenantRequest> {
  return ask(url, tokens, "POST", "/tenants/tenant", { property_type: "any", ...fields });
}

/** A call as another device of somebody makes it. @throws where the server refuses it. */
export async function ask<Answer>(
  url: string,
  { access_token }: Tokens,
  method: string,
  path: string,
  body: object,
): Promise<Answer> {
  const answer = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${access_token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
