import type { I18n } from "@lingui/core";
import type { ReactNode } from "react";
import { cutText } from "#domain/cut-text.ts";
import { namesIn } from "#domain/fields/field-row.ts";
import { LISTING_FIELDS } from "#domain/listings/listing-fields.ts";
import { monthlyRent } from "#domain/listings/price.ts";
import { CHECK_IDS, type CheckId } from "#domain/viewings/viewing.ts";
import type { SavedViewing } from "#offline/viewings/saved-viewing.ts";
import { fieldLabel } from "../../../platform/text/field-names.ts";
import { fieldText } from "../../../platform/text/field-value.ts";
import { stayLengthText, stayText } from "../../../platform/text/stay-text.ts";
import { appointmentText } from "../appointment-text.ts";
import { SHORT_NAMES } from "../checklist/check-texts.ts";
import { shortPlaceText } from "../place-text.ts";
import { STATE_NAMES } from "../state-text.ts";
import { CheckCell } from "./check-cell.tsx";
import { MoneyCell } from "./money-cell.tsx";
import { wholeStay, type StayDates } from "./whole-stay.ts";
import { shownText } from "../../../platform/text/shown-text.ts";

/** The compared fields that have no row of their own here, nor stand in the heads of the columns. */
const COMPARED = namesIn(LISTING_FIELDS, "comparison", [
  "title",
  "post_code",
  "city",
  "price",
  "price_per_month",
  "begin_date",
  "end_date",
]);

/** One thing by which rooms are compared. */
export interface ComparisonRow {
  key: string;
  name: string;
  /** Two rooms are alike in this when it is the same for both. */
  valueOf: (viewing: SavedViewing) => string | number | null;
  show: (viewing: SavedViewing) => ReactNode;
}

interface Given {
  viewings: readonly SavedViewing[];
  stay: StayDates;
  /** The London day. */
  today: string;
}

/** Code points of the notes that stand beside those of other rooms. */
const NOTES_LENGTH = 160;

/** Everything that rooms are compared by: money first, then what they are, then what was seen there. */
export function comparisonRows(i18n: I18n, given: Given): ComparisonRow[] {
  return [...moneyRows(i18n, given), ...roomRows(i18n, given), ...CHECK_IDS.map((id) => checkRow(i18n, id))];
}

function moneyRows(i18n: I18n, { viewings, stay }: Given): ComparisonRow[] {
  const costOf = ({ listing }: SavedViewing) => wholeStay(listing, stay);
  const weeks = new Set(viewings.flatMap((viewing) => costOf(viewing)?.weeks ?? []));
  const weeksText = (viewing: SavedViewing) => {
    const cost = costOf(viewing);
    return cost === null ? i18n._("viewings.compare.no-dates") : i18n._("room.stay.weeks", { count: cost.weeks });
  };
  const money = (key: string, name: string, of: AmountOf, parts: MoneyParts = {}): ComparisonRow => {
    const { note = () => "", isComparable = true } = parts;
    const amounts = isComparable ? viewings.map(of) : [];
    const show = (viewing: SavedViewing) => <MoneyCell amount={of(viewing)} others={amounts} note={note(viewing)} />;
    return { key, name, valueOf: of, show };
  };
  return [
    money("week", i18n._("viewings.compare.week"), ({ listing }) => listing.price),
    money(
      "month",
      i18n._("viewings.compare.month"),
      ({ listing }) => listing.price_per_month ?? monthlyRent(listing.price),
    ),
    // A shorter stay is no cheaper room.
    money("whole", i18n._("viewings.compare.whole"), (viewing) => costOf(viewing)?.pounds ?? null, {
      note: weeksText,
      isComparable: weeks.size === 1,
    }),
  ];
}

type AmountOf = (viewing: SavedViewing) => number | null;

interface MoneyParts {
  /** The text below the sum. */
  note?: (viewing: SavedViewing) => string;
  /** Whether it means something that one of the sums is the lowest. */
  isComparable?: boolean;
}

function roomRows(i18n: I18n, { today }: Given): ComparisonRow[] {
  const row = (key: string, name: string, textOf: (viewing: SavedViewing) => string): ComparisonRow => ({
    key,
    name,
    valueOf: textOf,
    show: (viewing) => <bdi>{textOf(viewing) || i18n._("viewings.compare.nothing")}</bdi>,
  });
  return [
    row("score", i18n._("viewings.score"), ({ content: { score } }) =>
      score === null ? "" : i18n._("viewings.score.of", { score }),
    ),
    row("dates", i18n._("viewings.compare.dates"), ({ listing }) =>
      [stayText(i18n, listing, today), stayLengthText(i18n, listing)].filter((text) => text !== null).join(" · "),
    ),
    row("place", i18n._("room.fact.place"), ({ listing }) => shortPlaceText(listing)),
    ...COMPARED.map((field) =>
      row(field, fieldLabel(i18n, field, "listing"), ({ listing }) =>
        shownText(i18n, fieldText(i18n, field, listing) ?? ""),
      ),
    ),
    row("state", i18n._("viewings.state"), ({ content }) => i18n._(STATE_NAMES[content.state])),
    row("appointment", i18n._("viewings.appointment"), ({ content: { appointment } }) =>
      appointment === null ? "" : appointmentText(i18n.locale, appointment, today),
    ),
    row("notes", i18n._("viewings.notes"), ({ content }) => cutText(content.notes.trim(), NOTES_LENGTH)),
  ];
}

function checkRow(i18n: I18n, id: CheckId): ComparisonRow {
  return {
    key: id,
    name: i18n._(SHORT_NAMES[id]),
    valueOf: ({ content }) => content.checks[id]?.answer ?? null,
    show: ({ content }) => <CheckCell check={content.checks[id]} />,
  };
}
