import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { cityLabel } from "#domain/cities.ts";
import { namesIn } from "#domain/fields/field-row.ts";
import { REQUEST_FIELDS } from "#domain/tenant-requests/request-fields.ts";
import type { TenantRequest } from "#domain/tenant-requests/tenant-request.ts";
import { currentLanguage } from "../../../platform/language/i18n.ts";
import { fieldLabel } from "../../../platform/text/field-names.ts";
import { fieldValue } from "../../../platform/text/field-value.ts";
import { postedDay } from "../../../platform/text/posted-day.ts";
import { pounds } from "../../../platform/text/pounds.ts";
import { longDay } from "../../../platform/text/stay-text.ts";
import { letTypeText, wantedRoomText, wantedTypeText } from "../request-text.ts";

/** The fields of a request that are not named below. */
const OTHERS = namesIn(REQUEST_FIELDS, "page", [
  "city",
  "post_code",
  "begin_date",
  "end_date",
  "price_upper_bound",
  "property_type",
  "room_type",
  "let_type",
  "email",
  "contact_info",
  "description",
]);

/** All fields of a request, in the order of its form; empty ones say so. */
export function RequestFacts({ request }: { request: TenantRequest }) {
  const { i18n } = useLingui();
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3">
      {factsOf(i18n, request).map(({ name, text, isLong }) => (
        <div key={name} className={isLong ? "col-span-2" : undefined}>
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="whitespace-pre-line">
            {text === null ? <span className="text-ink-soft">{i18n._("request.not-given")}</span> : <bdi>{text}</bdi>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface Fact {
  name: string;
  /** Null where nothing was given. */
  text: string | null;
  isLong?: boolean;
}

function factsOf(i18n: I18n, request: TenantRequest): Fact[] {
  const { begin_date, end_date, price_upper_bound, let_type } = request;
  return [
    { name: i18n._("request.city"), text: cityLabel(request.city, currentLanguage()) },
    { name: i18n._("request.post-code"), text: given(request.post_code) },
    { name: i18n._("request.begin-date"), text: begin_date && longDay(i18n.locale, begin_date) },
    { name: i18n._("request.end-date"), text: end_date && longDay(i18n.locale, end_date) },
    {
      name: i18n._("request.budget"),
      text: price_upper_bound === null ? null : i18n._("room.price.week", { price: pounds(price_upper_bound) }),
    },
    { name: i18n._("request.property-type"), text: wantedTypeText(i18n, request.property_type) },
    { name: i18n._("request.room-type"), text: wantedRoomText(i18n, request) },
    { name: i18n._("request.let-type"), text: let_type && letTypeText(i18n, let_type) },
    { name: i18n._("request.email"), text: given(request.email), isLong: true },
    { name: i18n._("request.contact"), text: given(request.contact_info), isLong: true },
    { name: i18n._("request.description"), text: given(request.description), isLong: true },
    ...OTHERS.map((field) => ({
      name: fieldLabel(i18n, field, "request"),
      text: fieldValue(i18n, field, request[field]),
    })),
    { name: i18n._("request.posted"), text: postedDay(i18n.locale, request.created_at) },
    { name: i18n._("request.id"), text: request.id, isLong: true },
  ];
}

function given(text: string | null): string | null {
  return text === null || text.trim() === "" ? null : text;
}
