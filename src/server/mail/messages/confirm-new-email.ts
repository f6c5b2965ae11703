import type { MailTexts } from "./mail-text.ts";

/** The link by which an account moves to a new address. */
export const confirmNewEmail: MailTexts<{ token: string }> = {
  zh: ({ to, links, token }) => ({
    subject: "请验证你的栖英新邮箱",
    parts: [
      `有一个栖英账号想把登录邮箱改成 ${to}。如果是你，请点链接验证，验证后就用这个邮箱登录：`,
      { label: "改用这个邮箱", url: links.confirmEmail(token) },
      "链接 24 小时内有效，在那之前仍用原来的邮箱登录。要是收到了好几封，请用最新一封邮件里的链接。",
      "如果不是你，请忽略这封邮件，也不要点开链接。",
    ],
    why: `你收到这封邮件，是因为有人在栖英的账号设置里填写了 ${to}。`,
  }),
  en: ({ to, links, token }) => ({
    subject: "Please confirm your new email address for Qiying",
    parts: [
      `A Qiying account is to log in with ${to} from now on. If it is yours, please confirm the address, and the account moves to it:`,
      { label: "Use this address", url: links.confirmEmail(token) },
      "The link works for 24 hours; until you open it, the old address logs in. If you got several of these emails, use the link in the newest one.",
      "If it wasn't you, please ignore this email and don't open the link.",
    ],
    why: `You got this email because someone entered ${to} in the settings of a Qiying account.`,
  }),
};
