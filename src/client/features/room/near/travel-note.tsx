import { lazyScreen } from "../../../platform/language/lazy-screen.ts";
import { LazyBoundary } from "../../../ui/lazy-boundary.tsx";

// Only a search that names a place needs the districts.
const TravelLine = lazyScreen(async () => (await import("./travel/travel-line.tsx")).TravelLine);

interface Props {
  near: string;
  postCode: string;
  /** The search is for ways on foot. */
  onFoot?: boolean;
}

/** On a card: how long it takes from the room to the place of the search (SQ-10); on foot where that was asked for. Its line is kept free, so that nothing moves. */
export function TravelNote({ near, postCode, onFoot = false }: Props) {
  return (
    <p className="figures min-h-5 text-sm text-ink-soft">
      <LazyBoundary>
        <TravelLine near={near} postCode={postCode} onFoot={onFoot} />
      </LazyBoundary>
    </p>
  );
}
