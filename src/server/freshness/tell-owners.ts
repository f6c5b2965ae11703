import { cutText } from "#domain/cut-text.ts";
import type { Language } from "#domain/language.ts";
import { MESSAGE_TITLE_LENGTH, type NotificationText } from "#domain/notifications/notification.ts";
import type { Clock } from "../clock.ts";
import { notify } from "../notifications/notify.ts";
import type { SecretKeys } from "../secret-keys.ts";
import type { FreshnessNews, TellOwners } from "./ask-owners.ts";
import { availabilityToken } from "./availability-token.ts";

/** Tells owners by push or mail, as they have set it, with the link that answers. */
export function tellOwners({ clock, secretKeys }: { clock: Clock; secretKeys: SecretKeys }): TellOwners {
  return async (trx, news) => {
    const notifications = news.map(({ about, room, askedAt }) => {
      const token = availabilityToken({ listingId: room.id, askedAt }, secretKeys);
      return {
        kind: "freshness" as const,
        accountId: room.owner_id,
        dedupeKey: `${about}:${room.id}:${askedAt}`,
        texts: WORDS[about](cutText(room.title, MESSAGE_TITLE_LENGTH)),
        url: `/still-available?token=${encodeURIComponent(token)}`,
      };
    });
    await notify(trx, notifications, clock.now());
  };
}

const WORDS: Record<FreshnessNews["about"], (title: string) => Record<Language, NotificationText>> = {
  asked: (title) => ({
    zh: {
      title: "你的房源还在出租吗？",
      body: `${title}：打开后点一下就能确认，不用登录。14 天没有回复会先暂停招租。`,
    },
    en: {
      title: "Is your room still available?",
      body: `${title}: open this and tap once to confirm it, without logging in. After 14 days without an answer it is paused.`,
    },
  }),
  paused: (title) => ({
    zh: { title: "你的房源已暂停招租", body: `${title}：没有收到你的确认。如果还在出租，打开后点一下就能恢复。` },
    en: {
      title: "Your room has been paused",
      body: `${title}: you had not said whether it is still available. If it is, open this and tap once to bring it back.`,
    },
  }),
};
