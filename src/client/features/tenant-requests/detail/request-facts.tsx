import { useLingui } from "@lingui/react";
import { namesIn, type FieldRow } from "#domain/fields/field-row.ts";
import { REQUEST_FIELDS } from "#domain/tenant-requests/request-fields.ts";
import type { TenantRequest } from "#domain/tenant-requests/tenant-request.ts";
import { fieldLabel } from "../../../platform/text/field-names.ts";
import { fieldText } from "../../../platform/text/field-value.ts";
import { postedDay } from "../../../platform/text/posted-day.ts";

/** The monthly budget stands beside the weekly one. */
const FACTS = namesIn(REQUEST_FIELDS, "page", ["price_per_month"]);
/** Code points from which on a text has a line of its own. */
const LONG = 200;

/** All fields of a request, in the order of its form; empty ones say so. */
export function RequestFacts({ request }: { request: TenantRequest }) {
  const { i18n } = useLingui();
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3">
      {FACTS.map((field) => (
        <Fact
          key={field}
          name={fieldLabel(i18n, field, "request")}
          text={fieldText(i18n, field, request)}
          isLong={isLong(REQUEST_FIELDS[field])}
        />
      ))}
      <Fact name={i18n._("request.posted")} text={postedDay(i18n.locale, request.created_at)} />
      <Fact name={i18n._("request.id")} text={request.id} isLong />
    </dl>
  );
}

function isLong(row: FieldRow): boolean {
  return row.type === "text" && row.longest > LONG;
}

interface FactProps {
  name: string;
  /** Null where nothing was given. */
  text: string | null;
  isLong?: boolean;
}

function Fact({ name, text, isLong = false }: FactProps) {
  const { i18n } = useLingui();
  return (
    <div className={isLong ? "col-span-2" : undefined}>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="whitespace-pre-line">
        {text === null ? <span className="text-ink-soft">{i18n._("request.not-given")}</span> : <bdi>{text}</bdi>}
      </dd>
    </div>
  );
}
