import type { MailTexts } from "./mail-text.ts";

/** Tells the old mailbox of a new address, with the link that undoes it. */
export const emailChanged: MailTexts<{ newEmail: string; undoToken: string }> = {
  zh: ({ to, links, newEmail, undoToken }) => ({
    subject: "你的栖英登录邮箱已更改",
    parts: [
      `你的栖英账号现在用 ${newEmail} 登录，以后的邮件也会发到那里。`,
      "如果是你改的，不用再做什么。",
      "如果不是你，请点这个链接改回来。所有设备都会退出登录，现在的密码也会作废，我们会再发一封邮件到这个邮箱，让你设置新密码。",
      { label: "改回这个邮箱", url: links.undoEmailChange(undoToken) },
      "链接 7 天内有效。",
    ],
    why: `你收到这封邮件，是因为 ${to} 之前是这个栖英账号的登录邮箱。`,
  }),
  en: ({ to, links, newEmail, undoToken }) => ({
    subject: "The email address of your Qiying account has been changed",
    parts: [
      `Your Qiying account now logs in with ${newEmail}, and later emails go there.`,
      "If you changed it, there is nothing more to do.",
      "If you didn't, please open this link to change it back. Every device will be logged out and the present password will stop working; another email to this address will let you set a new one.",
      { label: "Change it back", url: links.undoEmailChange(undoToken) },
      "The link works for seven days.",
    ],
    why: `You got this email because ${to} was the address of this Qiying account.`,
  }),
};
