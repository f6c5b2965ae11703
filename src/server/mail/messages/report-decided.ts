import type { Language } from "#domain/language.ts";
import type { ReportKind, ReportOutcome } from "#domain/moderation/report-rules.ts";
import type { MailTexts } from "./mail-text.ts";
import { REPORTED } from "./moderation-words.ts";

export interface ReportFacts {
  of: ReportKind;
  number: string;
  outcome: ReportOutcome;
}

const CAME_OF_IT: Record<Language, Record<ReportOutcome, (what: string) => string>> = {
  zh: {
    no_breach: (what) => `我们仔细看过，这条${what}没有违反规则，所以保留了下来。`,
    hidden: (what) => `这条${what}已经隐藏，别人找不到了。`,
    removed: (what) => `这条${what}已经移除。`,
    warned: () => "我们已经警告了发布者。",
    deactivated: () => "我们停用了发布者的账号，对方发布的内容都不再公开。",
    restored: (what) => `我们又核实了一次，之前的处理已经撤回，这条${what}可能会重新出现。`,
  },
  en: {
    no_breach: (what) => `We looked at the ${what} carefully. It doesn't break the rules, so it stays.`,
    hidden: (what) => `The ${what} has been hidden: no one can find it any more.`,
    removed: (what) => `The ${what} has been removed.`,
    warned: () => "We have warned the person who posted it.",
    deactivated: () => "We have deactivated the account that posted it, and nothing it posted is public any more.",
    restored: (what) => `We have looked at it again and taken our decision back, so the ${what} may be there again.`,
  },
};

/** Tells a reporter what came of their report. */
export const reportDecided: MailTexts<ReportFacts> = {
  zh: ({ to, of, number, outcome }) => ({
    subject: `你在栖英的举报 ${number} 有结果了`,
    parts: [`谢谢你举报这条${REPORTED.zh[of]}。`, CAME_OF_IT.zh[outcome](REPORTED.zh[of])],
    why: `你收到这封邮件，是因为有人举报时留下了 ${to}。`,
  }),
  en: ({ to, of, number, outcome }) => ({
    subject: `Your report ${number} on Qiying has an outcome`,
    parts: [`Thank you for reporting a ${REPORTED.en[of]} to us.`, CAME_OF_IT.en[outcome](REPORTED.en[of])],
    why: `You got this email because a report was made with ${to}.`,
  }),
};
