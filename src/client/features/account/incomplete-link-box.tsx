import { useLingui } from "@lingui/react";
import { MessageBox } from "./message-box.tsx";

/** What a page says that a mailed link leads to, when the link came without its token. */
export function IncompleteLinkBox() {
  const { i18n } = useLingui();
  return (
    <MessageBox tone="error" title={i18n._("mailed-link.incomplete")}>
      {i18n._("mailed-link.incomplete.text")}
    </MessageBox>
  );
}
