import { useLingui } from "@lingui/react";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { FilterPanel } from "./filter-panel.tsx";
import { useRequestFilter } from "./use-request-filter.ts";
import { useRequests } from "./use-requests.ts";
import { RequestResults } from "./request-results.tsx";

/** `/tenant`: all wanted-to-rent requests (PR-210). */
export function RequestsPage() {
  const { i18n } = useLingui();
  useDocumentTitle(i18n._("menu.requests"));
  const wanted = useRequestFilter();
  const found = useRequests(wanted);
  return (
    <div className="grid grid-cols-1 gap-4">
      <h1 className="text-2xl font-semibold">{i18n._("wanted.title")}</h1>
      <FilterPanel wanted={wanted} cities={found.cities} countTyped={found.countTyped} />
      <RequestResults wanted={wanted} found={found} />
    </div>
  );
}
