import type { MailTexts } from "./mail-text.ts";

/** Why moderators are called: somebody has reported or appealed, or a room or request has strong signs of a scam. */
export type ModeratorCall = "report" | "appeal" | "signs";

export interface CaseFacts {
  because: ModeratorCall;
  isUrgent: boolean;
}

/** Tells moderators that something waits for them; what it is about stands on the page alone. */
export const caseOpened: MailTexts<CaseFacts> = {
  zh: ({ to, links, because, isUrgent }) => ({
    subject: {
      appeal: "栖英有一条申诉等你处理",
      report: `栖英有一条${isUrgent ? "紧急" : ""}举报等你处理`,
      signs: "栖英有一间疑似诈骗的房或一条疑似诈骗的求租等你看",
    }[because],
    parts: [
      {
        appeal: "有人对处理结果提出了申诉，请重新看一看。",
        report: isUrgent
          ? "有人举报了要钱、盗图、歧视或冒用他人联系方式的内容，请尽快看一看。"
          : "有人举报了一间房或一条求租，请看一看。",
        signs: "一间刚写好的房或一条刚写好的求租有明显的诈骗迹象，还没有人举报。你看过之前，它不会被推荐给任何人。",
      }[because],
      because === "signs"
        ? { label: "打开可疑内容列表", url: links.flagged }
        : { label: "打开举报列表", url: links.moderation },
      "一小时内最多给你发四封，列表里可能不止这一条。",
    ],
    why: `你收到这封邮件，是因为 ${to} 是栖英管理员的邮箱。`,
  }),
  en: ({ to, links, because, isUrgent }) => ({
    subject: {
      appeal: "An appeal is waiting on Qiying",
      report: `${isUrgent ? "An urgent report" : "A report"} is waiting on Qiying`,
      signs: "A post that may be a scam is waiting on Qiying",
    }[because],
    parts: [
      {
        appeal: "Someone has appealed against a decision. Please look at it again.",
        report: isUrgent
          ? "Someone has reported a demand for money, stolen photos, discrimination or another person's contact. Please look soon."
          : "Someone has reported a room or a request. Please have a look.",
        signs:
          "A room or request that has just been written shows strong signs of a scam, and no one has reported it. Until you have looked, nothing recommends it to anyone.",
      }[because],
      because === "signs"
        ? { label: "Open the posts to check", url: links.flagged }
        : { label: "Open the reports", url: links.moderation },
      "You get four of these an hour at most, so there may be more than one.",
    ],
    why: `You got this email because ${to} is the address of an administrator of Qiying.`,
  }),
};
