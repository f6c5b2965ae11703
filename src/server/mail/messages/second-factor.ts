import type { SecondFactorNews } from "../mail-job.ts";
import type { MailTexts } from "./mail-text.ts";

/** Tells a superuser what has become of their second factor, and what to do where it was not they. */
export const secondFactor: MailTexts<{ news: SecondFactorNews }> = {
  zh: ({ to, links, news }) => ({
    subject: SUBJECT[news.what].zh,
    parts: [...happened(news).zh, { label: "找回密码", url: links.recoverPassword }],
    why: `你收到这封邮件，是因为 ${to} 是栖英管理员的邮箱。`,
  }),
  en: ({ to, links, news }) => ({
    subject: SUBJECT[news.what].en,
    parts: [...happened(news).en, { label: "Recover your password", url: links.recoverPassword }],
    why: `You got this email because ${to} is the address of an administrator of Qiying.`,
  }),
};

const SUBJECT: Record<SecondFactorNews["what"], Record<"zh" | "en", string>> = {
  on: { zh: "栖英：管理操作的二次验证已开启", en: "Qiying: two-step check turned on" },
  off: { zh: "栖英：管理操作的二次验证已关闭", en: "Qiying: two-step check turned off" },
  reset: { zh: "栖英：你的二次验证已被重置", en: "Qiying: your two-step check has been reset" },
  "new-recovery-codes": { zh: "栖英：已生成新的备用码", en: "Qiying: new recovery codes" },
  "recovery-code-used": { zh: "栖英：有一个备用码刚被使用", en: "Qiying: a recovery code has been used" },
};

const NOT_YOU = {
  zh: "如果不是你，有人知道你的密码：请马上换一个新密码，并告诉另一位管理员。",
  en: "If it wasn't you, someone knows your password: set a new one straight away, and tell another administrator.",
};

function happened(news: SecondFactorNews): Record<"zh" | "en", readonly string[]> {
  switch (news.what) {
    case "on":
      return {
        zh: ["你的账号刚刚开启了二次验证：从现在起，做管理操作前要输入验证器里的验证码。登录和以前一样。", NOT_YOU.zh],
        en: [
          "The two-step check of your account has just been turned on: from now on administrative actions ask for a code from your authenticator app. You log in as before.",
          NOT_YOU.en,
        ],
      };
    case "off":
      return {
        zh: ["你的账号刚刚关闭了二次验证：做管理操作不再需要验证码，备用码也都失效了。", NOT_YOU.zh],
        en: [
          "The two-step check of your account has just been turned off: administrative actions ask for no code any more, and your recovery codes no longer work.",
          NOT_YOU.en,
        ],
      };
    case "reset":
      return {
        zh: [
          news.by === "superuser"
            ? "另一位管理员刚刚重置了你的二次验证：现在只凭密码就能做管理操作。"
            : "网站的维护人员刚刚重置了你的二次验证：现在只凭密码就能做管理操作。",
          "请到设置里重新开启。如果你没有请人这样做，请马上换一个新密码，并告诉另一位管理员。",
        ],
        en: [
          news.by === "superuser"
            ? "Another administrator has just reset your two-step check: your password alone now opens the administration."
            : "Whoever runs the site has just reset your two-step check: your password alone now opens the administration.",
          "Please turn it on again in your settings. If you didn't ask for this, set a new password straight away, and tell another administrator.",
        ],
      };
    case "new-recovery-codes":
      return {
        zh: ["你刚刚生成了新的备用码，以前的都失效了。", NOT_YOU.zh],
        en: ["You have just made new recovery codes. The earlier ones no longer work.", NOT_YOU.en],
      };
    case "recovery-code-used":
      return {
        zh: [`你的账号刚刚用掉了一个备用码，还剩 ${news.left} 个。快用完时，可以在设置里生成新的。`, NOT_YOU.zh],
        en: [
          `A recovery code of your account has just been used; ${news.left} ${news.left === 1 ? "is" : "are"} left. You can make new ones in your settings.`,
          NOT_YOU.en,
        ],
      };
  }
}
