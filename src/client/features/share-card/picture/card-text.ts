import type { I18n } from "@lingui/core";
import { cityLabel } from "#domain/cities.ts";
import { cutText } from "#domain/cut-text.ts";
import type { Listing } from "#domain/listings/listing.ts";
import type { AllListingFieldsIn } from "#domain/listings/listing-fields.ts";
import { oneLine } from "#domain/one-line.ts";
import { outwardCodeOf } from "#domain/outward-code.ts";
import { coverPostcodes } from "#domain/postcodes/public-postcode.ts";
import { offeredRoomType } from "../../../platform/text/offered-room-type.ts";
import { pounds } from "../../../platform/text/pounds.ts";
import { monthlyRentText } from "../../../platform/text/monthly-rent-text.ts";
import { choiceText } from "../../../platform/text/choice-text.ts";
import { stayLengthText, stayText } from "../../../platform/text/stay-text.ts";
import { shownText } from "../../../platform/text/shown-text.ts";

/** All that a card says, in its language. */
export interface CardText {
  /** '£168' and '/周': the sum is set larger than what it is for. */
  price: string;
  per: string;
  /** '≈ £728 /月'. */
  month: string;
  /** '9月1日 – 次年6月30日'. */
  stay: string;
  /** '43 周'; null while an end is open. */
  length: string | null;
  /** City and postcode district, never the whole postcode. */
  place: string;
  title: string;
  /** Room type first, then what else decides. */
  facts: string[];
  /** Only what its owner has asked for. */
  contact: string | null;
  /** Beside the code. */
  scan: string;
}

/** The fields of a room that a share card draws. The contact is not among them: its owner adds it. */
export type CardRoom = Pick<
  Listing,
  | "is_demo"
  | AllListingFieldsIn<
      "share-card",
      | "title"
      | "post_code"
      | "city"
      | "property_type"
      | "room_type"
      | "price"
      | "price_per_month"
      | "begin_date"
      | "end_date"
      | "short_term_allowed"
    >
>;

/** What is said beside the room's own fields. */
interface Told {
  /** The London day. */
  today: string;
  /** Null unless the owner adds it. */
  contact: string | null;
  /** Whether bills are included. */
  hasBills: boolean;
}

const ROOM_TYPE_LENGTH = 20;

/**
 * The words of a card.
 * @param i18n Of the card's language, which need not be the page's.
 */
export function cardText(i18n: I18n, listing: CardRoom, { today, contact, hasBills }: Told): CardText {
  const sum = pounds(listing.price);
  const week = i18n._("room.price.week", { price: sum });
  return {
    price: sum,
    per: week.replace(sum, "").trim(),
    month: monthlyRentText(i18n, { weekly: listing.price, perMonth: listing.price_per_month }),
    stay: stayText(i18n, listing, today),
    length: stayLengthText(i18n, listing),
    place: placeText(i18n, listing),
    title: oneLine(shownText(i18n, coverPostcodes(listing.title))),
    facts: factsText(i18n, listing, hasBills),
    contact: contact === null ? null : i18n._("share-card.contact", { contact }),
    scan: i18n._("share-card.scan"),
  };
}

/** The dates and their length in one line: '9月1日 – 次年6月30日 · 43 周'. */
export function wholeStay({ stay, length }: Pick<CardText, "stay" | "length">): string {
  return length === null ? stay : `${stay} · ${length}`;
}

/** City and postcode district: '曼彻斯特 M14'. */
function placeText(i18n: I18n, { city, post_code }: Pick<Listing, "city" | "post_code">): string {
  const district = outwardCodeOf(post_code);
  const name = oneLine(cityLabel(coverPostcodes(city), i18n.locale === "en" ? "en" : "zh"));
  return district === null ? name : `${name} ${district}`;
}

/** The room type in the words of lists, cut where it is in its owner's words and long. */
export function roomTypeText(i18n: I18n, { room_type }: Pick<Listing, "room_type">): string {
  return cutText(offeredRoomType(i18n, oneLine(coverPostcodes(room_type))), ROOM_TYPE_LENGTH);
}

function factsText(i18n: I18n, listing: CardRoom, hasBills: boolean): string[] {
  return [
    ...(listing.is_demo ? [i18n._("share-card.demo")] : []),
    roomTypeText(i18n, listing),
    ...(hasBills ? [i18n._("wish.bills-included")] : []),
    ...(listing.short_term_allowed ? [i18n._("share-card.short-let")] : []),
    choiceText(i18n, listing.property_type),
  ].filter((fact) => fact !== "");
}
