import { useLingui } from "@lingui/react";
import { useId, type FormEvent } from "react";
import { Button } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { FilterFields } from "./filter-fields.tsx";
import type { Wanted } from "./use-request-filter.ts";

interface Props {
  wanted: Wanted;
  cities: readonly string[];
  countTyped: number | null;
  onClose: () => void;
}

/** The filters on a phone, with the number of matching requests. */
export function FilterSheet({ wanted, cities, countTyped, onClose }: Props) {
  const { i18n } = useLingui();
  const formId = useId();
  const show = (event: FormEvent) => {
    event.preventDefault();
    if (wanted.submit()) onClose();
  };
  const clear = () => {
    wanted.clear();
    onClose();
  };
  return (
    <Sheet
      title={i18n._("wanted.filters")}
      closeLabel={i18n._("dialog.close")}
      onClose={onClose}
      footer={
        <div className="flex gap-2">
          <Button onClick={clear}>{i18n._("wanted.clear")}</Button>
          <Button look="primary" className="grow" type="submit" form={formId}>
            {countTyped === null ? i18n._("wanted.search") : i18n._("wanted.show", { count: countTyped })}
          </Button>
        </div>
      }
    >
      <form noValidate id={formId} onSubmit={show} className="grid grid-cols-2 gap-3 *:first:col-span-2">
        <FilterFields wanted={wanted} cities={cities} />
      </form>
    </Sheet>
  );
}
