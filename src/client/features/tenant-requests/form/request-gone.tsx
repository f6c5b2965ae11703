import { useLingui } from "@lingui/react";
import { ButtonLink } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/states/notice.tsx";
import { ownUrl } from "../own/own-address.ts";

/** Shown for a form's address without a draft or row. */
export function RequestGone() {
  const { i18n } = useLingui();
  return (
    <Notice
      title={i18n._("own-requests.gone")}
      action={<ButtonLink href={ownUrl({ open: "list" })}>{i18n._("own-requests.title")}</ButtonLink>}
    >
      {i18n._("own-requests.gone.text")}
    </Notice>
  );
}
