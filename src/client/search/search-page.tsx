import { lazy, Suspense } from "react";
import { FirstScreen } from "./first-screen.tsx";
import { Hero } from "./hero.tsx";
import { LoginPrompt } from "./login-prompt.tsx";
import { SearchPanel } from "./search-panel.tsx";
import { useDocumentTitle } from "../ui/use-document-title.ts";
import { useLingui } from "@lingui/react";
import { useSearch as useQuery } from "wouter";
import { useSearch } from "./use-search.ts";

const Results = lazy(async () => ({ default: (await import("./results.tsx")).Results }));
const ContinueOffer = lazy(async () => ({
  default: (await import("../session/continue-offer.tsx")).ContinueOffer,
}));
const OpenRoom = lazy(async () => ({ default: (await import("./open-room.tsx")).OpenRoom }));

/** `/`: the way into the product. Spec section 2 'dashboard with search'. */
export function SearchPage() {
  const { i18n } = useLingui();
  const search = useSearch();
  const searched = search.state.mode !== "none";
  const followsLogin = new URLSearchParams(useQuery()).has("continue");
  useDocumentTitle(searched ? i18n._("search.title") : i18n._("app.title"));
  return (
    <div className="grid grid-cols-1 gap-6">
      <Suspense>{followsLogin && <ContinueOffer />}</Suspense>
      {!searched && <Hero />}
      <div className="grid grid-cols-1 gap-3">
        <LoginPrompt />
        <SearchPanel search={search} />
      </div>
      {searched ? (
        <Suspense>
          <Results search={search} />
        </Suspense>
      ) : (
        <FirstScreen search={search} />
      )}
      <Suspense>{search.state.roomId !== null && <OpenRoom search={search} roomId={search.state.roomId} />}</Suspense>
    </div>
  );
}
