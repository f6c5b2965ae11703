import type { Language } from "#domain/language.ts";
import type { Act, ActReason } from "#domain/moderation/act-rules.ts";
import type { ReportKind } from "#domain/moderation/report-rules.ts";
import type { MailPart, MailText, MailTexts, Occasion } from "./mail-text.ts";
import { REASON_WORDS, yours } from "./moderation-words.ts";

export interface ModeratedFacts {
  act: Act;
  /** Null where it is about the account by itself. */
  of: ReportKind | null;
  title: string | null;
  reason: ActReason | null;
  words: string | null;
  /** Of a link to appeal; null where there is nothing to appeal against. */
  appealToken: string | null;
}

/** Tells a poster what a moderator has done, why, and how to appeal. */
export const moderated: MailTexts<ModeratedFacts> = {
  zh: (facts) => textOf("zh", facts),
  en: (facts) => textOf("en", facts),
};

function textOf(language: Language, facts: ModeratedFacts & Occasion): MailText {
  const { act, of, title, reason, words, appealToken, links, to } = facts;
  const happened = HAPPENED[language][act];
  const why = reason === null ? [] : [WHY[language](REASON_WORDS[language][reason])];
  const said: MailPart[] = words === null ? [] : [SAID[language], words];
  const appeal: MailPart[] =
    appealToken === null
      ? []
      : [APPEAL[language].words, { label: APPEAL[language].label, url: links.appeal(appealToken) }];
  return {
    subject: happened.subject,
    parts: [
      happened.words(yours(language, act === "deactivate" || act === "reactivate" ? null : of, title)),
      ...why,
      ...said,
      ...appeal,
    ],
    why: FOOT[language](to),
  };
}

interface Happened {
  subject: string;
  words: (what: string) => string;
}

const HAPPENED: Record<Language, Record<Act, Happened>> = {
  zh: {
    dismiss: { subject: "栖英处理了一条举报", words: (what) => `${what}保持不变。` },
    hide: {
      subject: "你在栖英发布的内容被隐藏了",
      words: (what) => `栖英的管理员隐藏了${what}。现在只有你自己能看到，别人在列表、搜索和链接里都找不到。`,
    },
    remove: {
      subject: "你在栖英发布的内容被移除了",
      words: (what) => `栖英的管理员移除了${what}。它不再公开，你也不能自己恢复。`,
    },
    restore: {
      subject: "你在栖英发布的内容恢复了",
      words: (what) => `栖英的管理员恢复了${what}。只要还没有过期，别人又能找到了。`,
    },
    warn: {
      subject: "栖英管理员给你的警告",
      words: (what) => `栖英的管理员看过${what}，给你一次警告。目前没有隐藏任何内容。`,
    },
    deactivate: {
      subject: "你的栖英账号被停用了",
      words: (what) => `栖英的管理员停用了${what}。你暂时无法登录，发布过的房源、求租和联系方式也都不再公开。`,
    },
    reactivate: {
      subject: "你的栖英账号恢复了",
      words: (what) => `栖英的管理员恢复了${what}。你可以重新登录，因为停用而隐藏的内容也回来了。`,
    },
  },
  en: {
    dismiss: { subject: "A report on Qiying has been dealt with", words: (what) => `Nothing changes for ${what}.` },
    hide: {
      subject: "Something you posted on Qiying has been hidden",
      words: (what) =>
        `A moderator of Qiying has hidden ${what}. For now only you can see it: it is not in any list or search, and links to it don't open.`,
    },
    remove: {
      subject: "Something you posted on Qiying has been removed",
      words: (what) =>
        `A moderator of Qiying has removed ${what}. It isn't public any more, and you can't bring it back yourself.`,
    },
    restore: {
      subject: "Something you posted on Qiying is back",
      words: (what) => `A moderator of Qiying has restored ${what}. If it is still on offer, others can find it again.`,
    },
    warn: {
      subject: "A warning from a moderator of Qiying",
      words: (what) =>
        `A moderator of Qiying has looked at ${what} and asks you to change something. Nothing has been hidden so far.`,
    },
    deactivate: {
      subject: "Your Qiying account has been deactivated",
      words: (what) =>
        `A moderator of Qiying has deactivated ${what}. You can't log in for now, and the rooms, requests and contact details that you posted aren't public any more.`,
    },
    reactivate: {
      subject: "Your Qiying account is back",
      words: (what) =>
        `A moderator of Qiying has reactivated ${what}. You can log in again, and what was hidden with the account is back.`,
    },
  },
};

const WHY: Record<Language, (reason: string) => string> = {
  zh: (reason) => `原因：${reason}。`,
  en: (reason) => `The reason: ${reason}.`,
};
const SAID: Record<Language, string> = { zh: "管理员的说明：", en: "In the moderator's words:" };
const APPEAL: Record<Language, { words: string; label: string }> = {
  zh: { words: "如果你觉得我们弄错了，可以申诉一次，会有人认真看：", label: "申诉" },
  en: { words: "If you think we got this wrong, you can appeal once, and a person will read it:", label: "Appeal" },
};
const FOOT: Record<Language, (to: string) => string> = {
  zh: (to) => `你收到这封邮件，是因为 ${to} 是这个栖英账号的登录邮箱。`,
  en: (to) => `You got this email because ${to} is the address of this Qiying account.`,
};
