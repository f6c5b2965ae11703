import type { MailTexts } from "./mail-text.ts";

/** Instead of a link, to an address that has an account of its own: only its owner learns so (UA-05). */
export const addressTaken: MailTexts = {
  zh: ({ to, links }) => ({
    subject: "这个邮箱已经有栖英账号了",
    parts: [
      "刚才有人想把另一个栖英账号的登录邮箱改成这个邮箱。它已经有账号了，所以那边没有改成。",
      "如果是你，可以直接用这个邮箱登录：",
      { label: "登录", url: links.login },
      "想把另一个账号改到这个邮箱，请先登录这个账号，把它删除或换成别的邮箱。",
      "如果不是你，什么都不用做，你的账号没有任何变化。",
    ],
    why: `你收到这封邮件，是因为有人在栖英的账号设置里填写了 ${to}。`,
  }),
  en: ({ to, links }) => ({
    subject: "This address has a Qiying account already",
    parts: [
      "Someone has just tried to move another Qiying account to this address. It has an account of its own, so nothing was moved.",
      "If it was you, you can log in with this address:",
      { label: "Log in", url: links.login },
      "To move the other account here, first log in to this one, and delete it or give it another address.",
      "If it wasn't you, there is nothing to do. Your account has not changed.",
    ],
    why: `You got this email because someone entered ${to} in the settings of a Qiying account.`,
  }),
};
