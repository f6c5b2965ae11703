import { useLingui } from "@lingui/react";
import { SEARCH_PAGE_SIZE } from "#domain/limits.ts";
import { dateFit } from "#domain/search/search-criteria.ts";
import { NotLoaded } from "../../../api/not-loaded.tsx";
import { SlowLoading } from "../../../session/slow-load.tsx";
import { serverNow } from "../../../platform/clock/server-clock.ts";
import { Pagination } from "../../../ui/pagination.tsx";
import { savedText } from "../../../platform/text/saved-text.ts";
import type { Request, ShownRequests } from "./use-requests.ts";
import type { Wanted } from "./use-request-filter.ts";
import { NoneFit, WrongFilters } from "./no-requests.tsx";
import { RequestCard } from "./request-card.tsx";
import { readRequestFilterValues } from "./request-filter.ts";

interface Props {
  wanted: Wanted;
  found: ShownRequests;
}

/** The requests that match the filters, page by page, or why there are none. */
export function RequestResults({ wanted, found }: Props) {
  const { requests, error, again } = found;
  const { problems } = readRequestFilterValues(wanted.state.values);
  if (problems.length > 0) return <WrongFilters problems={problems} onClear={wanted.clear} />;
  if (requests === null) return error === null ? <SlowLoading /> : <Failed error={error} onRetry={again} />;
  return (
    <section aria-labelledby="wanted-heading" aria-busy={found.loading} className="grid grid-cols-1 gap-4">
      <Heading count={requests.length} found={found} />
      {requests.length === 0 ? <NoneFit wanted={wanted} /> : <Cards wanted={wanted} requests={requests} />}
    </section>
  );
}

// Offline; requests are never cached on a phone, for they hold others' contact data.
function Failed(props: { error: Error; onRetry: () => void }) {
  const { i18n } = useLingui();
  return <NotLoaded title={i18n._("wanted.not-loaded")} unreachable={i18n._("wanted.not-loaded.offline")} {...props} />;
}

function Heading({ count, found: { countBeyond, savedAt } }: { count: number; found: ShownRequests }) {
  const { i18n } = useLingui();
  return (
    <div>
      <h2 id="wanted-heading" className="text-xl font-semibold" aria-live="polite">
        {i18n._("wanted.found", { count })}
      </h2>
      {countBeyond !== null && (
        <p className="text-sm text-ink-soft">{i18n._("wanted.beyond", { count: countBeyond })}</p>
      )}
      {savedAt !== null && <p className="text-sm text-sky">{savedText(i18n, savedAt, serverNow())}</p>}
    </div>
  );
}

function Cards({ wanted, requests }: { wanted: Wanted; requests: readonly Request[] }) {
  const pages = Math.ceil(requests.length / SEARCH_PAGE_SIZE);
  // The page in the address may be beyond the last one.
  const page = Math.min(wanted.state.page, pages);
  const { criteria } = readRequestFilterValues(wanted.state.values);
  return (
    <>
      <ul className="grid items-start gap-3 md:grid-cols-2 xl:grid-cols-3">
        {requests.slice((page - 1) * SEARCH_PAGE_SIZE, page * SEARCH_PAGE_SIZE).map((request) => (
          <li key={request.id} className="min-w-0">
            <RequestCard request={request} fit={dateFit(request, criteria)} />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pages={pages}
        onGo={(next) => {
          wanted.goToPage(next);
          scrollTo({ top: 0 });
        }}
      />
    </>
  );
}
