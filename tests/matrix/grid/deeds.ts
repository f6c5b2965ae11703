import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import type { Listing } from "#domain/listings/listing.ts";
import type { TenantRequest } from "#domain/tenant-requests/tenant-request.ts";
import { offerSubject } from "#offline/drafts/outbox-entry.ts";
import { createAccount, logIn, type Tokens } from "../../e2e/support/accounts.ts";
import { ask, postRequest } from "../../e2e/support/belongings.ts";
import { ANY_ANSWER, OFFER } from "../../e2e/outbox/support/test.ts";
import { postRoom, ROOM } from "../../e2e/support/written-room.ts";
import type { Story } from "./uploader.ts";
import type { Wish } from "./wish.ts";

const WORDS = { words_zh: "你好，这间可能合适。", words_en: "Hello, this may suit you." };

type Own = Pick<Listing, "id" | "title">;

/** One's own room is offered to somebody's request. */
export async function offer(story: Story): Promise<Wish> {
  const room = await story.kept.postElsewhere(ROOM);
  const asker = await somebody(story);
  const { id: request_id } = await wanted(story, asker);
  const about = { listing_id: room.id, request_id };
  return wishOf(room, {
    isGone: false,
    keys: { [OFFER]: 1 },
    post: () => {
      // Whoever offers once more, after a refusal, makes another offer of it.
      const body = { id: randomUUID(), ...about, ...WORDS };
      return story.phone.deed({ id: offerSubject(about), title: room.title, deed: { name: "offer", body } });
    },
    isDone: async () => expect(await offersTo(story, asker)).toMatchObject([{ request_id, listing: { id: room.id } }]),
  });
}

/** Somebody's offer is declined. */
export async function answer(story: Story): Promise<Wish> {
  const own = await logIn(story.serverUrl, story.phone.account);
  const [request, poster] = [await wanted(story, own), await somebody(story)];
  const room = await postRoom(story.serverUrl, poster, ROOM);
  const offered = { id: randomUUID(), listing_id: room.id, request_id: request.id, ...WORDS };
  await ask(story.serverUrl, poster, "POST", "/offers", offered);
  return wishOf(room, {
    isGone: true,
    keys: { [ANY_ANSWER]: 1 },
    post: () =>
      story.phone.deed({ id: offered.id, title: room.title, deed: { name: "answer-offer", answer: "declined" } }),
    isDone: async () => expect(await offersTo(story, own)).toMatchObject([{ id: offered.id, answer: "declined" }]),
  });
}

/** One's own room is still to be had. */
export async function confirmation(story: Story): Promise<Wish> {
  const room = await story.kept.postElsewhere(ROOM);
  return wishOf(room, {
    isGone: false,
    keys: { [`POST /api/v1/items/${room.id}/confirmation`]: 1 },
    post: () => story.phone.deed({ id: room.id, title: room.title, deed: { name: "confirm" } }),
    isDone: async () => expect((await story.kept.listing(room.id))?.confirmed_at).toBeDefined(),
  });
}

function wishOf({ id, title }: Own, deed: Pick<Wish, "isGone" | "keys" | "post" | "isDone">): Wish {
  return { id, title, colours: [], uuids: [], isNew: false, hasDraft: false, ...deed };
}

async function somebody({ serverUrl }: Story): Promise<Tokens> {
  return logIn(serverUrl, await createAccount(serverUrl));
}

function wanted({ serverUrl }: Story, asker: Tokens): Promise<TenantRequest> {
  return postRequest(serverUrl, asker, { city: ROOM.city, price_upper_bound: 200, begin_date: null, end_date: null });
}

async function offersTo({ serverUrl }: Story, { access_token }: Tokens): Promise<object[]> {
  const headers = { authorization: `Bearer ${access_token}` };
  const answered = await fetch(`${serverUrl}/api/v1/offers`, { headers });
  return ((await answered.json()) as { data: object[] }).data;
}
