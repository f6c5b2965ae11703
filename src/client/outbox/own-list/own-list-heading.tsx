import { useLingui } from "@lingui/react";
import { Plus } from "lucide";
import type { DraftKind } from "#offline/drafts/draft.ts";
import { NEW_DRAFT } from "../../drafts/find-draft.ts";
import { formPath } from "../../drafts/form-path.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { OWN_LIST_WORDS } from "./own-list-words.ts";

/** The list's name, and the link to a new row. */
export function OwnListHeading({ kind }: { kind: DraftKind }) {
  const { i18n } = useLingui();
  const { title, add } = OWN_LIST_WORDS[kind];
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h1 className="text-2xl font-semibold">{i18n._(title)}</h1>
      <ButtonLink look="primary" href={formPath(kind, NEW_DRAFT)}>
        <Icon of={Plus} />
        {i18n._(add)}
      </ButtonLink>
    </div>
  );
}
