import type { I18n } from "@lingui/core";
import { stateOf, type Listing } from "#domain/listings/listing.ts";
import type { ListingState } from "#domain/listings/listing-choices.ts";
import { changeInList, type ListChoice } from "#offline/outbox/entries/change-in-list.ts";
import { doInStore } from "../../../drafts/store/do-in-store.ts";
import { sendSoon } from "../../../outbox/sending/sending.ts";
import { longDay } from "../../../platform/text/stay-text.ts";
import { toastWithAction } from "../../../ui/toasts/toasts.ts";

interface Room {
  owner: string;
  /** As the list shows it. */
  listing: Listing;
}

/** What a toast says of each state. */
const CHOSEN: Record<ListingState, string> = {
  active: /*i18n*/ "own-listings.chosen.active",
  paused: /*i18n*/ "own-listings.chosen.paused",
  let: /*i18n*/ "own-listings.chosen.let",
};

/** Pauses a room, marks it as let, or has it in the lists again; with a way back. */
export function chooseState(i18n: I18n, room: Room, state: ListingState): Promise<void> {
  return choose(i18n, room, { choice: { state }, undo: { state: stateOf(room.listing) }, text: i18n._(CHOSEN[state]) });
}

/** Gives a room other days; with a way back. */
export function chooseStay(i18n: I18n, room: Room, stay: Pick<Listing, "begin_date" | "end_date">): Promise<void> {
  const { begin_date, end_date } = room.listing;
  const text = i18n._("own-listings.chosen.renewed", { end: longDay(i18n.locale, stay.end_date ?? "") });
  return choose(i18n, room, { choice: stay, undo: { begin_date, end_date }, text });
}

interface Chosen {
  choice: ListChoice;
  undo: ListChoice;
  text: string;
}

async function choose(i18n: I18n, { owner, listing }: Room, { choice, undo, text }: Chosen): Promise<void> {
  const change = async (seen: Listing, wanted: ListChoice) => {
    const isQueued = await doInStore(i18n, () => changeInList(owner, seen, wanted));
    if (isQueued) sendSoon();
    return isQueued;
  };
  if (!(await change(listing, choice))) return;
  toastWithAction("success", text, {
    label: i18n._("own-listings.chosen.undo"),
    onPress: () => void change({ ...listing, ...choice }, undo),
  });
}
