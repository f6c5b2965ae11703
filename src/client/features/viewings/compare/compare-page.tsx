import { useLingui } from "@lingui/react";
import { ArrowLeft } from "lucide";
import { Link, useSearch } from "wouter";
import { ownerOf } from "#offline/session/owner-of.ts";
import { paths } from "../../../paths.ts";
import { accessToken } from "../../../api/credentials/session.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Notice } from "../../../ui/states/notice.tsx";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { StoreLoading } from "../../../platform/storage/store-loading.tsx";
import { OnceViewingsAnswered } from "../once-viewings-answered.tsx";
import { useViewings } from "../use-viewings.ts";
import { readComparison } from "./comparison-path.ts";
import { Comparison } from "./comparison.tsx";

/** Saved rooms side by side; the rooms and the dates are in the address. */
export function ComparePage() {
  const { i18n } = useLingui();
  const owner = ownerOf(accessToken.value);
  const viewings = useViewings(owner);
  const { ids, stay } = readComparison(useSearch());
  useDocumentTitle(i18n._("viewings.compare.title"));
  // In the order in which they were ticked.
  const chosen =
    typeof viewings === "object" ? ids.flatMap((id) => viewings.find((viewing) => viewing.id === id) ?? []) : [];
  return (
    <div className="grid grid-cols-1 gap-4">
      <div>
        <Link href={paths.viewings} className="touch inline-flex items-center gap-2 text-sky">
          <Icon of={ArrowLeft} size={18} />
          {i18n._("viewings.title")}
        </Link>
        <h1 className="text-2xl font-semibold">{i18n._("viewings.compare.title")}</h1>
      </div>
      {viewings === undefined && <StoreLoading />}
      {viewings === "blocked" && <Notice title={i18n._("viewings.blocked")}>{i18n._("viewings.blocked.text")}</Notice>}
      {typeof viewings === "object" &&
        (chosen.length === 0 ? (
          <OnceViewingsAnswered owner={owner}>
            <NothingChosen />
          </OnceViewingsAnswered>
        ) : (
          <Comparison viewings={chosen} stay={stay} />
        ))}
    </div>
  );
}

function NothingChosen() {
  const { i18n } = useLingui();
  return (
    <Notice
      title={i18n._("viewings.compare.none")}
      action={<ButtonLink href={paths.viewings}>{i18n._("viewings.compare.choose")}</ButtonLink>}
    >
      {i18n._("viewings.compare.none.text")}
    </Notice>
  );
}
