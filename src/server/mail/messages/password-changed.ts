import type { MailTexts } from "./mail-text.ts";

/** Tells of a new password, with the way back for those who didn't set it. */
export const passwordChanged: MailTexts = {
  zh: ({ to, links }) => ({
    subject: "你的栖英密码已更改",
    parts: [
      "你的栖英账号刚刚换了密码，在其他设备上的登录都已退出。",
      "如果是你换的，不用再做什么。",
      "如果不是你，请马上设置一个新密码，对方就进不来了：",
      { label: "找回密码", url: links.recoverPassword },
    ],
    why: `你收到这封邮件，是因为 ${to} 是这个栖英账号的登录邮箱。`,
  }),
  en: ({ to, links }) => ({
    subject: "Your Qiying password has been changed",
    parts: [
      "Your Qiying account has just got a new password, and your other devices have been logged out.",
      "If you set it, there is nothing more to do.",
      "If you didn't, please set another one straight away. That shuts out whoever did:",
      { label: "Recover your password", url: links.recoverPassword },
    ],
    why: `You got this mail because ${to} is the address of this Qiying account.`,
  }),
};
