import { useLingui } from "@lingui/react";
import { AppWindow, Bookmark, CalendarCheck, DoorOpen, NotebookPen, Search, Send } from "lucide";
import { ANSWER_LIMITS } from "#offline/cache/answers/answer-bounds.ts";
import { forgetAnswers } from "#offline/cache/answers/forget-answers.ts";
import { forgetOpenedRooms } from "#offline/cache/rooms/forget-opened-rooms.ts";
import { together, type UsagePart } from "#offline/storage-usage/usage-part.ts";
import type { StorageUsage } from "#offline/storage-usage/measure-storage.ts";
import { ANONYMOUS } from "#offline/session/owner-of.ts";
import { PHOTO_BYTES_LIMIT, ROOM_LIMIT } from "#offline/cache/photos/photo-bounds.ts";
import { RESULT_PHOTO_BYTES_LIMIT } from "#offline/cache/photos/result-photo-bounds.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { ClearButton } from "./clear-button.tsx";
import { KindRow } from "./kind-row.tsx";
import { sizeText } from "./size-text.ts";

interface Props {
  owner: string;
  kept: StorageUsage;
  /** Measures again. */
  onChange: () => Promise<void>;
}

/** The stored data by kind: count, size, limit, and actions. */
export function StoredKinds({ owner, kept, onChange }: Props) {
  const { i18n } = useLingui();
  const { shell, answers, rooms, viewings, searches, unsent, others } = kept;
  const size = (bytes: number) => sizeText(bytes, i18n.locale);
  const search = together(answers.searches, answers.lists, answers.photos);
  const opened = together(rooms.rooms, rooms.photos);
  const pinned = together(viewings.rooms, viewings.photos);
  const written = together(unsent.drafts, unsent.posted, unsent.photos, unsent.shared);
  const amount = (part: UsagePart, text: string) => (part.count === 0 ? i18n._("kept.none") : text);
  return (
    <ul className="grid grid-cols-1 gap-3">
      <KindRow
        icon={AppWindow}
        name={i18n._("kept.shell")}
        amount={i18n._("kept.shell.amount", { count: shell.count, size: size(shell.bytes) })}
        text={i18n._("kept.shell.text")}
      />
      <KindRow
        icon={Search}
        name={i18n._("kept.searches")}
        amount={amount(
          search,
          i18n._("kept.searches.amount", {
            searches: answers.searches.count,
            lists: answers.lists.count,
            photos: answers.photos.count,
            size: size(search.bytes),
          }),
        )}
        text={i18n._("kept.searches.text", {
          searches: ANSWER_LIMITS.search.rows,
          size: size(ANSWER_LIMITS.search.bytes),
          photos: size(RESULT_PHOTO_BYTES_LIMIT),
        })}
      >
        {search.count > 0 && (
          <ClearButton name={i18n._("kept.searches.clear")} onClear={() => forgetAnswers(owner).then(onChange)} />
        )}
      </KindRow>
      <KindRow
        icon={DoorOpen}
        name={i18n._("kept.rooms")}
        amount={amount(
          opened,
          i18n._("kept.rooms.amount", {
            rooms: rooms.rooms.count,
            photos: rooms.photos.count,
            size: size(opened.bytes),
          }),
        )}
        text={i18n._("kept.rooms.text", { rooms: ROOM_LIMIT, size: size(PHOTO_BYTES_LIMIT) })}
      >
        {opened.count > 0 && (
          <ClearButton name={i18n._("kept.rooms.clear")} onClear={() => forgetOpenedRooms(owner).then(onChange)} />
        )}
      </KindRow>
      <KindRow
        icon={CalendarCheck}
        name={i18n._("kept.viewings")}
        amount={amount(
          pinned,
          i18n._("kept.viewings.amount", {
            rooms: viewings.rooms.count,
            photos: viewings.photos.count,
            size: size(pinned.bytes),
          }),
        )}
        text={i18n._("kept.viewings.text")}
      >
        {owner !== ANONYMOUS && <ButtonLink href={paths.viewings}>{i18n._("kept.viewings.open")}</ButtonLink>}
      </KindRow>
      {searches.saved.count > 0 && (
        <KindRow
          icon={Bookmark}
          name={i18n._("kept.saved-searches")}
          amount={i18n._("kept.saved-searches.amount", {
            count: searches.saved.count,
            size: size(searches.saved.bytes),
          })}
          text={i18n._("kept.saved-searches.text")}
        >
          <ButtonLink href={paths.savedSearches}>{i18n._("kept.saved-searches.open")}</ButtonLink>
        </KindRow>
      )}
      <KindRow
        icon={NotebookPen}
        name={i18n._("kept.unsent")}
        amount={amount(
          written,
          i18n._("kept.unsent.amount", {
            drafts: unsent.drafts.count,
            posted: unsent.posted.count,
            photos: unsent.photos.count + unsent.shared.count,
            size: size(written.bytes),
          }),
        )}
        text={i18n._("kept.unsent.text")}
      >
        {owner !== ANONYMOUS && <ButtonLink href={paths.outbox}>{i18n._("kept.unsent.open")}</ButtonLink>}
      </KindRow>
      {unsent.copies.count > 0 && (
        <KindRow
          icon={Send}
          name={i18n._("kept.posted")}
          amount={i18n._("kept.posted.amount", { count: unsent.copies.count, size: size(unsent.copies.bytes) })}
          text={i18n._("kept.posted.text")}
        />
      )}
      {others.count + others.bytes > 0 && (
        <li className="px-1 text-sm text-pretty text-ink-soft">
          {i18n._("kept.others", { count: others.count, size: size(others.bytes) })}
        </li>
      )}
    </ul>
  );
}
