import { useLingui } from "@lingui/react";
import type { ShareOutcome } from "#contract/share-target.ts";
import { formPath } from "../../../drafts/form-path.ts";
import { NEW_DRAFT } from "../../../drafts/find-draft.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/states/notice.tsx";

interface Props {
  outcome: Exclude<ShareOutcome, "kept"> | "unusable";
  /** Of the files that are no photos. */
  names: readonly string[];
}

/** Explains why nothing of a share was stored, and what to do: the photos are still in the sharing app. */
export function NothingShared({ outcome, names }: Props) {
  const { i18n } = useLingui();
  const words = WORDS[outcome];
  return (
    <>
      <h1 className="sr-only">{i18n._("shared.title")}</h1>
      <Notice
        title={i18n._(words.title)}
        action={
          <ButtonLink look="primary" href={formPath("listing", NEW_DRAFT)}>
            {i18n._("shared.pick")}
          </ButtonLink>
        }
      >
        {i18n._(words.text)}
        {names.length > 0 && (
          <bdi className="mt-2 block text-sm break-all">{new Intl.ListFormat(i18n.locale).format(names)}</bdi>
        )}
      </Notice>
    </>
  );
}

const WORDS = {
  unreceived: { title: /*i18n*/ "shared.unreceived", text: /*i18n*/ "shared.unreceived.text" },
  unkept: { title: /*i18n*/ "shared.unkept", text: /*i18n*/ "shared.unkept.text" },
  unusable: { title: /*i18n*/ "shared.unusable", text: /*i18n*/ "photos.unusable.text" },
} as const satisfies Record<Props["outcome"], object>;
