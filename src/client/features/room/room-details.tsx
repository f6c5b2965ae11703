import { useLingui } from "@lingui/react";
import { useState } from "react";
import { Link } from "wouter";
import type { Listing } from "#domain/listings/listing.ts";
import type { ListingTexts } from "#domain/listings/translated-fields.ts";
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
  const [translated, showTranslated] = useTranslated(listing);
  return (
    <RoomDetailsLayout
      listing={listing}
      translated={translated}
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
      aboveWords={<AboveWords listing={listing} shown={translated} onShow={showTranslated} />}
      actions={
        <>
          <RoomActions listing={listing} fetchedAt={fetchedAt} isGone={isGone} hasBar={hasBar} />
          <StrongWarnings listing={listing} isGone={isGone} />
        </>
      }
    >
      <RoomFacts listing={{ ...listing, ...translated }} />
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

/** The translated words that are shown, and how to set them. They are dropped when the room or the language changes. */
function useTranslated(listing: Listing) {
  const key = wordsKey(useLingui().i18n.locale, listing);
  const [kept, keep] = useState<{ key: string; texts: ListingTexts } | null>(null);
  const show = (texts: ListingTexts | null) => keep(texts && { key, texts });
  return [kept?.key === key ? kept.texts : null, show] as const;
}

function wordsKey(locale: string, { id, updated_at }: Listing): string {
  return `${locale} ${id} ${updated_at}`;
}

interface AboveWordsProps {
  listing: Listing;
  shown: ListingTexts | null;
  onShow: (texts: ListingTexts | null) => void;
}

/** The box above words in the other language; nothing above words in the reader's own. */
function AboveWords({ listing, shown, onShow }: AboveWordsProps) {
  const { i18n } = useLingui();
  const language = languageToMark(i18n, listing);
  if (language === null) return null;
  const head = <OtherLanguageHead language={language} />;
  return (
    <LazyBoundary meanwhile={head} missing={head}>
      <OtherLanguageNote key={wordsKey(i18n.locale, listing)} {...{ listing, language, shown, onShow }} />
    </LazyBoundary>
  );
}

/** For everybody but its owner. */
function ReportRoom({ listing: { id, title, owner_id } }: { listing: Listing }) {
  if (owner_id !== null && owner_id === ownerOf(accessToken.value)) return null;
  return <ReportLink target={{ kind: "listing", id, title }} />;
}
