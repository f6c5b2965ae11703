import type { MailTexts } from "./mail-text.ts";

/** Tells those in charge that there is one more of them. */
export const superuserCreated: MailTexts<{ newEmail: string }> = {
  zh: ({ to, links, newEmail }) => ({
    subject: "栖英多了一位管理员",
    parts: [
      `${newEmail} 刚刚成为栖英的管理员，可以查看、修改和删除所有用户。`,
      "如果你不知道这件事，请到管理页面核对一下：",
      { label: "打开管理页面", url: links.admin },
    ],
    why: `你收到这封邮件，是因为 ${to} 是栖英管理员的邮箱。`,
  }),
  en: ({ to, links, newEmail }) => ({
    subject: "Qiying has another administrator",
    parts: [
      `${newEmail} has just become an administrator of Qiying, and can see, change and delete all users.`,
      "If this is news to you, please check it on the admin page:",
      { label: "Open the admin page", url: links.admin },
    ],
    why: `You got this email because ${to} is the address of an administrator of Qiying.`,
  }),
};
