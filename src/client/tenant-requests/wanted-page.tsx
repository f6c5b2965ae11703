import { useLingui } from "@lingui/react";
import { useDocumentTitle } from "../ui/use-document-title.ts";
import { FilterPanel } from "./filter-panel.tsx";
import { useWanted } from "./use-wanted.ts";
import { useWantedRequests } from "./use-wanted-requests.ts";
import { WantedResults } from "./wanted-results.tsx";

/** `/tenant`: everybody's wanted-to-rent requests (PR-210). */
export function WantedPage() {
  const { i18n } = useLingui();
  useDocumentTitle(i18n._("menu.requests"));
  const wanted = useWanted();
  const found = useWantedRequests(wanted);
  return (
    <div className="grid grid-cols-1 gap-4">
      <h1 className="text-2xl font-semibold">{i18n._("wanted.title")}</h1>
      <FilterPanel wanted={wanted} cities={found.cities} countTyped={found.countTyped} />
      <WantedResults wanted={wanted} found={found} />
    </div>
  );
}
