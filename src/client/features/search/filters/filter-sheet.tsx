import { useLingui } from "@lingui/react";
import { useId } from "react";
import { paths } from "../../../paths.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { filterTexts } from "../surface/filter-texts.ts";
import { emptied, FILTERS, type OpenSheet } from "../url/filters.ts";
import type { Criteria } from "../url/use-criteria.ts";
import { CityChoice } from "./city-choice.tsx";
import { DatesChoice } from "./dates-choice.tsx";
import { FilterFields } from "./filter-fields.tsx";
import { NearChoice } from "./near-choice.tsx";
import { PlainFilters } from "./plain-filters.tsx";
import { PriceChoice } from "./price-choice.tsx";
import { RoomTypeChoice } from "./room-type-choice.tsx";
import { useFilterForm, type FilterForm } from "./use-filter-form.ts";
import { useRoomCount } from "./use-room-count.ts";

interface Props {
  of: OpenSheet;
  criteria: Criteria;
  onClose: () => void;
}

/** One filter, or all of them, with the number of rooms that they leave. What is chosen by one tap is searched at once. */
export function FilterSheet({ of, criteria, onClose }: Props) {
  const { i18n } = useLingui();
  const formId = useId();
  const form = useFilterForm(criteria);
  const show = (changed = {}) => {
    if (form.submit(changed)) onClose();
  };
  return (
    <Sheet
      title={of === "all" ? i18n._("search.filters") : filterTexts(i18n, form.values, "")[of].label}
      closeLabel={i18n._("dialog.close")}
      onClose={onClose}
      footer={
        <div className="flex gap-2">
          <Button onClick={() => form.change(of === "all" ? emptied(...FILTERS) : emptied(of))}>
            {i18n._("search.clear")}
          </Button>
          <ShowButton form={form} formId={formId} />
        </div>
      }
    >
      <form
        noValidate
        id={formId}
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          show();
        }}
      >
        {of === "city" && <CityChoice form={form} onChoose={show} />}
        {of === "near" && <NearChoice form={form} />}
        {of === "dates" && <DatesChoice form={form} />}
        {of === "price" && <PriceChoice form={form} />}
        {of === "room_type" && <RoomTypeChoice values={form.values} onChoose={show} />}
        {of === "all" ? <AllFilters form={form} /> : <PlainFilters of={of} search={form} onChoose={show} />}
      </form>
    </Sheet>
  );
}

function AllFilters({ form }: { form: FilterForm }) {
  const { i18n } = useLingui();
  return (
    <>
      <div className="grid grid-cols-2 gap-3 *:first:col-span-2">
        <FilterFields search={form} />
      </div>
      <div className="grid grid-cols-2 gap-3 border-t border-line pt-4">
        <ButtonLink href={paths.ownListings}>{i18n._("search.post-room")}</ButtonLink>
        <ButtonLink href={paths.ownRequests}>{i18n._("search.find-roommate")}</ButtonLink>
      </div>
    </>
  );
}

function ShowButton({ form, formId }: { form: FilterForm; formId: string }) {
  const { i18n } = useLingui();
  const found = useRoomCount(form.values);
  return (
    <Button look="primary" className="grow" type="submit" form={formId}>
      {text()}
    </Button>
  );

  function text(): string {
    if (found === null) return i18n._("search.submit");
    const { count, isLowerBound } = found;
    return isLowerBound ? i18n._("search.show.at-least", { count }) : i18n._("search.show", { count });
  }
}
