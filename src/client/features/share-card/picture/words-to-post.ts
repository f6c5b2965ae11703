import type { I18n } from "@lingui/core";
import { cityLabel } from "#domain/cities.ts";
import { roomTypeText, wholeStay, type CardRoom, type CardText } from "./card-text.ts";

/** Where a text is for: chats, where a link can be tapped, or Xiaohongshu, where none can. */
export const POST_PLACES = ["wechat", "xiaohongshu"] as const;
export type PostPlace = (typeof POST_PLACES)[number];

/** A text to go with a card, without contact data. @param text The card's own words. @param address The room's. */
export function wordsToPost(i18n: I18n, place: PostPlace, listing: CardRoom, text: CardText, address: string): string {
  return (place === "wechat" ? forWechat(i18n, listing, text, address) : forXiaohongshu(i18n, listing, text)).join(
    "\n",
  );
}

function forWechat(i18n: I18n, listing: CardRoom, text: CardText, link: string): string[] {
  return [
    i18n._("share-card.words.head", {
      place: text.place,
      type: roomTypeText(i18n, listing),
      price: rentOf(i18n, text),
    }),
    wholeStay(text),
    text.title,
    i18n._("share-card.words.link", { link }),
  ];
}

function forXiaohongshu(i18n: I18n, listing: CardRoom, text: CardText): string[] {
  const city = cityLabel(listing.city, i18n.locale === "en" ? "en" : "zh");
  return [
    i18n._("share-card.words.title", { city, type: roomTypeText(i18n, listing), price: `${text.price} ${text.per}` }),
    "",
    text.title,
    `📍 ${text.place}`,
    `💷 ${rentOf(i18n, text)}`,
    `📅 ${wholeStay(text)}`,
    `🏠 ${text.facts.join(" · ")}`,
    "",
    i18n._("share-card.words.scan"),
    // A hashtag ends at a space or a mark.
    i18n._("share-card.words.tags", { city: city.replaceAll(/[^\p{L}\p{N}]/gu, "") }),
  ];
}

function rentOf(i18n: I18n, { price, per, month }: CardText): string {
  return i18n._("share-card.words.rent", { week: `${price} ${per}`, month });
}
