import { useLingui } from "@lingui/react";
import { filterRow, type FilterRow } from "#domain/search/search-filters.ts";
import { choiceText } from "../../../platform/text/choice-text.ts";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { OptionList } from "../../../ui/form/option-list.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { DateField, MoneyField, TextField } from "../../../ui/form/text-field.tsx";
import { FILTER_NAMES } from "../surface/filter-names.ts";
import { plainIn, type Filter, type PlainFilter } from "../url/filters.ts";
import type { SearchValues } from "../url/search-values.ts";
import { useSearchField, type FieldSource } from "./search-field.tsx";

interface PlainFiltersProps {
  search: FieldSource;
  of: Filter;
  /** In a sheet of its own, what is chosen by one tap is searched at once. */
  onChoose?: (chosen: Partial<SearchValues>) => void;
}

/** The fields of a filter that no component of its own draws, each by the type of its row. */
export function PlainFilters({ of, ...props }: PlainFiltersProps) {
  return plainIn(of).map((field) => <PlainFilter key={field} field={field} {...props} />);
}

function PlainFilter({ field, search, onChoose }: Omit<PlainFiltersProps, "of"> & { field: PlainFilter }) {
  const { i18n } = useLingui();
  const given = useSearchField({ search, field, label: i18n._(FILTER_NAMES[field]) });
  const choose = onChoose && ((value: string) => onChoose({ [field]: value }));
  return <FilterControl name={field} row={filterRow(field)} onChoose={choose} {...given} />;
}

interface ControlProps extends ReturnType<typeof useSearchField> {
  name: string;
  row: FilterRow;
  onChoose?: ((value: string) => void) | undefined;
}

/** The control of a filter, by the type of its row. */
export function FilterControl({ row, onChoose, ...field }: ControlProps) {
  switch (row.type) {
    case "choice":
      return <ChoiceControl offered={row.offered} onChoose={onChoose} {...field} />;
    case "yes": {
      const { name, label, value, onChange } = field;
      const change = onChoose ?? onChange;
      return (
        <Checkbox
          name={name}
          label={label}
          checked={value === "true"}
          onChange={(isAsked) => change(isAsked ? "true" : "")}
        />
      );
    }
    case "pounds":
      return <MoneyField {...field} />;
    case "count":
      return <TextField {...field} type="number" min={row.least} max={row.most} step={1} />;
    case "day":
      return <DateField {...field} />;
    case "text":
      return <TextField {...field} maxLength={row.longest} />;
    case "list":
      return <TextField {...field} />;
  }
}

function ChoiceControl({ offered, onChoose, ...field }: Omit<ControlProps, "row"> & { offered: readonly string[] }) {
  const { i18n } = useLingui();
  const words = offered.map((value) => ({ value, text: choiceText(i18n, value) }));
  const options = [{ value: "", text: i18n._("search.any") }, ...words];
  if (onChoose !== undefined)
    return <OptionList label={field.label} value={field.value} onChoose={onChoose} options={options} />;
  return (
    <SelectField {...field}>
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}
