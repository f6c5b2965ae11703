import { DOCUMENT_NAMES, type DocumentName } from "#contract/plain-documents.ts";
import { CITY_NAMES, cityLabel } from "#domain/cities.ts";
import { proseOf } from "#domain/fields/prose.ts";
import type { Language } from "#domain/language.ts";
import { LISTING_FIELDS, type AllListingFieldsIn } from "#domain/listings/listing-fields.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { escapeHtml } from "../../escape-html.ts";
import { publicWords } from "../../public-text.ts";
import { poundsText } from "../pounds-text.ts";
import type { ReadDocument } from "./documents.ts";
import { PLAIN_TEXTS } from "./plain-texts.ts";

/** The fields of a room that plain pages show. */
type PlainRoom = Pick<
  Listing,
  | "id"
  | "images"
  | "image_url"
  | "is_demo"
  | AllListingFieldsIn<
      "plain-page",
      | "title"
      | "post_code"
      | "city"
      | "room_type"
      | "price"
      | "price_per_month"
      | "begin_date"
      | "end_date"
      | "description"
      | "additional_info"
    >
>;

/** The plain pages' style, without anything that a browser of 2015 does not know. */
export const PLAIN_STYLE = `
body{margin:0 auto;max-width:44rem;padding:1rem;font:1rem/1.6 sans-serif;color:#1e2430;background:#faf7f2}
a{color:#1f5fa8}
header,main,footer,nav,section,article{display:block}
h1{font-size:1.375rem;line-height:1.35}
h2{margin:0;font-size:1.125rem}
.old{padding:.75rem 1rem;background:#fdf1d8;border-radius:12px}
.old p,.room p{margin:.25rem 0}
form{margin:1rem 0}
select,button{font:inherit;padding:.5rem;min-height:44px}
.room{overflow:hidden;margin:1rem 0;padding:1rem;background:#fff;border:1px solid #e4ded4;border-radius:12px}
.room img{display:block;width:100%;height:auto;margin-bottom:.75rem;border-radius:8px}
.price{font-weight:bold}
@media (min-width:40rem){.in-list img{float:left;width:14rem;margin:0 1rem 0 0}}
section h2{margin:1.5rem 0 .5rem}
main strong{display:block}
main li{margin:.5rem 0}
main li p{margin:0}
h1,h2,.text{overflow-wrap:break-word;word-wrap:break-word}
.text{white-space:pre-line}
`;

/** A list of rooms, and where in it one is. */
export interface RoomsPage {
  rooms: readonly Listing[];
  /** As it was asked for; empty for all. */
  city: string;
  /** 1 is the first. */
  page: number;
  hasOlder: boolean;
}

/** The page that lists open rooms, for browsers below the floor (A-52). */
export function roomsHtml(language: Language, { rooms, city, page, hasOlder }: RoomsPage): string {
  const texts = PLAIN_TEXTS[language];
  const address = (at: number, to = language) => plainAddress("/plain", { lang: to, city, page: at });
  const none = rooms.length === 0 ? `<p>${texts.none}</p>` : "";
  const newer = page > 1 ? link(address(page - 1), texts.newer) : "";
  const older = hasOlder ? link(address(page + 1), texts.older) : "";
  const other = address(page, language === "zh" ? "en" : "zh");
  return documentOf(language, { title: texts.heading, other }, [
    `<h1>${texts.heading}</h1>`,
    cityForm(language, city),
    none,
    ...rooms.map((room) => roomInList(language, room)),
    `<p>${[newer, older].filter((part) => part !== "").join(" · ")}</p>`,
  ]);
}

/** The page at the address of a room that is offered no more, or never was. */
export function goneHtml(language: Language, id: string): string {
  const texts = PLAIN_TEXTS[language];
  const other = plainAddress(`/plain/rooms/${encodeURIComponent(id)}`, { lang: language === "zh" ? "en" : "zh" });
  return documentOf(language, { title: texts.gone, other }, [
    `<h1>${texts.gone}</h1>`,
    `<p>${link(plainAddress("/plain", { lang: language }), texts.back)}</p>`,
  ]);
}

/** The page of one open room, as an anonymous visitor may see it. */
export function roomHtml(language: Language, listing: Listing): string {
  const texts = PLAIN_TEXTS[language];
  const room = inWords(listing, language);
  const photos = room.images.toSorted((a, b) => a.display_order - b.display_order);
  const other = plainAddress(`/plain/rooms/${room.id}`, { lang: language === "zh" ? "en" : "zh" });
  return documentOf(language, { title: room.title, other }, [
    `<p>${link(plainAddress("/plain", { lang: language }), texts.back)}</p>`,
    `<div class="room">`,
    `<h1>${escapeHtml(room.title)}</h1>`,
    ...facts(language, room),
    ...photos.map(({ image_url: url }) => photo(url)),
    ...paragraph(texts.description, room.description),
    ...paragraph(texts.more, room.additional_info),
    `<p>${texts.contact}</p>`,
    `</div>`,
  ]);
}

/** The page of what everybody may read (A-66), in one language. */
export function documentHtml(language: Language, name: DocumentName, document: ReadDocument): string {
  const { title, html } = document[language];
  const other = plainAddress(`/plain/${name}`, { lang: language === "zh" ? "en" : "zh" });
  return documentOf(language, { title, other }, [
    `<p>${link(plainAddress("/plain", { lang: language }), PLAIN_TEXTS[language].back)}</p>`,
    html,
  ]);
}

function documentOf(language: Language, { title, other }: { title: string; other: string }, parts: string[]): string {
  const texts = PLAIN_TEXTS[language];
  return `<!doctype html>
<html lang="${language === "zh" ? "zh-CN" : "en"}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · 栖英 Qiying</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${PLAIN_STYLE}</style>
</head>
<body>
<header class="old">
<p><strong>${texts.tooOld}</strong></p>
<p>${texts.whatToDo}</p>
<p>${link("/?app=anyway", texts.tryAnyway)} · ${link(other, texts.otherLanguage)}</p>
</header>
<main>
${parts.filter((part) => part !== "").join("\n")}
</main>
<footer>
<p>${DOCUMENT_NAMES.map((name) => link(plainAddress(`/plain/${name}`, { lang: language }), texts.documents[name])).join(" · ")}</p>
</footer>
</body>
</html>
`;
}

function cityForm(language: Language, chosen: string): string {
  const texts = PLAIN_TEXTS[language];
  const options = CITY_NAMES.map((name) => {
    const shown = language === "zh" ? `${cityLabel(name, language)} ${name}` : name;
    return `<option value="${name}"${name === chosen ? " selected" : ""}>${shown}</option>`;
  });
  return `<form action="/plain" method="get">
<input type="hidden" name="lang" value="${language}">
<label>${texts.city} <select name="city"><option value="">${texts.allCities}</option>${options.join("")}</select></label>
<button type="submit">${texts.show}</button>
</form>`;
}

function roomInList(language: Language, listing: Listing): string {
  const room = inWords(listing, language);
  const address = plainAddress(`/plain/rooms/${room.id}`, { lang: language });
  const cover = room.image_url === null ? "" : photo(room.image_url.replace("/800.", "/400."));
  return [
    `<div class="room in-list">`,
    cover,
    `<h2>${link(address, room.title)}</h2>`,
    ...facts(language, room),
    `</div>`,
  ].join("\n");
}

const PROSE = proseOf(LISTING_FIELDS);

/** A room with a word for each contact that is covered in its texts. */
function inWords(room: Listing, language: Language): PlainRoom {
  const said = PROSE.map((name) => [name, room[name] && publicWords(room[name], language)]);
  return { ...room, ...Object.fromEntries(said) };
}

function facts(language: Language, room: PlainRoom): string[] {
  const texts = PLAIN_TEXTS[language];
  const demo = room.is_demo ? [texts.demo] : [];
  return [
    `<p class="price">${escapeHtml(rentText(texts, room))}</p>`,
    `<p>${[cityLabel(room.city, language), room.post_code, room.room_type, ...stay(language, room), ...demo].map(escapeHtml).join(" · ")}</p>`,
  ];
}

function stay(language: Language, { begin_date: begin, end_date: end }: PlainRoom): string[] {
  const texts = PLAIN_TEXTS[language];
  if (begin !== null && end !== null) return [texts.span(dayText(language, begin), dayText(language, end))];
  if (begin !== null) return [texts.from(dayText(language, begin))];
  return end === null ? [] : [texts.until(dayText(language, end))];
}

const DAYS = {
  zh: new Intl.DateTimeFormat("zh-CN", { dateStyle: "long", timeZone: "UTC" }),
  en: new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" }),
};

/** @param day A calendar day, `2026-11-18`. */
function dayText(language: Language, day: string): string {
  return DAYS[language].format(new Date(`${day}T00:00:00Z`));
}

function paragraph(heading: string, text: string | null): string[] {
  return text === null ? [] : [`<h2>${heading}</h2>`, `<p class="text">${escapeHtml(text)}</p>`];
}

function photo(url: string): string {
  return `<img src="${escapeHtml(url)}" alt="">`;
}

function link(address: string, text: string): string {
  return `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>`;
}

function plainAddress(path: string, { lang, city = "", page = 1 }: { lang: Language; city?: string; page?: number }) {
  const query = new URLSearchParams({ lang, ...(city !== "" && { city }), ...(page > 1 && { page: String(page) }) });
  return `${path}?${query.toString()}`;
}

/** The rent as it was typed, and behind a monthly one by the week (A-87). */
function rentText(texts: (typeof PLAIN_TEXTS)[Language], { price, price_per_month: perMonth }: PlainRoom): string {
  const week = texts.aWeek(poundsText(price));
  return perMonth == null ? week : `${texts.aMonth(poundsText(perMonth))} · ${week}`;
}
