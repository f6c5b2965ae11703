import type { MailTexts } from "./mail-text.ts";

export interface CaseFacts {
  /** What was sent: a report or an appeal. */
  because: "report" | "appeal";
  isUrgent: boolean;
}

/** Tells moderators that something waits for them; what it is about stands on the page alone. */
export const caseOpened: MailTexts<CaseFacts> = {
  zh: ({ to, links, because, isUrgent }) => ({
    subject: because === "appeal" ? "栖英有一条申诉等你处理" : `栖英有一条${isUrgent ? "紧急" : ""}举报等你处理`,
    parts: [
      because === "appeal"
        ? "有人对处理结果提出了申诉，请重新看一看。"
        : isUrgent
          ? "有人举报了要钱、盗图、歧视或冒用他人联系方式的内容，请尽快看一看。"
          : "有人举报了一间房或一条求租，请看一看。",
      { label: "打开举报列表", url: links.moderation },
      "一小时内最多给你发四封，列表里可能不止这一条。",
    ],
    why: `你收到这封邮件，是因为 ${to} 是栖英管理员的邮箱。`,
  }),
  en: ({ to, links, because, isUrgent }) => ({
    subject:
      because === "appeal"
        ? "An appeal is waiting on Qiying"
        : `${isUrgent ? "An urgent report" : "A report"} is waiting on Qiying`,
    parts: [
      because === "appeal"
        ? "Somebody has appealed against a decision. Please look at it again."
        : isUrgent
          ? "Somebody has reported a demand for money, stolen photos, discrimination or another person's contact. Please look soon."
          : "Somebody has reported a room or a request. Please have a look.",
      { label: "Open the reports", url: links.moderation },
      "You get four of these an hour at most, so there may be more than one.",
    ],
    why: `You got this email because ${to} is the address of an administrator of Qiying.`,
  }),
};
