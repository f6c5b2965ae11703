import { FIRST_CARDS } from "#domain/limits.ts";
import { useLingui } from "@lingui/react";
import { NotLoaded } from "../../api/not-loaded.tsx";
import { useApiQuery } from "../../api/use-api-query.ts";
import { formPath } from "../../drafts/form-path.ts";
import { paths } from "../../paths.ts";
import { useToday } from "../../platform/clock/use-today.ts";
import { SlowLoading } from "../../session/slow-load.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { CardGrid } from "../../ui/card-grid.tsx";
import { Notice } from "../../ui/states/notice.tsx";
import { useDocumentTitle } from "../../ui/use-document-title.ts";
import { FitNotes } from "../room/fit/fit-notes.tsx";
import { RoomCard } from "../room/room-card.tsx";
import { FitScore } from "./fit-score.tsx";
import { ReceivedOffers } from "./received-offers.tsx";
import { SavedNote } from "./saved-note.tsx";

/** `/matches/request/{id}`: the rooms that were offered to one's own request, and those that fit it. */
export function RequestMatchesPage({ id }: { id: string }) {
  const { i18n } = useLingui();
  const title = i18n._("matches.rooms.title");
  useDocumentTitle(title);
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-1 gap-6">
      <h1 className="text-2xl font-semibold">{title}</h1>
      <ReceivedOffers requestId={id} />
      <FittingRooms id={id} />
    </div>
  );
}

function FittingRooms({ id }: { id: string }) {
  const { i18n } = useLingui();
  const today = useToday();
  const { data, error, mutate } = useApiQuery("matchListingsToRequest", { params: { id } });
  if (data === undefined) {
    if (error === undefined) return <SlowLoading />;
    return <NotLoaded title={i18n._("matches.failed")} error={error} onRetry={() => void mutate()} />;
  }
  const { data: rooms, count } = data.data;
  if (rooms.length === 0) {
    return (
      <Notice
        title={i18n._("matches.rooms.none")}
        action={<ButtonLink href={formPath("request", id)}>{i18n._("matches.rooms.none.change")}</ButtonLink>}
      >
        {i18n._("matches.rooms.none.text")}
      </Notice>
    );
  }
  return (
    <section className="grid gap-3">
      <h2 className="text-lg font-semibold">{i18n._("matches.rooms", { count })}</h2>
      <SavedNote savedAt={data.savedAt} />
      {count > rooms.length && (
        <p className="text-sm text-ink-soft">{i18n._("matches.best-of", { shown: rooms.length, count })}</p>
      )}
      <CardGrid>
        {rooms.map(({ fit, ...listing }, index) => (
          <RoomCard
            key={listing.id}
            listing={listing}
            href={paths.item(listing.id)}
            today={today}
            eager={index < FIRST_CARDS}
          >
            <FitScore fit={fit} />
            <FitNotes fit={fit} />
          </RoomCard>
        ))}
      </CardGrid>
    </section>
  );
}
