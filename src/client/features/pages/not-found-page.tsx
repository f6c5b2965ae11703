import { useLingui } from "@lingui/react";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Terrace } from "../../ui/brand/terrace.tsx";
import { useDocumentTitle } from "../../ui/use-document-title.ts";

/** The page for unknown addresses (PR-203). */
export function NotFoundPage() {
  const { i18n } = useLingui();
  useDocumentTitle(i18n._("not-found.text"));
  return (
    <div className="grid justify-items-center gap-2 py-12 text-center">
      <Terrace className="h-28" />
      <p className="figures text-6xl font-semibold text-brick" aria-hidden="true">
        404
      </p>
      <h1 className="text-2xl font-semibold">{i18n._("not-found.oops")}</h1>
      <p className="mb-4 text-ink-soft">{i18n._("not-found.text")}</p>
      <ButtonLink look="primary" href={paths.home}>
        {i18n._("not-found.back")}
      </ButtonLink>
    </div>
  );
}
