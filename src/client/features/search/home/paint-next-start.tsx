import type { I18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { startTransition, useEffect } from "react";
import { createRoot } from "react-dom/client";
import type { Answer } from "#contract/call.ts";
import type { Call } from "#contract/endpoints.ts";
import type { FirstRooms } from "#contract/first-rooms.ts";
import { addDays } from "#domain/calendar-day.ts";
import type { Language } from "#domain/language.ts";
import { FIRST_CARDS } from "#domain/limits.ts";
import { cardOf } from "#domain/listings/card-of.ts";
import type { CardListing, Listing } from "#domain/listings/listing.ts";
import {
  forgetPaintedRooms,
  keepPaintedRooms,
  PAINTED_FOR_DAYS,
  type placeFor,
} from "#offline/cache/painted/painted-rooms.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../../api/credentials/session.ts";
import { serverNow } from "../../../platform/clock/server-clock.ts";
import { londonToday } from "../../../platform/clock/use-today.ts";
import { confirmedText } from "../../../platform/text/confirmed-text.ts";
import { PaintedShelf } from "./painted-shelf.tsx";

interface Newest {
  language: Language;
  answer: Answer<{ data: readonly Listing[] }>;
  total: Call<"countListings">["answer"];
}

/**
 * Draws the newest rooms for the document of the next start, which the worker answers with. They are drawn as for
 * somebody without an account: its reader's own rooms, of which they see more than others do, are left out. Never fails.
 */
export async function paintNextStart(i18n: I18n, { language, answer, total }: Newest): Promise<void> {
  const entry = document.querySelector("script[type=module][src]")?.getAttribute("src") ?? null;
  if (entry === null || !("caches" in window)) return;
  const owner = ownerOf(accessToken.peek());
  const listings = answer.data.data.filter(({ owner_id }) => owner_id !== owner).map(cardOf);
  const rooms: FirstRooms = { listings, total, today: londonToday(), fetchedAt: answer.fetchedAt };
  const shelf = await drawn(i18n, rooms);
  const list = shelf.querySelector("ul")!;
  const places = [...list.children].filter((place) => place.querySelector("article") !== null);
  const cards = places.map((card, at) => cardFor(i18n, card, { listing: listings[at]!, today: rooms.today }));
  for (const place of places) place.remove();
  list.prepend(placeOf(list, "cards"));
  leavePlace(shelf.querySelector("[data-age]")!, "age");
  const mostShown = matchMedia("(min-width: 48rem)").matches ? cards.length : FIRST_CARDS;
  const clockOffset = serverNow() - Date.now();
  const painted = { entry, language, rooms, clockOffset, shelf: shelf.innerHTML, cards, mostShown };
  // Somebody else may have logged in meanwhile, and a phone may be full.
  await keepPaintedRooms(painted).catch(() => undefined);
  if (ownerOf(accessToken.peek()) !== owner) await forgetPaintedRooms();
}

/** In a document of its own, which loads no photos: React draws it in slices, as it draws the page. */
async function drawn(i18n: I18n, rooms: FirstRooms): Promise<HTMLElement> {
  const container = document.implementation.createHTMLDocument().createElement("div");
  const root = createRoot(container);
  await new Promise<void>((resolve) => {
    startTransition(() =>
      root.render(
        <I18nProvider i18n={i18n}>
          <PaintedShelf rooms={rooms} isWhole age="" />
          <Drawn onDrawn={resolve} />
        </I18nProvider>,
      ),
    );
  });
  const copy = container.cloneNode(true) as HTMLElement;
  root.unmount();
  return copy;
}

function Drawn({ onDrawn }: { onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn]);
  return null;
}

function cardFor(i18n: I18n, card: Element, { listing, today }: { listing: CardListing; today: string }) {
  const place = card.querySelector("[data-confirmed]")!;
  const confirmed = Array.from({ length: PAINTED_FOR_DAYS + 1 }, (_, days) => {
    place.textContent = confirmedText(i18n, listing, addDays(today, days));
    return place.innerHTML;
  });
  leavePlace(place, "confirmed");
  return { markup: card.outerHTML, confirmed };
}

function leavePlace(parent: Element, filled: Filled): void {
  parent.replaceChildren(placeOf(parent, filled));
}

type Filled = Parameters<typeof placeFor>[0];

/** As `placeFor` writes it. */
function placeOf({ ownerDocument }: Element, filled: Filled): Comment {
  return ownerDocument.createComment(filled);
}
