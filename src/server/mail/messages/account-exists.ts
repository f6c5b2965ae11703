import type { MailTexts } from "./mail-text.ts";

/** Instead of a code, to an address that has an account: only its owner learns so (V-01). */
export const accountExists: MailTexts = {
  zh: ({ to, links }) => ({
    subject: "这个邮箱已经注册过栖英",
    parts: [
      "刚才有人想用这个邮箱注册栖英。它已经有账号了，所以这次没有发验证码。",
      "如果是你，直接登录就好：",
      { label: "登录", url: links.login },
      "忘了密码的话，可以重新设置一个：",
      { label: "找回密码", url: links.recoverPassword },
      "如果不是你，什么都不用做，你的账号没有任何变化。",
    ],
    why: `你收到这封邮件，是因为有人在栖英的注册页面填写了 ${to}。`,
  }),
  en: ({ to, links }) => ({
    subject: "You already have a Qiying account",
    parts: [
      "Someone has just tried to sign up to Qiying with this address. It has an account already, so there is no code this time.",
      "If it was you, simply log in:",
      { label: "Log in", url: links.login },
      "If you have forgotten your password, set a new one:",
      { label: "Recover your password", url: links.recoverPassword },
      "If it wasn't you, there is nothing to do. Your account has not changed.",
    ],
    why: `You got this email because someone entered ${to} on Qiying's sign-up page.`,
  }),
};
