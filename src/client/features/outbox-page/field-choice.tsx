import { useLingui } from "@lingui/react";
import type { ReactNode } from "react";
import type { DraftKind, RowOf } from "#offline/drafts/draft.ts";
import { inOrder } from "#offline/drafts/draft-rows.ts";
import type { MergedField, UpdateChange } from "#offline/drafts/outbox-entry.ts";
import { fieldName } from "../../platform/text/field-names.ts";
import { DraftThumbnail } from "../../drafts/photos/draft-thumbnail.tsx";
import { fieldText } from "../../platform/text/field-value.ts";

/** The device whose version of a field is kept. */
export type Side = "mine" | "theirs";

interface Props {
  /** What was changed on both devices. */
  kind: DraftKind;
  owner: string;
  field: MergedField;
  mine: UpdateChange;
  theirs: RowOf[DraftKind];
  side: Side | undefined;
  onChoose: (side: Side) => void;
}

/** One field in both versions, with a radio button for each. */
export function FieldChoice({ kind, owner, field, mine, theirs, side, onChoose }: Props) {
  const { i18n } = useLingui();
  const choice = (which: Side, label: string, value: ReactNode) => (
    // The label is the version itself.
    // oxlint-disable-next-line jsx-a11y/label-has-associated-control
    <label
      className={`flex cursor-pointer items-start gap-3 rounded-control border p-3 ${side === which ? "border-brick bg-brick-tint" : "border-line-strong bg-card"}`}
    >
      <input
        type="radio"
        name={field}
        checked={side === which}
        onChange={() => onChoose(which)}
        className="mt-0.5 size-5 shrink-0 accent-brick"
      />
      <span className="grid min-w-0 gap-1">
        <span className="text-sm text-ink-soft">{label}</span>
        <span className="wrap-anywhere whitespace-pre-line">{value}</span>
      </span>
    </label>
  );
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold first-letter:uppercase">{fieldName(i18n, field, kind)}</legend>
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {choice("mine", i18n._("outbox.mine"), <Version owner={owner} field={field} of={mine} />)}
        {choice("theirs", i18n._("outbox.theirs"), <Version owner={owner} field={field} of={theirs} />)}
      </div>
    </fieldset>
  );
}

function Version({ owner, field, of }: { owner: string; field: MergedField; of: UpdateChange | RowOf[DraftKind] }) {
  const { i18n } = useLingui();
  if (field !== "photos") {
    return <bdi>{fieldText(i18n, field, "fields" in of ? of.fields : of) ?? i18n._("outbox.nothing")}</bdi>;
  }
  const photos = photosOf(of);
  if (photos.length === 0) return i18n._("outbox.no-photos");
  return (
    <span className="flex flex-wrap gap-2">
      {photos.map(({ uuid, imageUrl }) => (
        <DraftThumbnail key={uuid} owner={owner} uuid={uuid} imageUrl={imageUrl} />
      ))}
    </span>
  );
}

function photosOf(of: UpdateChange | RowOf[DraftKind]): { uuid: string; imageUrl: string | null }[] {
  if ("fields" in of) return of.photos.map((uuid) => ({ uuid, imageUrl: null }));
  return "images" in of ? inOrder(of).map(({ uuid, image_url }) => ({ uuid, imageUrl: image_url })) : [];
}
