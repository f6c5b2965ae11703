import type { Language } from "#domain/language.ts";
import type { ActReason } from "#domain/moderation/act-rules.ts";
import type { ReportKind } from "#domain/moderation/report-rules.ts";

/** Why something was done, as a clause that ends a sentence. */
export const REASON_WORDS: Record<Language, Record<ActReason, string>> = {
  zh: {
    scam: "内容疑似诈骗",
    not_available: "房源并不存在，或者早就租出去了",
    stolen_photos: "用了别人的照片",
    discrimination: "内容带有歧视",
    personal_data: "公开了别人的联系方式或个人信息",
    spam: "属于广告或重复发布",
    other_breach: "不符合栖英的使用条款",
    near_copy: "它和一间已被隐藏的房几乎一样，要等管理员看过",
    no_breach: "重新看过之后，没有发现违规",
    mended: "问题已经改好了",
    appeal_granted: "你的申诉成立",
    appeal_refused: "看过你的申诉之后，我们维持原来的决定",
  },
  en: {
    scam: "it looks like a scam",
    not_available: "the room isn't there, or was let long ago",
    stolen_photos: "it uses someone else's photos",
    discrimination: "it discriminates against people",
    personal_data: "it shows someone else's contact or personal details",
    spam: "it is advertising, or posted over and over",
    other_breach: "it breaks the terms of Qiying",
    near_copy: "it is nearly the same as a room that was hidden, and waits for a moderator to look",
    no_breach: "we looked again and found no breach",
    mended: "what was wrong has been put right",
    appeal_granted: "your appeal was right",
    appeal_refused: "we have read your appeal, and the decision stays as it was",
  },
};

/** What is reported. */
export const REPORTED: Record<Language, Record<ReportKind, string>> = {
  zh: { listing: "房源", tenant_request: "求租" },
  en: { listing: "room", tenant_request: "request" },
};

/** What a mail is about: the reader's room, request or account. */
export function yours(language: Language, of: ReportKind | null, title: string | null): string {
  if (language === "zh") {
    if (of === null) return "你的栖英账号";
    const what = of === "listing" ? "你发布的房源" : "你发布的求租";
    return title === null ? what : `${what}“${title}”`;
  }
  if (of === null) return "your Qiying account";
  const what = of === "listing" ? "your room" : "your request";
  return title === null ? what : `${what} “${title}”`;
}
