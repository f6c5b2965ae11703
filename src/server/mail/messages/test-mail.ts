import type { MailTexts } from "./mail-text.ts";

/** Shows that sending works. */
export const testMail: MailTexts = {
  zh: ({ to }) => ({
    subject: "栖英测试邮件",
    parts: ["你能看到这封邮件，说明栖英可以正常发信。"],
    why: `你收到这封邮件，是因为栖英的一位管理员往 ${to} 发了测试邮件。`,
  }),
  en: ({ to }) => ({
    subject: "A test email from Qiying",
    parts: ["If you can read this, Qiying can send mail."],
    why: `You got this email because an administrator of Qiying sent a test to ${to}.`,
  }),
};
