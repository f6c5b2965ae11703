import { useLingui } from "@lingui/react";
import type { Call } from "#contract/endpoints.ts";
import { shownText } from "../../platform/text/shown-text.ts";
import { useToday } from "../../platform/clock/use-today.ts";
import { budgetText, homeText, requestPlace, type RequestShown } from "../../platform/text/request-text.ts";
import { stayText } from "../../platform/text/stay-text.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { havePassed } from "../room/fit/fit-text.ts";
import { FitNotes } from "../room/fit/fit-notes.tsx";
import { WarningPanel } from "../room/warnings/panel/warning-panel.tsx";
import { ReportLink } from "../room/report-link.tsx";
import { FitScore } from "./fit-score.tsx";

export type MatchedRequest = Call<"matchRequestsToListing">["answer"]["data"][number];

interface Props {
  request: MatchedRequest;
  /** Where this phone's own offer to it is; null where it has made none. */
  offered: "waiting" | "refused" | "sent" | null;
  /** Whether a message stands that can be sent. */
  canOffer: boolean;
  onOffer: () => void;
}

/** A request that one's room fits: what is wanted, how well the room meets it, and the offer. */
export function MatchedRequestCard({ request, offered, canOffer, onOffer }: Props) {
  const { i18n } = useLingui();
  const today = useToday();
  const shown: RequestShown = request;
  const place = requestPlace(shown);
  const budget = budgetText(i18n, shown);
  // Who asks for a city alone is met in full by every room there.
  const hasAsked = request.fit.reasons.length + request.fit.misses.length > 1;
  const description = shown.description?.trim() ?? "";
  return (
    <article className="flex h-full flex-col gap-2 rounded-card border border-line bg-card p-4">
      <h3 className="flex flex-wrap items-center gap-2">
        <bdi className="font-semibold">{place}</bdi>
        {hasAsked && <FitScore fit={request.fit} />}
        {request.is_demo && <Badge tone="amber">{i18n._("room.demo")}</Badge>}
      </h3>
      <p className="figures">
        {budget === null ? i18n._("wanted.budget.not-given") : i18n._("matches.budget", { price: budget })} ·{" "}
        <span className="inline-block">{stayText(i18n, shown, today)}</span>
      </p>
      <p className="text-sm text-ink-soft">
        <bdi>{homeText(i18n, shown)}</bdi>
      </p>
      <FitNotes fit={request.fit} asker="other" isPast={havePassed(request, today)} />
      {description !== "" && (
        <p className="line-clamp-4 text-sm whitespace-pre-line">
          <bdi>{shownText(i18n, description)}</bdi>
        </p>
      )}
      <WarningPanel about="request" city={request.city} signs={request.signs ?? []} />
      <div className="mt-auto flex flex-wrap items-center justify-between gap-2">
        <OfferState request={request} offered={offered} canOffer={canOffer} onOffer={onOffer} />
        <ReportLink target={{ kind: "tenant_request", id: request.id, title: place }} />
      </div>
    </article>
  );
}

function OfferState({ request, offered, canOffer, onOffer }: Props) {
  const { i18n } = useLingui();
  if (request.declined) return <Badge tone="amber">{i18n._("offer.declined")}</Badge>;
  if (request.offered_at !== null || offered === "sent") return <Badge tone="moss">{i18n._("offer.sent")}</Badge>;
  if (offered === "waiting") return <Badge tone="amber">{i18n._("offer.waiting")}</Badge>;
  // A demo request has no owner who could read an offer.
  if (request.owner_id === null) return <span className="text-sm text-ink-soft">{i18n._("offer.example")}</span>;
  return (
    <Button look="primary" aria-disabled={!canOffer} onClick={() => canOffer && onOffer()}>
      {i18n._("offer.send")}
    </Button>
  );
}
