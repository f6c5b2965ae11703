import { FirstScreen } from "./home/first-screen.tsx";
import { SearchSurface } from "./surface/search-surface.tsx";
import { LazyBoundary } from "../../ui/lazy-boundary.tsx";
import { TextSearchScreen } from "./surface/text-search-screen.tsx";
import { useDocumentTitle } from "../../ui/use-document-title.ts";
import { useLingui } from "@lingui/react";
import { useEffect } from "react";
import { dismissWelcome } from "./home/welcomed.ts";
import { useSearch as useQuery } from "wouter";
import { bySentence } from "./url/search-url.ts";
import { useSearch } from "./url/use-search.ts";
import { removePaintedRoom } from "./results/painted-room.ts";
import { RoomMissing } from "./results/room-missing.tsx";
import { PartFailed } from "../../ui/states/part-failed.tsx";
import { installedScreen } from "../../platform/language/lazy-screen.ts";

const Results = installedScreen(async () => (await import("./results/results.tsx")).Results);
const ContinueOffer = installedScreen(async () => (await import("../../session/continue-offer.tsx")).ContinueOffer);
const openRoom = () => import("./results/open-room.tsx");
const OpenRoom = installedScreen(async () => (await openRoom()).OpenRoom);
const SentenceSearch = installedScreen(async () => (await import("./sentence/sentence-search.tsx")).SentenceSearch);

// Before anything is drawn: a card may have been tapped in the painted page.
if (new URLSearchParams(location.search).has("room")) OpenRoom.preload();

/** `/`: the way into the product (PR-205 to PR-207). Rooms are the page; searching is a line and a row above them. */
export function SearchPage() {
  const { i18n } = useLingui();
  const search = useSearch();
  const { mode, roomId } = search.state;
  const searched = mode !== "none";
  const followsLogin = new URLSearchParams(useQuery()).has("continue");
  useEffect(() => {
    if (searched) dismissWelcome();
  }, [searched]);
  // The document's room stands until its own screen does, and no longer than it is asked for.
  useEffect(() => (roomId === null ? removePaintedRoom() : removePaintedRoom), [roomId]);
  useRoomCode();
  useDocumentTitle(searched ? i18n._("search.title") : i18n._("app.title"));
  return (
    // After a search the line begins where a phone's bar ends: the first price belongs on the screen.
    <div className={`grid grid-cols-1 gap-1.5 ${searched ? "-mt-4 lg:-mt-2" : "-mt-2"}`}>
      <LazyBoundary>{followsLogin && <ContinueOffer />}</LazyBoundary>
      <SearchSurface search={search} />
      {!searched && <FirstScreen search={search} />}
      {searched && (
        <LazyBoundary resetKey={mode} missing={<PartFailed />}>
          {bySentence(mode) && <SentenceSearch search={search} />}
          {mode === "fuzzy" && <TextSearchScreen search={search} />}
          {mode === "filter" && <Results search={search} />}
        </LazyBoundary>
      )}
      <LazyBoundary resetKey={roomId ?? ""} missing={<RoomMissing search={search} />}>
        {roomId !== null && <OpenRoom search={search} roomId={roomId} />}
      </LazyBoundary>
    </div>
  );
}

const RESTS_AFTER_MS = 3000;

/** Has the code that draws an opened room at hand: where it is on the phone once the page rests, and when a finger is on a card. */
function useRoomCode(): void {
  useEffect(() => {
    const loadAtRest = () => void (navigator.serviceWorker?.controller && openRoom().catch(() => undefined));
    const timer = setTimeout(loadAtRest, RESTS_AFTER_MS);
    const loadForCard = ({ target }: Event) => {
      if (target instanceof Element && target.closest("article") !== null) OpenRoom.preload();
    };
    addEventListener("pointerdown", loadForCard);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", loadForCard);
    };
  }, []);
}
