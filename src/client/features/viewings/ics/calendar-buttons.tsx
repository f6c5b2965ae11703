import { useLingui } from "@lingui/react";
import { CalendarPlus, Share2 } from "lucide";
import type { Listing } from "#domain/listings/listing.ts";
import { serverNow } from "../../../platform/clock/server-clock.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { saveFile } from "../../../platform/save-file.ts";
import { useWithContact } from "../../room/contact/use-contact.ts";
import { appointmentFile } from "./appointment-file.ts";

interface Props {
  listing: Listing;
  /** Wall time in London. */
  appointment: string;
}

/** The appointment as a calendar file: to be opened, and to be handed on where the phone can do so. */
export function CalendarButtons({ listing: room, appointment }: Props) {
  const { i18n } = useLingui();
  const listing = useWithContact("listing", room);
  const file = appointmentFile(i18n, listing, {
    appointment,
    origin: location.origin,
    now: new Date(serverNow()),
  });
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => saveFile(file, file.name)}>
        <Icon of={CalendarPlus} size={18} />
        {i18n._("viewings.calendar.add")}
      </Button>
      {canShare(file) && (
        <Button onClick={() => void share(file)}>
          <Icon of={Share2} size={18} />
          {i18n._("viewings.calendar.share")}
        </Button>
      )}
    </div>
  );
}

function canShare(file: File): boolean {
  return "canShare" in navigator && navigator.canShare({ files: [file] });
}

async function share(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file], title: file.name });
  } catch (error) {
    // Closing the share sheet is no failure; where sharing fails, the file can still be saved.
    if (!(error instanceof DOMException && error.name === "AbortError")) saveFile(file, file.name);
  }
}
