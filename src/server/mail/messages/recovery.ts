import type { MailTexts } from "./mail-text.ts";

/** The link that sets a new password (P-01). */
export const recovery: MailTexts<{ token: string }> = {
  zh: ({ to, links, token }) => ({
    subject: "重新设置你的栖英密码",
    parts: [
      "有人想为这个邮箱的栖英账号设置新密码。如果是你，请点这个链接：",
      { label: "设置新密码", url: links.resetPassword(token) },
      "链接 1 小时内有效，只能用一次。要是你申请了好几次，请用最新一封邮件里的链接。",
      "如果不是你，忽略这封邮件就好，你的密码不会变。",
    ],
    why: `你收到这封邮件，是因为有人在栖英的找回密码页面填写了 ${to}。`,
  }),
  en: ({ to, links, token }) => ({
    subject: "Set a new password for Qiying",
    parts: [
      "Someone has asked to set a new password for the Qiying account with this address. If it was you, please open this link:",
      { label: "Set a new password", url: links.resetPassword(token) },
      "It works once, within an hour. If you asked several times, use the link in the newest email.",
      "If it wasn't you, please ignore this email. Your password stays as it is.",
    ],
    why: `You got this email because someone entered ${to} on Qiying's password recovery page.`,
  }),
};
