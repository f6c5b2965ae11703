import { useLingui } from "@lingui/react";
import type { ReactNode } from "react";
import type { Call } from "#contract/endpoints.ts";
import { NotLoaded } from "../../api/not-loaded.tsx";
import { useApiQuery } from "../../api/use-api-query.ts";
import { SlowLoading } from "../../session/slow-load.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { usePages } from "./use-pages.ts";
import { useUpToDate } from "./use-up-to-date.ts";

/** Calls that answer a page of a list and how many there are. */
type ListCall = "listFlagged" | "listActs" | "listDeadMails";

interface AdminListProps<Name extends ListCall> {
  call: Name;
  /** The path of the screen. */
  path: string;
  /** @param refresh Asks anew. */
  children: (page: Call<Name>["answer"], refresh: () => void) => ReactNode;
}

/** A list of the admin's, page by page: as it is now, and why not where it cannot be had. */
export function AdminList<Name extends ListCall>({ call, path, children }: AdminListProps<Name>) {
  const { i18n } = useLingui();
  const { page, query, pagesOf, go } = usePages(path);
  const found = useApiQuery<Name>(call, { query: query as Call<Name>["query"] });
  useUpToDate(found);
  const { data, error, mutate } = found;
  if (data === undefined) {
    if (error === undefined) return <SlowLoading />;
    return <NotLoaded title={i18n._("failure.title")} error={error} onRetry={() => void mutate()} />;
  }
  const pages = pagesOf(data.data.count);
  return (
    <>
      {children(data.data, () => void mutate().catch(() => undefined))}
      {pages > 1 && <Pagination page={page} pages={pages} onGo={go} />}
    </>
  );
}
