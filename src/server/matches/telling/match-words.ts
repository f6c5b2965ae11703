import { cityLabel } from "#domain/cities.ts";
import { cutText } from "#domain/cut-text.ts";
import type { Language } from "#domain/language.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { MESSAGE_TITLE_LENGTH, type NotificationText } from "#domain/notifications/notification.ts";
import { publicWords } from "../../public-text.ts";
import { rentWords, type PricedRoom } from "../../rent-words.ts";

/*
 * What people are told of matches and offers. Titles are subjects of mails too, and have no words that strangers have written;
 * they are shown on locked phones, and so are bodies, which name no person.
 */

type Words = Record<Language, NotificationText>;

function titleOf(room: Pick<Listing, "title">, language: Language): string {
  return cutText(publicWords(room.title, language), MESSAGE_TITLE_LENGTH);
}

/** To the owner of a request: a room that fits it. */
export function roomFitsWords(room: PricedRoom & Pick<Listing, "title">): Words {
  const rent = rentWords(room);
  return {
    zh: { title: `有房源适合你的求租：${rent.zh}`, body: titleOf(room, "zh") },
    en: { title: `A room fits your request: ${rent.en}`, body: titleOf(room, "en") },
  };
}

/** To the owner of a request that was just posted or changed: how many rooms fit it, two or more. */
export function roomsFitWords(count: number, city: string): Words {
  return {
    zh: { title: `有 ${count} 间房源适合你的求租`, body: `${cityLabel(city, "zh")}的求租：看看哪些合适，为什么合适。` },
    en: {
      title: `${count} rooms fit your request`,
      body: `Your request in ${city}: see which they are, and why they fit.`,
    },
  };
}

/** To a poster: how many requests their room fits. */
export function requestsFitWords(count: number, room: Pick<Listing, "title">): Words {
  return {
    zh: { title: `有 ${count} 条求租适合你的房源`, body: `${titleOf(room, "zh")}：可以把房源推荐给对方。` },
    en: {
      title: count === 1 ? "A request fits your room" : `${count} requests fit your room`,
      body: `${titleOf(room, "en")}: you can offer it to them.`,
    },
  };
}

/** To the owner of a request: a room was offered to them. */
export function offerWords(room: PricedRoom & Pick<Listing, "title">): Words {
  const rent = rentWords(room);
  return {
    zh: { title: `有人向你推荐了一间房：${rent.zh}`, body: titleOf(room, "zh") },
    en: { title: `A room was offered to you: ${rent.en}`, body: titleOf(room, "en") },
  };
}
