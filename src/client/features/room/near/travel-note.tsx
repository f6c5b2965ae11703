import type { TravelWay } from "#domain/travel/travel-way.ts";
import { lazyScreen } from "../../../platform/language/lazy-screen.ts";
import { LazyBoundary } from "../../../ui/lazy-boundary.tsx";

// Only a search that names a place needs the districts.
const TravelLine = lazyScreen(async () => (await import("./travel/travel-line.tsx")).TravelLine);

interface Props {
  near: string;
  postCode: string;
  /** The way that the search is for; absent for the quicker of foot and public transport. */
  way?: TravelWay | undefined;
}

/** On a card: how long it takes from the room to the place of the search (SQ-10), by the way that was asked for. Its line is kept free, so that nothing moves. */
export function TravelNote({ near, postCode, way }: Props) {
  return (
    <p className="figures min-h-5 text-sm text-ink-soft">
      <LazyBoundary>
        <TravelLine near={near} postCode={postCode} way={way} />
      </LazyBoundary>
    </p>
  );
}
