import type { Language } from "#domain/language.ts";
import type { NotificationKind } from "#domain/notifications/notification.ts";
import type { NotifiedFacts } from "../mail-job.ts";
import type { MailPart, MailText, MailTexts, Occasion } from "./mail-text.ts";

/** Tells what the reader has asked to be told of, and how to end that with one tap. */
export const notified: MailTexts<NotifiedFacts> = {
  zh: (facts) => textOf("zh", facts),
  en: (facts) => textOf("en", facts),
};

function textOf(language: Language, facts: NotifiedFacts & Occasion): MailText {
  const { about, title, items, more, messageId, offToken, links, to } = facts;
  const words = WORDS[language];
  const listed = items.flatMap(({ title: of, body, url }): MailPart[] => {
    const link = { label: words.open[about], url: links.page(url, messageId) };
    // Of one thing the subject is the title.
    return items.length === 1 ? [body, link] : [{ heading: of }, body, link];
  });
  return {
    subject: title,
    parts: [
      ...listed,
      ...(more === 0 ? [] : [words.more(more)]),
      words.offBefore,
      { label: words.off, url: links.notificationsOff(offToken), isQuiet: true },
    ],
    why: words.why[about](to),
  };
}

interface Words {
  open: Record<NotificationKind, string>;
  more: (count: number) => string;
  offBefore: string;
  off: string;
  why: Record<NotificationKind, (to: string) => string>;
}

const WORDS: Record<Language, Words> = {
  zh: {
    open: { saved_search: "看房源", match: "去看看", offer: "看房源", freshness: "去确认" },
    more: (count) => `还有 ${count} 条，打开栖英就能看到。`,
    offBefore: "不想再收到这类提醒？点一下就关，不用登录：",
    off: "关闭提醒",
    why: {
      saved_search: (to) => `你收到这封邮件，是因为 ${to} 的栖英账号保存了这个搜索，并选了用邮件提醒。`,
      match: (to) => `你收到这封邮件，是因为 ${to} 的栖英账号发布过房源或求租，并开着匹配提醒。`,
      offer: (to) => `你收到这封邮件，是因为有房东把房源推荐给了 ${to} 在栖英发布的求租。`,
      freshness: (to) => `你收到这封邮件，是因为 ${to} 的栖英账号有正在发布的房源。`,
    },
  },
  en: {
    open: { saved_search: "View the room", match: "Take a look", offer: "View the room", freshness: "Confirm" },
    more: (count) => `There are ${count} more. Open Qiying to see them.`,
    offBefore: "Don't want these any more? One tap stops them, without logging in:",
    off: "Turn these off",
    why: {
      saved_search: (to) =>
        `You got this email because the Qiying account of ${to} saved this search, with alerts by email.`,
      match: (to) =>
        `You got this email because the Qiying account of ${to} has posted a room or a request, and has match alerts on.`,
      offer: (to) => `You got this email because someone offered a room for the request that ${to} posted on Qiying.`,
      freshness: (to) => `You got this email because the Qiying account of ${to} has an available room.`,
    },
  },
};
