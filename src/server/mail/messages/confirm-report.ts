import type { ReportKind } from "#domain/moderation/report-rules.ts";
import type { MailTexts } from "./mail-text.ts";
import { REPORTED } from "./moderation-words.ts";

export interface ConfirmReportFacts {
  of: ReportKind;
  number: string;
  token: string;
}

/** The link by which a reporter without an account asks for the answer. */
export const confirmReport: MailTexts<ConfirmReportFacts> = {
  zh: ({ to, links, of, number, token }) => ({
    subject: `请验证邮箱：举报 ${number} 的处理结果要发给你吗？`,
    parts: [
      `我们收到了对一条${REPORTED.zh[of]}的举报，编号 ${number}，会有人认真看。举报时留的是这个邮箱。`,
      "想收到处理结果，请验证这是你的邮箱：",
      { label: "验证邮箱", url: links.confirmReport(token) },
      "不验证也没关系，举报照样有效，只是处理结果不会发到这里。如果不是你举报的，请忽略这封邮件。",
    ],
    why: `你收到这封邮件，是因为有人举报时留下了 ${to}。`,
  }),
  en: ({ to, links, of, number, token }) => ({
    subject: `Please confirm: is report ${number} on Qiying yours?`,
    parts: [
      `Someone reported a ${REPORTED.en[of]} to us and left this email. The report is number ${number}, and we'll look into it.`,
      "If it was you, please confirm that this is your email, and we'll send the outcome here:",
      { label: "Confirm my email", url: links.confirmReport(token) },
      "The report counts either way; you just won't get the outcome by email. If it wasn't you, please ignore this email.",
    ],
    why: `You got this email because a report was made with ${to}.`,
  }),
};
