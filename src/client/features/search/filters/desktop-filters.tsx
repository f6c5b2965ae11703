import { useLingui } from "@lingui/react";
import { paths } from "../../../paths.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { FilterFields } from "./filter-fields.tsx";
import type { Search } from "../url/use-search.ts";

/** The filters, open, where there is room for them. */
export function DesktopFilters({ search }: { search: Search }) {
  const { i18n } = useLingui();
  return (
    <>
      <div className="grid grid-cols-3 gap-3 xl:grid-cols-[repeat(3,minmax(0,1.3fr))_repeat(3,minmax(0,1fr))]">
        <FilterFields search={search} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" type="submit">
          {i18n._("search.submit")}
        </Button>
        <Button onClick={search.clear}>{i18n._("search.clear")}</Button>
        <span className="grow" />
        <ButtonLink href={paths.ownListings}>{i18n._("search.post-room")}</ButtonLink>
        <ButtonLink href={paths.ownRequests}>{i18n._("search.find-roommate")}</ButtonLink>
      </div>
    </>
  );
}
