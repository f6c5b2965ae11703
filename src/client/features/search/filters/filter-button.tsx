import { useLingui } from "@lingui/react";
import { SlidersHorizontal } from "lucide";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { Search } from "../url/use-search.ts";

const load = () => import("./filter-sheet.tsx");
const FilterSheet = lazy(async () => ({ default: (await load()).FilterSheet }));

/** Opens the filters on a phone. */
export function FilterButton({ search }: { search: Search }) {
  const { i18n } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <div className="shrink-0 lg:hidden">
      <Button
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setOpen(true)}
      >
        <Icon of={SlidersHorizontal} />
        {i18n._("search.filters")}
      </Button>
      <Suspense>{open && <FilterSheet search={search} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}
