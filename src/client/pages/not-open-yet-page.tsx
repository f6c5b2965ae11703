import { useLingui } from "@lingui/react";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { useDocumentTitle } from "../ui/use-document-title.ts";

/** Where an account is needed, and accounts can't be had yet: says so, and what can be done meanwhile. */
export function NotOpenYetPage() {
  const { i18n } = useLingui();
  useDocumentTitle(i18n._("not-open.title"));
  return (
    <>
      <h1 className="sr-only">{i18n._("not-open.title")}</h1>
      <Notice
        title={i18n._("not-open.title")}
        action={
          <ButtonLink look="primary" href={paths.home}>
            {i18n._("not-open.back")}
          </ButtonLink>
        }
      >
        {i18n._("not-open.text")}
      </Notice>
    </>
  );
}
