import { useLingui } from "@lingui/react";
import { Link } from "wouter";
import { cityLabel } from "#domain/cities.ts";
import type { Call } from "#contract/endpoints.ts";
import type { OfferAnswer } from "#domain/matches/offer.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../api/credentials/session.ts";
import { useApiQuery } from "../../api/use-api-query.ts";
import { doDeed } from "../../outbox/changes/do-deed.ts";
import { paths } from "../../paths.ts";
import { useToday } from "../../platform/clock/use-today.ts";
import { currentLanguage } from "../../platform/language/i18n.ts";
import { rentWithWeek } from "../../platform/text/rent-text.ts";
import { stayText } from "../../platform/text/stay-text.ts";
import { Button } from "../../ui/button.tsx";
import { ReportLink } from "../room/report-link.tsx";
import { RoomPhoto } from "../room/room-photo.tsx";
import { SavedNote } from "./saved-note.tsx";
import { useOffersHere } from "./use-offers-here.ts";
import { shownText } from "../../platform/text/shown-text.ts";

type Offer = Call<"listOffers">["answer"]["data"][number];

/** The rooms that were offered to one's request, the newest first; those that were declined below, to be taken back. */
export function ReceivedOffers({ requestId }: { requestId: string }) {
  const { i18n } = useLingui();
  const owner = ownerOf(accessToken.value);
  const { data } = useApiQuery("listOffers", {});
  const here = useOffersHere(owner);
  const offers = (data?.data.data ?? [])
    .filter(({ request_id }) => request_id === requestId)
    .map((offer) => ({ offer, answer: answerOf(offer) }));
  if (data === undefined || offers.length === 0) return null;
  const open = offers.filter(({ answer }) => answer === null);
  const declined = offers.filter(({ answer }) => answer !== null);
  return (
    <section className="grid gap-3">
      <h2 className="text-lg font-semibold">{i18n._("offers.title")}</h2>
      <SavedNote savedAt={data.savedAt} />
      {open.length > 0 && (
        <ul className="grid gap-3">
          {open.map(({ offer }) => (
            <OpenOffer key={offer.id} offer={offer} />
          ))}
        </ul>
      )}
      {declined.map(({ offer, answer }) => (
        <DeclinedOffer key={offer.id} offer={offer} answer={answer ?? "declined"} />
      ))}
    </section>
  );

  function answerOf(offer: Offer): OfferAnswer | null {
    const chosen = here.answered(offer.id);
    return chosen === undefined ? offer.answer : chosen;
  }
}

function OpenOffer({ offer }: { offer: Offer }) {
  const { i18n } = useLingui();
  const { listing } = offer;
  return (
    <li className="grid gap-3 rounded-card border border-line bg-card p-4">
      <div className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <div className="self-start overflow-hidden rounded-control">
          <RoomPhoto image={listing.images[0]} alt="" sizes="128px" />
        </div>
        <div className="grid content-start gap-0.5">
          <h3>
            <Link href={paths.item(listing.id)} className="font-semibold text-sky underline">
              <bdi className="line-clamp-2">{shownText(i18n, listing.title)}</bdi>
            </Link>
          </h3>
          <p className="figures font-semibold text-brick">
            {rentWithWeek(i18n, { weekly: listing.price, perMonth: listing.price_per_month })}
          </p>
          <p className="figures text-sm">
            {cityLabel(listing.city, currentLanguage())} · {stayText(i18n, listing, useToday())}
          </p>
        </div>
      </div>
      <Words offer={offer} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button onClick={() => void answer(i18n, offer, "declined")}>{i18n._("offers.decline")}</Button>
        <Button look="plain" className="px-0" onClick={() => void answer(i18n, offer, "muted")}>
          {i18n._("offers.mute")}
        </Button>
        <ReportLink target={{ kind: "listing", id: listing.id, title: listing.title }} />
      </div>
    </li>
  );
}

/** The message: in the reader's language first, and in the other one where only that was written. */
function Words({ offer: { words_zh, words_en } }: { offer: Offer }) {
  const words = (currentLanguage() === "zh" ? [words_zh, words_en] : [words_en, words_zh]).find((text) => text !== "");
  if (words === undefined) return null;
  return (
    <blockquote className="rounded-card border-l-4 border-moss bg-moss-tint px-4 py-3 whitespace-pre-line">
      <bdi>{words}</bdi>
    </blockquote>
  );
}

function DeclinedOffer({ offer, answer: given }: { offer: Offer; answer: OfferAnswer }) {
  const { i18n } = useLingui();
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
      <bdi className="line-clamp-1">{shownText(i18n, offer.listing.title)}</bdi>
      <span>{given === "muted" ? i18n._("offers.muted") : i18n._("offers.declined")}</span>
      <Button look="plain" onClick={() => void answer(i18n, offer, null)}>
        {i18n._("offers.undo")}
      </Button>
    </p>
  );
}

async function answer(
  i18n: ReturnType<typeof useLingui>["i18n"],
  { id, listing }: Offer,
  chosen: OfferAnswer | null,
): Promise<void> {
  await doDeed(i18n, { id, title: listing.title, deed: { name: "answer-offer", answer: chosen } });
}
