import { useLingui } from "@lingui/react";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/states/notice.tsx";

interface Props {
  /** The list that shows the entry's state. */
  listUrl: string;
  onEdit: () => void;
}

/** Replaces the form of an unsent entry: it is reopened for editing only when the user asks. */
export function PostedNotice({ listUrl, onEdit }: Props) {
  const { i18n } = useLingui();
  return (
    <Notice
      title={i18n._("form.posted")}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <ButtonLink look="primary" href={listUrl}>
            {i18n._("form.posted.list")}
          </ButtonLink>
          <Button onClick={onEdit}>{i18n._("form.posted.edit")}</Button>
        </div>
      }
    >
      {i18n._("form.posted.text")}
    </Notice>
  );
}
