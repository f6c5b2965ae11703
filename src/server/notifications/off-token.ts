import { NOTIFICATION_KINDS, type NotificationKind } from "#domain/notifications/notification.ts";
import { isUuid } from "../http/calls/is-uuid.ts";
import { isKeyedHash, keyedHash, type SecretKeys } from "../secret-keys.ts";

/** What a message's token ends: one saved search, or all messages of a kind to an account. */
export type OffScope = { savedSearchId: string } | { accountId: string; kind: NotificationKind };

/**
 * What messages carry so that their reader can end them without logging in: a scope and a keyed hash of it. Nothing is stored for
 * it, it opens nothing else, and it works for as long as the account is there and its secret counts (docs/operations/run.md).
 */
export function offToken(scope: OffScope, secretKeys: SecretKeys): string {
  const text = textOf(scope);
  return `${text}.${keyedHash(secretKeys, hashed(text)).toString("base64url")}`;
}

/** What a token ends; undefined for any other text. */
export function scopeOfToken(token: string, secretKeys: SecretKeys): OffScope | undefined {
  const end = token.lastIndexOf(".");
  const text = token.slice(0, Math.max(end, 0));
  if (!isKeyedHash(secretKeys, hashed(text), Buffer.from(token.slice(end + 1), "base64url"))) return undefined;
  const [id = "", word] = text.split(".");
  if (!isUuid(id)) return undefined;
  if (word === undefined) return { savedSearchId: id };
  const kind = NOTIFICATION_KINDS.find((known) => known === word);
  return kind && { accountId: id, kind };
}

function textOf(scope: OffScope): string {
  return "savedSearchId" in scope ? scope.savedSearchId : `${scope.accountId}.${scope.kind}`;
}

function hashed(text: string): string {
  return `notifications off\0${text}`;
}
