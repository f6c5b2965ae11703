import { useLingui } from "@lingui/react";
import { useState } from "react";
import { MAX_SEARCH_NAME_LENGTH } from "#domain/saved-searches/saved-search.ts";
import type { SearchContent } from "#offline/documents/row.ts";
import { changeSearch, type SearchHere } from "#offline/searches/saved-searches.ts";
import { ANONYMOUS } from "#offline/session/owner-of.ts";
import { herePath, loginPath } from "../../../api/credentials/return-path.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { paths } from "../../../paths.ts";
import { doInSearches } from "./do-in-searches.ts";
import { AlertFields } from "./alert-fields.tsx";
import { PushSwitch } from "./push-switch.tsx";

interface Props {
  row: SearchHere;
  /** Whether it has just been saved, from its results: then the way to all of them is shown, too. */
  isNew?: boolean;
  onClose: () => void;
}

/** The name of a saved search, and how one is told of what it finds. It is saved already: what is changed counts at once. */
export function SavedSearchSheet({ row, isNew = false, onClose }: Props) {
  const { i18n } = useLingui();
  const { owner, id, content } = row;
  const [name, setName] = useState(content.name);
  const change = (changed: Partial<SearchContent>) => void doInSearches(i18n, () => changeSearch(owner, id, changed));
  const keepName = () => {
    if (name.trim() !== "" && name.trim() !== content.name) change({ name });
  };
  const close = () => {
    keepName();
    onClose();
  };
  return (
    <Sheet
      title={isNew ? i18n._("saved-search.saved") : i18n._("saved-search.edit")}
      closeLabel={i18n._("dialog.close")}
      onClose={close}
      footer={
        <div className="flex flex-wrap gap-2">
          {isNew && <ButtonLink href={paths.savedSearches}>{i18n._("saved-search.all")}</ButtonLink>}
          <Button look="primary" className="grow" onClick={close}>
            {i18n._("saved-search.done")}
          </Button>
        </div>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <TextField
          label={i18n._("saved-search.name")}
          value={name}
          maxLength={MAX_SEARCH_NAME_LENGTH}
          onChange={setName}
          onBlur={keepName}
        />
        {owner === ANONYMOUS ? (
          <div className="grid justify-items-start gap-2">
            <p className="text-pretty text-ink-soft">{i18n._("saved-search.log-in")}</p>
            <ButtonLink href={loginPath(herePath())}>{i18n._("saved-search.log-in.button")}</ButtonLink>
          </div>
        ) : (
          <>
            <AlertFields label={i18n._("saved-search.alerts")} alerting={content} onChange={change} />
            {content.alert !== "off" && content.by_push && <PushSwitch />}
          </>
        )}
      </div>
    </Sheet>
  );
}
