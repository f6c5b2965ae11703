import type { MailTexts } from "./mail-text.ts";

/** The link that proves the mailbox of an account. */
export const confirmEmail: MailTexts<{ token: string }> = {
  zh: ({ to, links, token }) => ({
    subject: "请验证你的栖英登录邮箱",
    parts: [
      "这个邮箱现在是一个栖英账号的登录邮箱。如果账号是你的，请点链接完成验证：",
      { label: "验证邮箱", url: links.confirmEmail(token) },
      "链接 24 小时内有效。要是收到了好几封，请用最新一封邮件里的链接。",
      "如果这不是你的账号，请忽略这封邮件，也不要点开链接。",
    ],
    why: `你收到这封邮件，是因为有一个栖英账号登记了 ${to}。`,
  }),
  en: ({ to, links, token }) => ({
    subject: "Please confirm your email address for Qiying",
    parts: [
      "A Qiying account now logs in with this email. If the account is yours, please confirm it:",
      { label: "Confirm my email", url: links.confirmEmail(token) },
      "The link works for 24 hours. If you got several of these emails, use the link in the newest one.",
      "If the account isn't yours, please ignore this email and don't open the link.",
    ],
    why: `You got this email because ${to} was entered for a Qiying account.`,
  }),
};
