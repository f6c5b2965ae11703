import type { MailTexts } from "./mail-text.ts";

/** The six digits for signing up, with the link that proves the mailbox. */
export const verificationCode: MailTexts<{ code: string; linkToken: string }> = {
  zh: ({ to, links, code, linkToken }) => ({
    subject: "你的栖英验证码",
    parts: [
      "注册栖英的验证码是：",
      { code },
      "5 分钟内有效，请回到注册页面填写。",
      "也请点一下这个链接，确认邮箱是你的。链接 24 小时内有效。",
      { label: "确认邮箱", url: links.confirmEmail(linkToken) },
      "如果不是你在注册，请忽略这封邮件，也不要点开链接。",
    ],
    why: `你收到这封邮件，是因为有人在栖英的注册页面填写了 ${to}。`,
  }),
  en: ({ to, links, code, linkToken }) => ({
    subject: "Your Qiying verification code",
    parts: [
      "Here is the code for signing up to Qiying:",
      { code },
      "It works for five minutes. Please type it into the sign-up page.",
      "Please open this link too. It confirms that the mailbox is yours, and works for 24 hours.",
      { label: "Confirm this mailbox", url: links.confirmEmail(linkToken) },
      "If you are not signing up, please ignore this mail and leave the link alone.",
    ],
    why: `You got this mail because somebody entered ${to} on Qiying's sign-up page.`,
  }),
};
