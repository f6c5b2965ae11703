import { useLingui } from "@lingui/react";
import { useDeferredValue, useEffect } from "react";
import type { SavedViewing } from "#offline/viewings/saved-viewing.ts";
import { ReportLink } from "../../room/report-link.tsx";
import { PhotoGallery } from "../../room/photo-gallery.tsx";
import { Checklist } from "../checklist/checklist.tsx";
import { fetchDialogs } from "../lazy-dialogs.ts";
import { OwnPhotos } from "../own-photos/own-photos.tsx";
import { BottomNav } from "./bottom-nav.tsx";
import { ListingText } from "./listing-text.tsx";
import { NotesSection } from "./notes-section.tsx";
import { ConflictingValues } from "./conflicting-values.tsx";
import { AppointmentSection } from "./appointment-section.tsx";
import { ContactSection } from "./contact-section.tsx";
import { RemoveViewing } from "./remove-viewing.tsx";
import { ScorePicker } from "./score-picker.tsx";
import { Section } from "./section.tsx";
import { useEdits } from "./use-edits.ts";
import { ViewingHead } from "./viewing-head.tsx";
import { shownText } from "../../../platform/text/shown-text.ts";

/** Everything about one saved room: on a phone in the order of a visit, on a desktop the paper beside the facts. */
export function ViewingScreen({ viewing }: { viewing: SavedViewing }) {
  const { i18n } = useLingui();
  const { owner, id, listing, content } = viewing;
  const { edit, kept } = useEdits(owner, id);
  useEffect(() => void fetchDialogs(), []);
  // The head is rendered at once; a slow phone renders the rest a moment later.
  const isWhole = useDeferredValue(true, false);
  if (!isWhole) return <ViewingHead viewing={viewing} />;
  return (
    <div className="grid grid-cols-1 gap-4">
      <ViewingHead viewing={viewing} />
      <ConflictingValues content={content} edit={edit} />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <div className="grid grid-cols-1 content-start gap-4 lg:col-start-2">
          <AppointmentSection viewing={viewing} edit={edit} />
          <ContactSection listing={listing} />
        </div>
        <div className="grid grid-cols-1 content-start gap-4 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <Checklist content={content} edit={edit} />
          <OwnPhotos viewing={viewing} edit={edit} />
          <ScorePicker score={content.score} edit={edit} />
          <NotesSection notes={content.notes} edit={edit} />
        </div>
        <div className="grid grid-cols-1 content-start gap-4 lg:col-start-2">
          <Section id="room-photos" title={i18n._("viewings.room-photos")}>
            <PhotoGallery images={listing.images} title={shownText(i18n, listing.title)} />
          </Section>
          <ListingText listing={listing} />
          <div className="flex flex-wrap items-center justify-between gap-2">
            <RemoveViewing viewing={viewing} />
            <ReportLink target={{ kind: "listing", id, title: listing.title }} />
          </div>
        </div>
      </div>
      <BottomNav content={content} kept={kept} />
    </div>
  );
}
