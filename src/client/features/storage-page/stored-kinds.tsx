import { useLingui } from "@lingui/react";
import { AppWindow, Bookmark, CalendarCheck, DoorOpen, NotebookPen, Search, Send } from "lucide";
import { ANSWER_LIMITS } from "#offline/cache/answers/answer-bounds.ts";
import { forgetAnswers } from "#offline/cache/answers/forget-answers.ts";
import { forgetOpenedRooms } from "#offline/rooms/forget-opened-rooms.ts";
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
  const { shell, answers, rooms, viewings, searches, unsent, others } = kept;
  return (
    <ul className="grid grid-cols-1 gap-3">
      <AppFiles files={shell} />
      <SearchAnswers owner={owner} answers={answers} onChange={onChange} />
      <OpenedRooms owner={owner} rooms={rooms} onChange={onChange} />
      <Viewings owner={owner} viewings={viewings} />
      {searches.saved.count > 0 && <SavedSearches saved={searches.saved} />}
      <Unsent owner={owner} unsent={unsent} />
      {unsent.copies.count > 0 && <CopiesOfPosted copies={unsent.copies} />}
      {others.count + others.bytes > 0 && <OthersData others={others} />}
    </ul>
  );
}

function AppFiles({ files }: { files: UsagePart }) {
  const { i18n, size } = useTexts();
  return (
    <KindRow
      icon={AppWindow}
      name={i18n._("kept.shell")}
      amount={i18n._("kept.shell.amount", { count: files.count, size: size(files.bytes) })}
      text={i18n._("kept.shell.text")}
    />
  );
}

function SearchAnswers({
  owner,
  answers,
  onChange,
}: Pick<Props, "owner" | "onChange"> & Pick<StorageUsage, "answers">) {
  const { i18n, size, amount } = useTexts();
  const { searches, lists, photos } = answers;
  const all = together(searches, lists, photos);
  const counts = { searches: searches.count, lists: lists.count, photos: photos.count, size: size(all.bytes) };
  return (
    <KindRow
      icon={Search}
      name={i18n._("kept.searches")}
      amount={amount(all, i18n._("kept.searches.amount", counts))}
      text={i18n._("kept.searches.text", {
        searches: ANSWER_LIMITS.search.rows,
        size: size(ANSWER_LIMITS.search.bytes),
        photos: size(RESULT_PHOTO_BYTES_LIMIT),
      })}
    >
      {all.count > 0 && (
        <ClearButton name={i18n._("kept.searches.clear")} onClear={() => forgetAnswers(owner).then(onChange)} />
      )}
    </KindRow>
  );
}

function OpenedRooms({ owner, rooms, onChange }: Pick<Props, "owner" | "onChange"> & Pick<StorageUsage, "rooms">) {
  const { i18n, size, amount } = useTexts();
  const all = together(rooms.rooms, rooms.photos);
  const counts = { rooms: rooms.rooms.count, photos: rooms.photos.count, size: size(all.bytes) };
  return (
    <KindRow
      icon={DoorOpen}
      name={i18n._("kept.rooms")}
      amount={amount(all, i18n._("kept.rooms.amount", counts))}
      text={i18n._("kept.rooms.text", { rooms: ROOM_LIMIT, size: size(PHOTO_BYTES_LIMIT) })}
    >
      {all.count > 0 && (
        <ClearButton name={i18n._("kept.rooms.clear")} onClear={() => forgetOpenedRooms(owner).then(onChange)} />
      )}
    </KindRow>
  );
}

function Viewings({ owner, viewings }: Pick<Props, "owner"> & Pick<StorageUsage, "viewings">) {
  const { i18n, size, amount } = useTexts();
  const all = together(viewings.rooms, viewings.photos);
  const counts = { rooms: viewings.rooms.count, photos: viewings.photos.count, size: size(all.bytes) };
  return (
    <KindRow
      icon={CalendarCheck}
      name={i18n._("kept.viewings")}
      amount={amount(all, i18n._("kept.viewings.amount", counts))}
      text={i18n._("kept.viewings.text")}
    >
      {owner !== ANONYMOUS && <ButtonLink href={paths.viewings}>{i18n._("kept.viewings.open")}</ButtonLink>}
    </KindRow>
  );
}

function SavedSearches({ saved }: { saved: UsagePart }) {
  const { i18n, size } = useTexts();
  return (
    <KindRow
      icon={Bookmark}
      name={i18n._("kept.saved-searches")}
      amount={i18n._("kept.saved-searches.amount", { count: saved.count, size: size(saved.bytes) })}
      text={i18n._("kept.saved-searches.text")}
    >
      <ButtonLink href={paths.savedSearches}>{i18n._("kept.saved-searches.open")}</ButtonLink>
    </KindRow>
  );
}

function Unsent({ owner, unsent }: Pick<Props, "owner"> & Pick<StorageUsage, "unsent">) {
  const { i18n, size, amount } = useTexts();
  const { drafts, posted, photos, shared } = unsent;
  const all = together(drafts, posted, photos, shared);
  const counts = {
    drafts: drafts.count,
    posted: posted.count,
    photos: photos.count + shared.count,
    size: size(all.bytes),
  };
  return (
    <KindRow
      icon={NotebookPen}
      name={i18n._("kept.unsent")}
      amount={amount(all, i18n._("kept.unsent.amount", counts))}
      text={i18n._("kept.unsent.text")}
    >
      {owner !== ANONYMOUS && <ButtonLink href={paths.outbox}>{i18n._("kept.unsent.open")}</ButtonLink>}
    </KindRow>
  );
}

/** Of what was posted, until the server is known to keep it. */
function CopiesOfPosted({ copies }: { copies: UsagePart }) {
  const { i18n, size } = useTexts();
  return (
    <KindRow
      icon={Send}
      name={i18n._("kept.posted")}
      amount={i18n._("kept.posted.amount", { count: copies.count, size: size(copies.bytes) })}
      text={i18n._("kept.posted.text")}
    />
  );
}

function OthersData({ others }: { others: UsagePart }) {
  const { i18n, size } = useTexts();
  return (
    <li className="px-1 text-sm text-pretty text-ink-soft">
      {i18n._("kept.others", { count: others.count, size: size(others.bytes) })}
    </li>
  );
}

function useTexts() {
  const { i18n } = useLingui();
  return {
    i18n,
    size: (bytes: number) => sizeText(bytes, i18n.locale),
    /** The amount in words, unless there is nothing. */
    amount: (part: UsagePart, text: string) => (part.count === 0 ? i18n._("kept.none") : text),
  };
}
