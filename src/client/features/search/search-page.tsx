import { FirstScreen } from "./home/first-screen.tsx";
import { Hero } from "./home/hero.tsx";
import { SearchPanel } from "./filters/search-panel.tsx";
import { accessToken } from "../../api/credentials/session.ts";
import { LazyBoundary } from "../../ui/lazy-boundary.tsx";
import { useDocumentTitle } from "../../ui/use-document-title.ts";
import { useLingui } from "@lingui/react";
import { useSearch as useQuery } from "wouter";
import { bySentence } from "./url/search-url.ts";
import { useSearch } from "./url/use-search.ts";
import { RoomMissing } from "./results/room-missing.tsx";
import { PartFailed } from "../../ui/states/part-failed.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";

const Results = lazyPart(async () => (await import("./results/results.tsx")).Results);
const ContinueOffer = lazyPart(async () => (await import("../../session/continue-offer.tsx")).ContinueOffer);
const OpenRoom = lazyPart(async () => (await import("./results/open-room.tsx")).OpenRoom);
const SentenceBox = lazyPart(async () => (await import("./sentence/sentence-box.tsx")).SentenceBox);
const SentenceSearch = lazyPart(async () => (await import("./sentence/sentence-search.tsx")).SentenceSearch);

/** `/`: the way into the product (PR-205 to PR-207). */
export function SearchPage() {
  const { i18n } = useLingui();
  const search = useSearch();
  const { mode, roomId } = search.state;
  const searched = mode !== "none";
  const followsLogin = new URLSearchParams(useQuery()).has("continue");
  useDocumentTitle(searched ? i18n._("search.title") : i18n._("app.title"));
  return (
    <div className="grid grid-cols-1 gap-6">
      <LazyBoundary>{followsLogin && <ContinueOffer />}</LazyBoundary>
      {!searched && <Hero />}
      <div className="grid grid-cols-1 gap-3">
        {/* Kept free for the box, so that nothing below moves when it comes. */}
        <LazyBoundary meanwhile={<div className={accessToken.value === null ? "h-62 sm:h-51" : "h-46 sm:h-35"} />}>
          <SentenceBox search={search} />
        </LazyBoundary>
        <SearchPanel search={search} />
      </div>
      {!searched && <FirstScreen search={search} />}
      {searched && (
        <LazyBoundary resetKey={mode} missing={<PartFailed />}>
          {bySentence(mode) ? <SentenceSearch search={search} /> : <Results search={search} />}
        </LazyBoundary>
      )}
      <LazyBoundary resetKey={roomId ?? ""} missing={<RoomMissing search={search} />}>
        {roomId !== null && <OpenRoom search={search} roomId={roomId} />}
      </LazyBoundary>
    </div>
  );
}
