import { useLingui } from "@lingui/react";
import { Link } from "wouter";
import type { Listing } from "#domain/listings/listing.ts";
import { paths } from "../../paths.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../api/credentials/session.ts";
import { LazyBoundary } from "../../ui/lazy-boundary.tsx";
import { installedScreen, lazyScreen } from "../../platform/language/lazy-screen.ts";
import { useToday } from "../../platform/clock/use-today.ts";
import { ContactBlock } from "./contact/contact-block.tsx";
import { languageToMark, OtherLanguageHead } from "./language-mark.tsx";
import { RoomTravel } from "./near/room-travel.tsx";
import { ModerateLink } from "./moderate-link.tsx";
import { OutOfListsNote } from "./out-of-lists-note.tsx";
import { PhotoGallery } from "./photo-gallery.tsx";
import { ReportLink } from "./report-link.tsx";
import { RoomActions } from "./room-actions.tsx";
import { RoomDetailsLayout } from "./room-details-layout.tsx";
import { RoomFacts } from "./room-facts.tsx";
import { LateWarnings, RoomWarningChip, StrongWarnings } from "./warnings/room-warnings.tsx";
import { shownText } from "../../platform/text/shown-text.ts";

const TypicalPriceNote = installedScreen(
  async () => (await import("./typical-price/typical-price-note.tsx")).TypicalPriceNote,
);
const OtherLanguageNote = lazyScreen(
  async () => (await import("./other-language/other-language-note.tsx")).OtherLanguageNote,
);

interface Props {
  listing: Listing;
  /** The server's clock when it answered with the room, epoch milliseconds. */
  fetchedAt: number;
  /** It is only on this device any more: its link leads nowhere. */
  isGone: boolean;
  /** Whether a RoomBar stands below, with the button that saves it. */
  hasBar: boolean;
}

/** All details of a room, read only: for the dialog and /item_detail. */
export function RoomDetails({ listing, fetchedAt, isGone, hasBar }: Props) {
  const { i18n } = useLingui();
  const today = useToday();
  return (
    <RoomDetailsLayout
      listing={listing}
      today={today}
      photos={
        <>
          <PhotoGallery images={listing.images} title={shownText(i18n, listing.title)} />
          <RoomWarningChip listing={listing} isGone={isGone} />
        </>
      }
      note={<OutOfListsNote listing={listing} />}
      typicalPrice={
        <LazyBoundary meanwhile={<div className="min-h-15" />}>
          <TypicalPriceNote room={listing} price={listing.price} isKept />
        </LazyBoundary>
      }
      aboveWords={<AboveWords listing={listing} />}
      actions={
        <>
          <RoomActions listing={listing} fetchedAt={fetchedAt} isGone={isGone} hasBar={hasBar} />
          <StrongWarnings listing={listing} isGone={isGone} />
        </>
      }
    >
      <RoomFacts listing={listing} />
      <RoomTravel listing={listing} />
      <ContactBlock listing={listing} isGone={isGone} />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Link href={paths.safety} className="touch inline-flex items-center text-sky underline">
          {i18n._("room.safety")}
        </Link>
        <ModerateLink kind="listing" of={listing} />
        <ReportRoom listing={listing} />
      </div>
      <LateWarnings listing={listing} isGone={isGone} />
    </RoomDetailsLayout>
  );
}

/** Above words in the other language: what they come to in the reader's own. */
function AboveWords({ listing }: { listing: Listing }) {
  const { i18n } = useLingui();
  const language = languageToMark(i18n, listing);
  if (language === null) return null;
  const head = <OtherLanguageHead language={language} />;
  return (
    <LazyBoundary meanwhile={head} missing={head}>
      <OtherLanguageNote key={listing.id} listing={listing} language={language} />
    </LazyBoundary>
  );
}

/** For everybody but its owner. */
function ReportRoom({ listing: { id, title, owner_id } }: { listing: Listing }) {
  if (owner_id !== null && owner_id === ownerOf(accessToken.value)) return null;
  return <ReportLink target={{ kind: "listing", id, title }} />;
}
