import { accessToken } from "../../../api/credentials/session.ts";
import type { Search } from "../url/use-search.ts";
import { AiBox } from "./ai-box.tsx";
import { GuestBox } from "./guest-box.tsx";

/** The sentence box: the AI search, or in its place the login prompt for visitors who are not signed in. */
export function SentenceBox({ search }: { search: Search }) {
  return (
    <section className="rounded-card border border-line bg-card p-3 sm:p-4">
      {accessToken.value === null ? <GuestBox search={search} /> : <AiBox search={search} />}
    </section>
  );
}
