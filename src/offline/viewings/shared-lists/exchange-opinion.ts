import { ApiError } from "#contract/api-error.ts";
import type { Answer } from "#contract/call.ts";
import type { OwnOpinion, SharedListView } from "#domain/shared-lists/shared-list.ts";
import { ANONYMOUS } from "../../session/owner-of.ts";
import type { SharedListRow } from "./shared-list-row.ts";
import { applyView, forgetSharedList, noteSent } from "./shared-lists.ts";

/** The calls that an exchange makes, as the reader. */
export interface SharedListApi {
  read: (token: string) => Promise<Answer<SharedListView>>;
  put: (token: string, content: OwnOpinion["content"], ifMatch: string | undefined) => Promise<OwnOpinion>;
}

/** Another device may write between reading and sending, a few times in a row. */
const TRIES = 3;

/**
 * Fetches a list with everybody's opinions, and sends the reader's own where it is unsent: state for state, merged where another
 * device of theirs has written.
 * @returns False where the link leads nowhere any more.
 * @throws ApiError, UnreachableError, PhoneFullError
 */
export async function exchangeOpinion(api: SharedListApi, owner: string, token: string): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const read = await orNull(api.read(token));
    if (read === null) {
      await forgetSharedList(owner, token);
      return false;
    }
    const row = await applyView({ owner, token }, read.data, read.fetchedAt);
    if (!row.isDirty || owner === ANONYMOUS) return true;
    try {
      await noteSent(row, await api.put(token, row.content, row.base?.version));
      return true;
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409)) throw error;
    }
  }
  return true;
}

/**
 * Sends the reader's own opinion without asking for the others' first, where the page is being left. Where another device has
 * written meanwhile the server refuses it, and the next exchange merges. @throws Like the api.
 */
export async function sendOpinion(api: Pick<SharedListApi, "put">, row: SharedListRow | undefined): Promise<void> {
  if (row === undefined || !row.isDirty || row.owner === ANONYMOUS) return;
  await noteSent(row, await api.put(row.token, row.content, row.base?.version));
}

async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.code === "shared_list_not_found") return null;
    throw error;
  }
}
