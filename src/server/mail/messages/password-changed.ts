import type { PasswordSetter } from "../mail-job.ts";
import type { MailTexts } from "./mail-text.ts";

/** Tells of a new password, and how it came about, with the way back for those who didn't set it. */
export const passwordChanged: MailTexts<{ by: PasswordSetter }> = {
  zh: ({ to, links, by }) => ({
    subject: "你的栖英密码已更改",
    parts: [...HAPPENED[by].zh, { label: "找回密码", url: links.recoverPassword }],
    why: `你收到这封邮件，是因为 ${to} 是这个栖英账号的登录邮箱。`,
  }),
  en: ({ to, links, by }) => ({
    subject: "Your Qiying password has been changed",
    parts: [...HAPPENED[by].en, { label: "Recover your password", url: links.recoverPassword }],
    why: `You got this email because ${to} is the address of this Qiying account.`,
  }),
};

const NOT_YOU = {
  zh: ["如果是你换的，不用再做什么。", "如果不是你，请马上设置一个新密码，对方就进不来了："],
  en: [
    "If you set it, there is nothing more to do.",
    "If you didn't, please set another one straight away. That shuts out whoever did:",
  ],
};

/** What has happened, and what to do: the link to do it with follows. */
const HAPPENED: Record<PasswordSetter, Record<"zh" | "en", readonly string[]>> = {
  owner: {
    zh: ["你的栖英账号刚刚在设置里换了密码，其他设备上的登录都已退出。", ...NOT_YOU.zh],
    en: [
      "The password of your Qiying account has just been changed in its settings, and your other devices have been logged out.",
      ...NOT_YOU.en,
    ],
  },
  link: {
    zh: ["你的栖英账号刚刚通过邮件里的链接设置了新密码，所有设备上的登录都已退出。", ...NOT_YOU.zh],
    en: [
      "A new password for your Qiying account has just been set with a link that we mailed to you, and all your devices have been logged out.",
      ...NOT_YOU.en,
    ],
  },
  superuser: {
    zh: [
      "栖英的管理员刚刚为你的账号设置了新密码，所有设备上的登录都已退出。",
      "如果你不知道新密码，或者想换成只有自己知道的，可以在这里重新设置：",
    ],
    en: [
      "An administrator of Qiying has just set a new password for your account, and all your devices have been logged out.",
      "If you don't know it, or would rather have one that only you know, set your own here:",
    ],
  },
};
