import { useLingui } from "@lingui/react";
import { X } from "lucide";
import { Link, useLocation, useSearch } from "wouter";
import { withQuery } from "#contract/with-query.ts";
import { paths } from "../paths.ts";
import { Icon } from "../ui/icon.tsx";
import { accessToken } from "../api/credentials/session.ts";
import { screenPath } from "../api/credentials/return-path.ts";

/** After a login: a link to the screen requested before it, from the address. */
export function ContinueOffer() {
  const { i18n } = useLingui();
  const params = new URLSearchParams(useSearch());
  const [path, navigate] = useLocation();
  const wanted = screenPath(params.get("continue"));
  if (wanted === null || accessToken.value === null) return null;
  params.delete("continue");
  const dismissed = withQuery(path, params);
  const isListing = wanted.startsWith(paths.item(""));
  return (
    <section className="flex items-center gap-2 rounded-card bg-moss-tint py-2 pr-2 pl-4 text-moss">
      <Link href={wanted} className="touch flex min-w-0 grow items-center font-semibold underline">
        {isListing ? i18n._("continue.listing") : i18n._("continue.screen")}
      </Link>
      <button
        type="button"
        aria-label={i18n._("continue.dismiss")}
        onClick={() => navigate(dismissed, { replace: true })}
        className="touch grid shrink-0 place-items-center"
      >
        <Icon of={X} size={18} />
      </button>
    </section>
  );
}
