import { LazyBoundary } from "../../../ui/lazy-boundary.tsx";
import { installedScreen } from "../../../platform/language/lazy-screen.ts";
import { PartFailed } from "../../../ui/states/part-failed.tsx";
import { useTextAnswer } from "../url/use-text-answer.ts";
import type { Search } from "../url/use-search.ts";

/** The rooms for what was typed; the search line has it fetched before Enter. */
export const TextSearch = installedScreen(async () => (await import("../fit/text-search.tsx")).TextSearch);

/** The same, with the server asked while what draws the rooms is on its way. */
export function TextSearchScreen({ search }: { search: Search }) {
  return (
    <LazyBoundary meanwhile={<Asking search={search} />} missing={<PartFailed />}>
      <TextSearch search={search} />
    </LazyBoundary>
  );
}

function Asking({ search }: { search: Search }) {
  useTextAnswer(search.state);
  return null;
}
