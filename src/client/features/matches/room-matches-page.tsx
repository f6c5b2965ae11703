import { useLingui } from "@lingui/react";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import type { Listing } from "#domain/listings/listing.ts";
import { checkOffer, type OfferWords } from "#domain/matches/offer.ts";
import { newUuid } from "#offline/databases/new-uuid.ts";
import { offerSubject } from "#offline/drafts/outbox-entry.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../api/credentials/session.ts";
import { NotLoaded } from "../../api/not-loaded.tsx";
import { useApiQuery } from "../../api/use-api-query.ts";
import { doDeed } from "../../outbox/changes/do-deed.ts";
import { paths } from "../../paths.ts";
import { keptTyping } from "../../platform/kept-typing.ts";
import { SlowLoading } from "../../session/slow-load.tsx";
import { Notice } from "../../ui/states/notice.tsx";
import { useDocumentTitle } from "../../ui/use-document-title.ts";
import { useRoom, type Room } from "../room/use-room.ts";
import { firstWords } from "./first-words.ts";
import { MatchedRequestCard, type MatchedRequest } from "./matched-request.tsx";
import { OfferWordsForm } from "./offer-words-form.tsx";
import { SavedNote } from "./saved-note.tsx";
import { useOffersHere } from "./use-offers-here.ts";
import { shownText } from "../../platform/text/shown-text.ts";

/** `/matches/room/{id}`: the requests that one's own room fits, and offering it to them. */
export function RoomMatchesPage({ id }: { id: string }) {
  const { i18n } = useLingui();
  const title = i18n._("matches.requests.title");
  useDocumentTitle(title);
  const room = useRoom(id, null);
  const { listing } = room;
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h1 className="text-2xl font-semibold">{title}</h1>
        {listing !== null && (
          <Link href={paths.item(id)} className="touch inline-flex items-center justify-self-start text-sky underline">
            <bdi className="line-clamp-1">{shownText(i18n, listing.title)}</bdi>
          </Link>
        )}
      </div>
      <Matches id={id} room={room} />
    </div>
  );
}

function Matches({ id, room }: { id: string; room: Pick<Room, "listing" | "error" | "again"> }) {
  const { i18n } = useLingui();
  const { data, error, mutate } = useApiQuery("matchRequestsToListing", { params: { id } });
  if (data === undefined) {
    if (error === undefined) return <SlowLoading />;
    return <NotLoaded title={i18n._("matches.failed")} error={error} onRetry={() => void mutate()} />;
  }
  const { data: requests, count } = data.data;
  if (requests.length === 0) {
    return <Notice title={i18n._("matches.requests.none")}>{i18n._("matches.requests.none.text")}</Notice>;
  }
  // What is offered comes by itself, and is what the message is made of.
  if (room.listing === null) {
    if (room.error === null) return <SlowLoading />;
    return <NotLoaded title={i18n._("matches.failed")} error={room.error} onRetry={room.again} />;
  }
  return (
    <>
      <SavedNote savedAt={data.savedAt} />
      {count > requests.length && (
        <p className="text-sm text-ink-soft">{i18n._("matches.best-of", { shown: requests.length, count })}</p>
      )}
      <Offering listing={room.listing} requests={requests} />
    </>
  );
}

function Offering({ listing, requests }: { listing: Listing; requests: readonly MatchedRequest[] }) {
  const { i18n } = useLingui();
  const owner = ownerOf(accessToken.value);
  const here = useOffersHere(owner);
  const [kept] = useState(() => keptTyping<OfferWords>(`offer:${listing.id}`, firstWords(listing)));
  const [words, setWords] = useState(kept.read);
  useEffect(() => kept.keep(words), [kept, words]);
  const canOffer = checkOffer(words).length === 0;
  const offer = async (request_id: string) => {
    const about = { listing_id: listing.id, request_id };
    const body = { id: newUuid(), ...about, words_zh: words.words_zh.trim(), words_en: words.words_en.trim() };
    await doDeed(i18n, { id: offerSubject(about), title: listing.title, deed: { name: "offer", body } });
  };
  return (
    <>
      <OfferWordsForm words={words} onChange={setWords} />
      <ul className="grid gap-3 md:grid-cols-2">
        {requests.map((request) => (
          <li key={request.id}>
            <MatchedRequestCard
              request={request}
              offered={here.offered(listing.id, request.id)}
              canOffer={canOffer}
              onOffer={() => void offer(request.id)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
