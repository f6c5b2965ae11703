import { useLingui } from "@lingui/react";
import { Plus, SlidersHorizontal } from "lucide";
import { useState, type FormEvent } from "react";
import { paths } from "../../../paths.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useWide } from "../../../ui/use-wide.ts";
import { FilterChips } from "./filter-chips.tsx";
import { FilterFields } from "./filter-fields.tsx";
import { FilterSheet } from "./filter-sheet.tsx";
import type { Wanted } from "./use-request-filter.ts";

interface Props {
  wanted: Wanted;
  cities: readonly string[];
  /** The number of requests that match the typed filters; null while unknown. */
  countTyped: number | null;
}

/** The filters: open in a row on a desktop, behind one button on a phone; active ones show as chips. */
export function FilterPanel(props: Props) {
  return (
    <search className="grid grid-cols-1 gap-3">
      {useWide() ? <OpenFilters {...props} /> : <FilterButton {...props} />}
      <FilterChips wanted={props.wanted} />
    </search>
  );
}

function OpenFilters({ wanted, cities }: Props) {
  const { i18n } = useLingui();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    wanted.submit();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3 rounded-card border border-line bg-card p-4">
      <div className="grid grid-cols-5 gap-3">
        <FilterFields wanted={wanted} cities={cities} />
      </div>
      <div className="flex gap-2">
        <Button look="primary" type="submit">
          {i18n._("wanted.search")}
        </Button>
        <Button onClick={wanted.clear}>{i18n._("wanted.clear")}</Button>
        <span className="grow" />
        <AddRequest />
      </div>
    </form>
  );
}

function FilterButton(props: Props) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap justify-between gap-2">
      <Button aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <Icon of={SlidersHorizontal} />
        {i18n._("wanted.filters")}
      </Button>
      <AddRequest />
      {isOpen && <FilterSheet {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}

function AddRequest() {
  const { i18n } = useLingui();
  return (
    <ButtonLink href={paths.ownRequests}>
      <Icon of={Plus} />
      {i18n._("own-requests.add")}
    </ButtonLink>
  );
}
