import type { MailTexts } from "./mail-text.ts";

/** Tells that a login was ended because an old key of it was used again (T-04). */
export const sessionReused: MailTexts = {
  zh: ({ to, links }) => ({
    subject: "你的栖英账号在一台设备上被退出了",
    parts: [
      "刚才有人拿一个已经用过的登录凭证来访问你的栖英账号。平时很少会这样，有可能是凭证被别人复制了，所以我们退出了它所在设备上的登录。",
      "要在那台设备上继续用，重新登录就好：",
      { label: "登录", url: links.login },
      "如果你觉得有别人在用你的账号，请再换一个密码：",
      { label: "找回密码", url: links.recoverPassword },
    ],
    why: `你收到这封邮件，是因为 ${to} 是这个栖英账号的登录邮箱。`,
  }),
  en: ({ to, links }) => ({
    subject: "One of your devices has been logged out of Qiying",
    parts: [
      "Your Qiying account has just been opened with a login key that had already been replaced. That rarely happens by accident: someone may have copied the key. To be safe, we have logged out the device that it belonged to.",
      "To go on using that device, simply log in again:",
      { label: "Log in", url: links.login },
      "If you think that someone else is using your account, please set a new password as well:",
      { label: "Recover your password", url: links.recoverPassword },
    ],
    why: `You got this email because ${to} is the address of this Qiying account.`,
  }),
};
