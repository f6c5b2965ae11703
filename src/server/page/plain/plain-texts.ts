import type { DocumentName } from "#contract/plain-documents.ts";
import type { Language } from "#domain/language.ts";

interface PlainTexts {
  tooOld: string;
  whatToDo: string;
  tryAnyway: string;
  otherLanguage: string;
  heading: string;
  allCities: string;
  city: string;
  show: string;
  none: string;
  gone: string;
  newer: string;
  older: string;
  back: string;
  aWeek: (price: string) => string;
  aMonth: (price: string) => string;
  from: (day: string) => string;
  until: (day: string) => string;
  span: (begin: string, end: string) => string;
  demo: string;
  description: string;
  more: string;
  contact: string;
  documents: Record<DocumentName, string>;
}

/** What the plain pages say. They have no catalogue: an old browser reads them as they come. */
export const PLAIN_TEXTS: Record<Language, PlainTexts> = {
  zh: {
    tooOld: "浏览器版本太旧，用不了完整的栖英。",
    whatToDo:
      "请更新浏览器：Chrome、Edge 要 111 以上，Safari 要 16.4 以上，Firefox 要 128 以上。更新不了的话，这里可以先看房。",
    tryAnyway: "还是打开完整版试试",
    otherLanguage: "English",
    heading: "正在出租的房子",
    allCities: "所有城市",
    city: "城市",
    show: "看房",
    none: "这里暂时没有房源。",
    gone: "这间房已经不在出租了。",
    newer: "上一页",
    older: "下一页",
    back: "回到列表",
    aWeek: (price) => `${price} / 周`,
    aMonth: (price) => `${price} / 月`,
    from: (day) => `${day}起`,
    until: (day) => `到${day}`,
    span: (begin, end) => `${begin} – ${end}`,
    demo: "演示房源",
    description: "介绍",
    more: "其他信息",
    contact: "登录后可以看联系方式，请换一个新一点的浏览器登录。",
    documents: { terms: "用户协议", privacy: "隐私说明", safety: "租房防骗" },
  },
  en: {
    tooOld: "This browser is too old for the full Qiying.",
    whatToDo:
      "Please update it: Chrome and Edge from 111, Safari from 16.4, Firefox from 128. Until then you can look at the rooms here.",
    tryAnyway: "Try the full version anyway",
    otherLanguage: "中文",
    heading: "Rooms to let",
    allCities: "All cities",
    city: "City",
    show: "Show rooms",
    none: "No rooms here right now.",
    gone: "This room is no longer available.",
    newer: "Previous page",
    older: "Next page",
    back: "Back to the list",
    aWeek: (price) => `${price} a week`,
    aMonth: (price) => `${price} a month`,
    from: (day) => `from ${day}`,
    until: (day) => `until ${day}`,
    span: (begin, end) => `${begin} – ${end}`,
    demo: "Demo room",
    description: "Description",
    more: "More",
    contact: "Log in with a newer browser to see contact details.",
    documents: { terms: "Terms", privacy: "Privacy", safety: "Renting safely" },
  },
};
