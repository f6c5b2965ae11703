import type { MailTexts } from "./mail-text.ts";

/** Tells that a change of address was undone, with the link that sets the new password which is now needed (UA-06). */
export const emailRestored: MailTexts<{ token: string }> = {
  zh: ({ to, links, token }) => ({
    subject: "你的栖英登录邮箱已改回来了",
    parts: [
      `按你刚才的操作，栖英账号的登录邮箱已改回 ${to}。所有设备都已退出登录，原来的密码也不能再用了。`,
      "请设置一个新密码，然后登录：",
      { label: "设置新密码", url: links.resetPassword(token) },
      "链接 1 小时内有效，只能用一次。过期了就到这里重新申请一个：",
      { label: "找回密码", url: links.recoverPassword },
    ],
    why: `你收到这封邮件，是因为有人点了我们之前发到 ${to} 的“改回这个邮箱”链接。`,
  }),
  en: ({ to, links, token }) => ({
    subject: "Your Qiying email address has been changed back",
    parts: [
      `As you asked, your Qiying account logs in with ${to} again. Every device has been logged out, and the old password no longer works.`,
      "Please set a new password, then log in with it:",
      { label: "Set a new password", url: links.resetPassword(token) },
      "The link works once, within an hour. If it has expired, ask for another one here:",
      { label: "Recover your password", url: links.recoverPassword },
    ],
    why: `You got this email because the link that we had sent to ${to} to change the address back was used.`,
  }),
};
