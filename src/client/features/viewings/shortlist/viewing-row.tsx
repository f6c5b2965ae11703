import { useLingui } from "@lingui/react";
import { Star } from "lucide";
import { Link } from "wouter";
import type { SavedViewing } from "#offline/viewings/saved-viewing.ts";
import { CHECK_IDS } from "#domain/viewings/viewing.ts";
import { paths } from "../../../paths.ts";
import { rentWithWeek } from "../../../platform/text/rent-text.ts";
import { RoomPhoto } from "../../room/room-photo.tsx";
import { stayText } from "../../../platform/text/stay-text.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useToday } from "../../../platform/clock/use-today.ts";
import { appointmentText } from "../appointment-text.ts";
import { answered } from "../checklist/answer-count.ts";
import { KeptLine } from "../saved-line.tsx";
import { OfflineBadge } from "../offline-badge.tsx";
import { shortPlaceText } from "../place-text.ts";
import { shownText } from "../../../platform/text/shown-text.ts";

interface Props {
  viewing: SavedViewing;
  isTicked: boolean;
  /** The maximum number of rooms to compare is ticked. */
  isFull: boolean;
  onTick: (isTicked: boolean) => void;
}

/** One saved room: a small photo, what it is, how one is with it, and a box to compare it. */
export function ViewingRow({ viewing, isTicked, isFull, onTick }: Props) {
  const { i18n } = useLingui();
  const today = useToday();
  const { id, listing, content } = viewing;
  return (
    <li className="relative grid [&_:is(a,input)]:scroll-mb-36 grid-cols-[5rem_minmax(0,1fr)_auto] gap-x-3 gap-y-1 rounded-card border border-line bg-card p-3 hover:border-line-strong sm:grid-cols-[7rem_minmax(0,1fr)_auto]">
      <div className="self-start overflow-hidden rounded-control">
        <RoomPhoto image={listing.images[0]} alt="" sizes="112px" />
      </div>
      <div className="grid content-start gap-0.5">
        <Link
          href={paths.viewing(id)}
          className="line-clamp-2 font-semibold after:absolute after:inset-0 after:rounded-card"
        >
          <bdi>{shownText(i18n, listing.title)}</bdi>
        </Link>
        <p className="figures flex flex-wrap gap-x-3">
          <span className="font-semibold text-brick">
            {rentWithWeek(i18n, { weekly: listing.price, perMonth: listing.price_per_month })}
          </span>
          <span className="text-ink-soft">{shortPlaceText(listing)}</span>
        </p>
        <p className="figures text-sm text-ink-soft">{stayText(i18n, listing, today)}</p>
        <p className="figures flex flex-wrap items-center gap-x-3 gap-y-1 text-sm empty:hidden">
          {content.appointment !== null && (
            <span className="font-semibold first-letter:uppercase">
              {appointmentText(i18n.locale, content.appointment, today)}
            </span>
          )}
          {content.score !== null && <ScoreText score={content.score} />}
          {answered(content) > 0 && (
            <span>{i18n._("viewings.checklist.progress", { count: answered(content), all: CHECK_IDS.length })}</span>
          )}
          <OfflineBadge viewing={viewing} />
        </p>
      </div>
      <label className="touch relative z-[1] -mt-2 -mr-2 grid cursor-pointer place-items-center self-start rounded-full has-disabled:cursor-not-allowed">
        <input
          type="checkbox"
          checked={isTicked}
          disabled={isFull && !isTicked}
          onChange={({ target }) => onTick(target.checked)}
          aria-label={i18n._("viewings.compare.tick", { title: shownText(i18n, listing.title) })}
          className="size-5 accent-brick"
        />
      </label>
      <div className="col-span-3">
        <KeptLine viewing={viewing} />
      </div>
    </li>
  );
}

function ScoreText({ score }: { score: number }) {
  const { i18n } = useLingui();
  return (
    <span className="inline-flex items-center gap-1">
      <Icon of={Star} size={16} className="fill-current text-brick" />
      {i18n._("viewings.score.of", { score })}
    </span>
  );
}
