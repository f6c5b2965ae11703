import { useLingui } from "@lingui/react";
import { PROPERTY_TYPES } from "#domain/listings/listing-choices.ts";
import { propertyTypeText } from "../../../platform/text/property-type-text.ts";
import { OptionList } from "../../../ui/form/option-list.tsx";

/** @param onChoose Called with an empty text for any type. */
export function TypeChoice({ value, onChoose }: { value: string; onChoose: (type: string) => void }) {
  const { i18n } = useLingui();
  return (
    <OptionList
      label={i18n._("search.property-type")}
      value={value}
      onChoose={onChoose}
      options={[
        { value: "", text: i18n._("search.property-type.any") },
        ...PROPERTY_TYPES.map((type) => ({ value: type, text: propertyTypeText(i18n, type) })),
      ]}
    />
  );
}
