import { useLingui } from "@lingui/react";
import { EllipsisVertical } from "lucide";
import { useLocation } from "wouter";
import { stateOf, type Listing } from "#domain/listings/listing.ts";
import { renewedStay } from "#domain/listings/renewal.ts";
import type { Removal } from "../../../outbox/own-list/removal-sheet.tsx";
import { formPath } from "../../../drafts/form-path.ts";
import { paths } from "../../../paths.ts";
import { useToday } from "../../../platform/clock/use-today.ts";
import { copyText } from "../../../platform/copy-text.ts";
import { longDay } from "../../../platform/text/stay-text.ts";
import { Icon } from "../../../ui/icon.tsx";
import { LazyMenu } from "../../../ui/menu/lazy-menu.tsx";
import type { MenuChoice } from "../../../ui/menu/menu.tsx";
import { confirmRoom } from "./confirm-room.ts";
import { chooseState, chooseStay } from "./choose.ts";
import { useClone } from "./use-clone.ts";

interface Props {
  owner: string;
  listing: Listing;
  onRemove: (removal: Removal) => void;
  onShare: (listing: Listing) => void;
}

/** What can be done with a posted room (PR-208). */
export function RowMenu({ owner, listing, onRemove, onShare }: Props) {
  const { i18n } = useLingui();
  const [, navigate] = useLocation();
  const clone = useClone(owner);
  const states = useStateChoices(owner, listing);
  const { id, title } = listing;
  return (
    <LazyMenu
      label={i18n._("own-listings.actions-for", { title })}
      buttonClass="touch grid place-items-center rounded-full hover:bg-paper"
      button={<Icon of={EllipsisVertical} />}
      choices={[
        { text: i18n._("own-listings.view"), onChoose: () => navigate(paths.item(id)) },
        { text: i18n._("room.share"), onChoose: () => onShare(listing) },
        {
          text: i18n._("own-listings.copy-link"),
          onChoose: () => void copyText(i18n, new URL(paths.room(id), location.origin).href),
        },
        { text: i18n._("own-listings.edit"), onChoose: () => navigate(formPath("listing", id)) },
        { text: i18n._("own-listings.clone"), onChoose: () => void clone(listing) },
        ...states,
        {
          text: i18n._("own-listings.delete"),
          isDanger: true,
          onChoose: () => onRemove({ what: "posted", id, title }),
        },
      ]}
    />
  );
}

/** Where a room can go from its state, and the days that one tap gives it. */
function useStateChoices(owner: string, listing: Listing): MenuChoice[] {
  const { i18n } = useLingui();
  const stay = renewedStay(listing, useToday());
  const state = stateOf(listing);
  const room = { owner, listing };
  const pause = { text: i18n._("own-listings.pause"), onChoose: () => void chooseState(i18n, room, "paused") };
  const resume = { text: i18n._("own-listings.resume"), onChoose: () => void chooseState(i18n, room, "active") };
  const letIt = { text: i18n._("own-listings.mark-let"), onChoose: () => void chooseState(i18n, room, "let") };
  const again = {
    text: i18n._("own-listings.available-again"),
    onChoose: () => void chooseState(i18n, room, "active"),
  };
  const renew = stay !== null && {
    text: i18n._("own-listings.renew", { end: longDay(i18n.locale, stay.end_date ?? "") }),
    onChoose: () => void chooseStay(i18n, room, stay),
  };
  const confirm = { text: i18n._("own-listings.confirm"), onChoose: () => void confirmRoom(i18n, listing) };
  const ofState = { active: [confirm, pause, letIt], paused: [resume, letIt], let: [again] }[state];
  return renew === false ? ofState : [renew, ...ofState];
}
