import { useLingui } from "@lingui/react";
import { Link } from "wouter";
import type { Listing } from "#domain/listings/listing.ts";
import { renewedStay } from "#domain/listings/renewal.ts";
import { needsOwner } from "#offline/outbox/entries/entry-state.ts";
import { UndoDeletion } from "../../../outbox/own-list/waiting-actions.tsx";
import type { UnsentRow } from "../../../outbox/state/unsent-rows.ts";
import { deletionText } from "../../../outbox/state/deletion-text.ts";
import { StateBadge } from "../../../outbox/state/state-badge.tsx";
import { paths } from "../../../paths.ts";
import { useToday } from "../../../platform/clock/use-today.ts";
import { longDay } from "../../../platform/text/stay-text.ts";
import type { MatchCount } from "../../matches/match-counts.ts";
import { MatchesLink } from "../../matches/matches-link.tsx";
import { HiddenMark } from "../../moderation/notices/hidden-mark.tsx";
import { AwaitsCheckMark } from "../../room/awaits-check-mark.tsx";
import { OpeningsNote } from "../../room/contact/openings-note.tsx";
import { AvailabilityQuestion } from "./availability-question.tsx";
import { chooseStay } from "./choose.ts";
import { StateAndDays } from "./days-left.tsx";

interface Props {
  owner: string;
  /** With what was chosen in the list. */
  listing: Listing;
  /** What of it was written in a form, or is to go, and the server does not have yet. */
  unsent: UnsentRow | undefined;
  /** What of it was chosen in the list and the server does not have yet. */
  choice: UnsentRow | undefined;
  /** How much fits it. */
  match: MatchCount | undefined;
}

/** What is to be known of a posted room beside its facts: its state, how long it is there, what is not sent of it. */
export function RowMarks({ owner, listing, unsent, choice, match }: Props) {
  const { i18n } = useLingui();
  if (unsent?.intent === "delete") return <Going owner={owner} listing={listing} unsent={unsent} />;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 empty:hidden">
      <HiddenMark row={listing} />
      <AwaitsCheckMark row={listing} href={paths.room(listing.id)} />
      <StateAndDays listing={listing} />
      <OpeningsNote row={listing} />
      <MatchesLink count={match} />
      {unsent !== undefined && <StateBadge state={unsent.state} isEdit />}
      {choice !== undefined && <StateBadge state={choice.state} />}
      {choice?.entry !== undefined && needsOwner(choice.entry) && (
        <Link href={paths.outbox} className="touch inline-flex items-center font-semibold text-sky underline">
          {i18n._("own-listings.to-outbox")}
        </Link>
      )}
      <RenewButton owner={owner} listing={listing} />
      <AvailabilityQuestion owner={owner} listing={listing} />
    </span>
  );
}

function Going({ owner, listing, unsent }: Pick<Props, "owner" | "listing"> & { unsent: UnsentRow }) {
  const { i18n } = useLingui();
  const seq = unsent.entry?.mayHaveArrived === false ? unsent.entry.seq : null;
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span className="text-sm text-amber">{deletionText(i18n, unsent.state, unsent.kind)}</span>
      {seq !== null && <UndoDeletion kind="listing" owner={owner} title={listing.title} seq={seq} />}
    </span>
  );
}

/** One tap for a room that has ended, or ends soon. */
function RenewButton({ owner, listing }: Pick<Props, "owner" | "listing">) {
  const { i18n } = useLingui();
  const stay = renewedStay(listing, useToday());
  if (stay === null) return null;
  const text = i18n._("own-listings.renew", { end: longDay(i18n.locale, stay.end_date ?? "") });
  return (
    <button
      type="button"
      aria-label={i18n._("own-listings.renew-of", { action: text, title: listing.title })}
      className="touch inline-flex items-center text-left text-sm font-semibold text-sky hover:underline"
      onClick={() => void chooseStay(i18n, { owner, listing }, stay)}
    >
      {text}
    </button>
  );
}
