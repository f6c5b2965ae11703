import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { X } from "lucide";
import { cityLabel } from "#domain/cities.ts";
import { currentLanguage } from "../../../platform/language/i18n.ts";
import { pounds } from "../../../platform/text/pounds.ts";
import { longDay } from "../../../platform/text/stay-text.ts";
import { Icon } from "../../../ui/icon.tsx";
import { roomTypeText } from "../../room/fit/room-type-text.ts";
import type { Wanted } from "./use-request-filter.ts";
import {
  readRequestFilterValues,
  REQUEST_FILTER_FIELDS,
  REQUEST_FILTERS,
  type RequestCriteria,
  type RequestFilterField,
} from "./request-filter.ts";

/** The active filters as chips; a tap removes one. */
export function FilterChips({ wanted }: { wanted: Wanted }) {
  const { i18n } = useLingui();
  const { criteria } = readRequestFilterValues(wanted.state.values);
  const chips = REQUEST_FILTER_FIELDS.flatMap((field) => {
    const text = chipText(i18n, field, criteria);
    return text === null ? [] : [{ field, text }];
  });
  if (chips.length === 0) return null;
  return (
    <ul aria-label={i18n._("wanted.chips")} className="flex flex-wrap gap-2">
      {chips.map(({ field, text }) => (
        <li key={field}>
          <button
            type="button"
            onClick={() => wanted.submit({ ...wanted.state.values, [field]: "" })}
            className="touch inline-flex items-center gap-1 rounded-full bg-brick-tint px-4 text-brick-deep"
          >
            <span className="sr-only">{i18n._("wanted.chips.remove")}</span>
            {text}
            <Icon of={X} size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function chipText(i18n: I18n, field: RequestFilterField, criteria: RequestCriteria): string | null {
  const asked = criteria[field];
  if (asked === undefined) return null;
  const { chip } = REQUEST_FILTERS[field];
  if (field === "room_type") return roomTypeText(i18n, String(asked));
  if (chip === null) return cityLabel(String(asked), currentLanguage());
  if (typeof asked === "number") return i18n._(chip, { price: pounds(asked) });
  return i18n._(chip, { day: longDay(i18n.locale, asked) });
}
