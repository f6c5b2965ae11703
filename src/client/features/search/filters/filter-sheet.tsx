import { useLingui } from "@lingui/react";
import { useId } from "react";
import { Button } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { FilterFields } from "./filter-fields.tsx";
import { EMPTY_SEARCH } from "../url/search-values.ts";
import type { Search } from "../url/use-search.ts";
import { useRoomCount } from "./use-room-count.ts";

/** The filters on a phone, with the number of rooms that they leave. */
export function FilterSheet({ search, onClose }: { search: Search; onClose: () => void }) {
  const { i18n } = useLingui();
  const formId = useId();
  const found = useRoomCount(search.values);
  const show = () => {
    if (search.submit()) onClose();
  };
  const showText = () => {
    if (found === null) return i18n._("search.submit");
    const { count, isLowerBound } = found;
    return isLowerBound ? i18n._("search.show.at-least", { count }) : i18n._("search.show", { count });
  };
  return (
    <Sheet
      title={i18n._("search.filters")}
      closeLabel={i18n._("dialog.close")}
      onClose={onClose}
      footer={
        <div className="flex gap-2">
          <Button onClick={() => search.change({ ...EMPTY_SEARCH, keyword: search.values.keyword })}>
            {i18n._("search.clear")}
          </Button>
          <Button look="primary" className="grow" type="submit" form={formId}>
            {showText()}
          </Button>
        </div>
      }
    >
      <form
        noValidate
        id={formId}
        className="grid grid-cols-2 gap-3 *:first:col-span-2 *:last:col-span-2"
        onSubmit={(event) => {
          event.preventDefault();
          show();
        }}
      >
        <FilterFields search={search} />
      </form>
    </Sheet>
  );
}
