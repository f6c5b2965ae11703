import type { MailTexts } from "./mail-text.ts";

/** The six digits for signing up, which prove the mailbox. */
export const verificationCode: MailTexts<{ code: string }> = {
  zh: ({ to, code }) => ({
    subject: "你的栖英验证码",
    parts: [
      "注册栖英的验证码是：",
      { code },
      "5 分钟内有效，请回到注册页面填写。要是收到了好几封，请用最新一封里的验证码。",
      "验证码只填在注册页面上，不要告诉任何人。如果不是你在注册，请忽略这封邮件。",
    ],
    why: `你收到这封邮件，是因为有人在栖英的注册页面填写了 ${to}。`,
  }),
  en: ({ to, code }) => ({
    subject: "Your Qiying verification code",
    parts: [
      "Here is the code for signing up to Qiying:",
      { code },
      "It works for five minutes. Please type it into the sign-up page. If several of these emails have come, use the newest code.",
      "Type it nowhere else, and tell it to no one. If you are not signing up, please ignore this email.",
    ],
    why: `You got this email because someone entered ${to} on Qiying's sign-up page.`,
  }),
};
