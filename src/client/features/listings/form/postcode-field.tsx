import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { useDeferredValue, useEffect } from "react";
import { cityLabel, foldCity } from "#domain/cities.ts";
import type { ListingField } from "#domain/listings/listing-fields.ts";
import { lookUpPostcode, type TypedPostcode } from "../../../../query-parser/places/typed-postcode.ts";
import type { DraftSession } from "../../../drafts/draft-session.ts";
import { useDraftField } from "../../../drafts/form/draft-fields.tsx";
import type { DraftForm } from "../../../drafts/form/use-draft-form.ts";
import { useTyped } from "../../../drafts/form/use-field-part.ts";
import { currentLanguage } from "../../../platform/language/i18n.ts";
import { TextField } from "../../../ui/form/text-field.tsx";

interface Props {
  form: DraftForm<ListingField>;
  draftSession: DraftSession<"listing">;
}

/**
 * The postcode, looked up in the table of districts while it is typed. It is never refused: new districts are made now
 * and then. It chooses the city, unless the user or a reading has chosen one.
 */
export function PostcodeField({ form, draftSession }: Props) {
  const { i18n } = useLingui();
  const label = i18n._("listing-form.post-code");
  useEffect(() => {
    // The table of towns is spelt out at the first look: not with the first key.
    const timer = setTimeout(() => lookUpPostcode("E1"));
    return () => clearTimeout(timer);
  }, []);
  const field = useDraftField(form, "post_code", label);
  // A key is shown at once; what is said about the postcode follows, in pieces.
  const found = lookUpPostcode(useDeferredValue(field.value));
  const doubt = doubtOf(i18n, found, useTyped(form, "city"));
  return (
    <TextField
      {...field}
      label={label}
      onChange={(typed) => {
        field.onChange(typed);
        // In a task of its own: the key itself costs a slow phone half of what it has for one.
        setTimeout(() => chooseCity(draftSession));
      }}
      help={
        <>
          {doubt !== null && (
            <span role="status" className="block text-amber">
              {doubt}
            </span>
          )}
          {doubt === null && found.city !== null && (
            <span className="figures block text-moss">
              {found.outward} · {cityLabel(found.city, currentLanguage())}
            </span>
          )}
          {i18n._("listing-form.post-code.help")}
        </>
      }
      required
      autoComplete="postal-code"
      autoCapitalize="characters"
    />
  );
}

/** What does not seem right about a postcode, in a sentence; null where nothing does. @param city As it is typed. */
function doubtOf(i18n: I18n, { outward, city: found, isUnknown }: TypedPostcode, city: string): string | null {
  if (isUnknown) return i18n._("listing-form.post-code.unknown");
  if (outward === null || found === null || city === "" || foldCity(city) === foldCity(found)) return null;
  const language = currentLanguage();
  const chosen = cityLabel(foldCity(city), language);
  return i18n._("listing-form.post-code.elsewhere", { outward, found: cityLabel(found, language), chosen });
}

function chooseCity(draftSession: DraftSession<"listing">): void {
  const { base, typed, touched = [], suggested = {} } = draftSession.draft.peek();
  const { city } = lookUpPostcode(String(typed["post_code"] ?? ""));
  const isFree = base === null && !touched.includes("city") && suggested["city"] === undefined;
  if (isFree && city !== null) draftSession.takeSuggested({ typed: { city }, suggested });
}
