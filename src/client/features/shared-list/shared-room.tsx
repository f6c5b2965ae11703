import { useLingui } from "@lingui/react";
import { ThumbsDown, ThumbsUp, type IconNode } from "lucide";
import { Link } from "wouter";
import type { Listing } from "#domain/listings/listing.ts";
import { SHARED_LIST_LENGTHS, type Opinion, type Vote } from "#domain/shared-lists/shared-list.ts";
import type { SharedListHere } from "#offline/viewings/shared-lists.ts";
import { cityLabel } from "#domain/cities.ts";
import { paths } from "../../paths.ts";
import { useToday } from "../../platform/clock/use-today.ts";
import { currentLanguage } from "../../platform/language/i18n.ts";
import { rentWithWeek } from "../../platform/text/rent-text.ts";
import { stayText } from "../../platform/text/stay-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { RoomPhoto } from "../room/room-photo.tsx";
import { TypedText } from "./typed-text.tsx";
import { votesOf, type OpenedList, type Voter } from "./use-shared-list.ts";
import { shownText } from "../../platform/text/shown-text.ts";

interface Props {
  id: string;
  /** Null for a room that is not offered any more. */
  listing: Listing | null;
  here: SharedListHere;
  /** Null for a visitor without an account, who can read but not vote. */
  edit: OpenedList["edit"] | null;
}

/** A room of a shared list, with what all its readers think of it. */
export function SharedRoom({ id, listing, here, edit }: Props) {
  const { i18n } = useLingui();
  const { view, content } = here;
  const notes = view.opinions.filter(({ notes: said }) => said[id] !== undefined);
  const isGone = listing === null;
  return (
    <li className="grid gap-3 rounded-card border border-line bg-card p-3">
      {isGone ? (
        <p className="text-ink-soft">{i18n._("shared-list.room-gone")}</p>
      ) : (
        <>
          <RoomLine listing={listing} />
          <Votes id={id} here={here} edit={edit} />
        </>
      )}
      {notes.length > 0 && (
        <ul className="grid gap-1">
          {notes.map((opinion) => (
            <li key={opinion.id} className="whitespace-pre-line">
              <bdi className="font-semibold">{opinion.name || i18n._("shared-list.somebody")}</bdi>
              {i18n._("shared-list.says")}
              <bdi>{opinion.notes[id]}</bdi>
            </li>
          ))}
        </ul>
      )}
      {edit !== null && !isGone && (
        <TypedText
          isLong
          label={i18n._("shared-list.note")}
          most={SHARED_LIST_LENGTHS.note}
          value={content.notes[id] ?? ""}
          save={(note) => edit((known) => withNote(known, id, note))}
        />
      )}
    </li>
  );
}

function RoomLine({ listing }: { listing: Listing }) {
  const { i18n } = useLingui();
  const today = useToday();
  return (
    <div className="relative grid grid-cols-[5rem_minmax(0,1fr)] gap-x-3 sm:grid-cols-[7rem_minmax(0,1fr)]">
      <div className="self-start overflow-hidden rounded-control">
        <RoomPhoto image={listing.images[0]} alt="" sizes="112px" />
      </div>
      <div className="grid content-start gap-0.5">
        <Link
          href={paths.room(listing.id)}
          className="line-clamp-2 font-semibold text-pretty after:absolute after:inset-0 after:rounded-card"
        >
          <bdi>{shownText(i18n, listing.title)}</bdi>
        </Link>
        <p className="figures flex flex-wrap gap-x-3">
          <span className="font-semibold text-brick">
            {rentWithWeek(i18n, { weekly: listing.price, perMonth: listing.price_per_month })}
          </span>
          <span className="text-ink-soft">
            {cityLabel(listing.city, currentLanguage())} · {listing.post_code}
          </span>
        </p>
        <p className="figures text-sm text-ink-soft">{stayText(i18n, listing, today)}</p>
      </div>
    </div>
  );
}

function Votes({ id, here: { view, content }, edit }: Pick<Props, "id" | "here" | "edit">) {
  const { i18n } = useLingui();
  const votes = votesOf(view, content, id);
  const names = new Intl.ListFormat(i18n.locale);
  const named = (voters: readonly Voter[]) =>
    names.format(
      voters.map(({ name, isReader }) => {
        if (isReader) return i18n._("shared-list.you");
        return name || i18n._("shared-list.somebody");
      }),
    );
  // That it failed is the list's state.
  const castVote = (vote: Vote) => void edit?.((known) => withVote(known, id, vote)).catch(() => undefined);
  const buttons: [Vote, IconNode, string][] = [
    ["up", ThumbsUp, i18n._("shared-list.up")],
    ["down", ThumbsDown, i18n._("shared-list.down")],
  ];
  return (
    <div className="flex flex-wrap items-center gap-2">
      {buttons.map(([vote, icon, label]) => (
        <button
          key={vote}
          type="button"
          disabled={edit === null}
          aria-pressed={content.votes[id] === vote}
          aria-label={i18n._("shared-list.vote", { label, count: votes[vote].length })}
          onClick={() => castVote(vote)}
          className="touch figures inline-flex items-center gap-2 rounded-full border border-line-strong px-4 disabled:border-line disabled:text-ink-soft aria-pressed:border-brick aria-pressed:bg-brick-tint aria-pressed:font-semibold aria-pressed:text-brick-deep"
        >
          <Icon of={icon} size={18} />
          {votes[vote].length}
        </button>
      ))}
      <ul className="text-sm text-ink-soft">
        {votes.up.length > 0 && <li>{i18n._("shared-list.for", { names: named(votes.up) })}</li>}
        {votes.down.length > 0 && <li>{i18n._("shared-list.against", { names: named(votes.down) })}</li>}
      </ul>
    </div>
  );
}

/** A second tap takes a vote back. */
function withVote(opinion: Opinion, room: string, vote: Vote): Opinion {
  const { [room]: before, ...others } = opinion.votes;
  return { ...opinion, votes: before === vote ? others : { ...others, [room]: vote } };
}

function withNote(opinion: Opinion, room: string, note: string): Opinion {
  const { [room]: _, ...others } = opinion.notes;
  return { ...opinion, notes: note.trim() === "" ? others : { ...others, [room]: note } };
}
