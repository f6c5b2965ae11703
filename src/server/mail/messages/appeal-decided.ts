import type { AppealOutcome } from "#domain/moderation/act-rules.ts";
import type { ReportKind } from "#domain/moderation/report-rules.ts";
import type { MailTexts } from "./mail-text.ts";
import { yours } from "./moderation-words.ts";

export interface AppealFacts {
  of: ReportKind | null;
  title: string | null;
  outcome: AppealOutcome;
  words: string | null;
}

/** Tells an appellant what came of it, where nothing was restored that would tell it. */
export const appealDecided: MailTexts<AppealFacts> = {
  zh: ({ to, of, title, outcome, words }) => ({
    subject: "你在栖英的申诉有结果了",
    parts: [
      outcome === "granted"
        ? `关于${yours("zh", of, title)}的申诉，我们看过了。你说得对，那次警告不作数。`
        : `关于${yours("zh", of, title)}的申诉，我们看过了，决定维持原来的处理。`,
      ...(words === null ? [] : ["管理员的说明：", words]),
    ],
    why: `你收到这封邮件，是因为 ${to} 是这个栖英账号的登录邮箱。`,
  }),
  en: ({ to, of, title, outcome, words }) => ({
    subject: "Your appeal on Qiying has an outcome",
    parts: [
      outcome === "granted"
        ? `We have read your appeal about ${yours("en", of, title)}, and you are right: the warning doesn't count.`
        : `We have read your appeal about ${yours("en", of, title)}, and the decision stays as it was.`,
      ...(words === null ? [] : ["In the moderator's words:", words]),
    ],
    why: `You got this email because ${to} is the address of this Qiying account.`,
  }),
};
