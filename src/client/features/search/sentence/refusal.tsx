import { useLingui } from "@lingui/react";
import { TriangleAlert } from "lucide";
import { ApiError, isRefusedOnTheWay } from "#contract/api-error.ts";
import { ErrorReference } from "../../../api/error-reference.tsx";
import { failureText } from "../../../api/failures.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { Search } from "../url/use-search.ts";
import { isQuotaUsedUp } from "./interpretation.ts";
import { QuotaLeft } from "./quota-left.tsx";
import { searchByTyped } from "../surface/typed-text.ts";

/** The AI search was refused: why (PR-809), and the same sentence as a regular search. */
export function Refusal({ search, error }: { search: Search; error: Error }) {
  const { i18n } = useLingui();
  return (
    <div className="grid justify-items-start gap-3 rounded-card border border-amber bg-amber-tint p-4 text-amber">
      <p role="alert" className="flex gap-2">
        <Icon of={TriangleAlert} className="mt-0.5" />
        {warning()}
      </p>
      <QuotaLeft />
      <Button onClick={() => searchByTyped(search, search.state.sentence)}>{i18n._("ai-search.search-here")}</Button>
      <ErrorReference error={error} />
    </div>
  );

  function warning(): string {
    if (isRefusedOnTheWay(error)) return i18n._("ai-search.busy");
    // Not the server's refusal: the parser could not be loaded.
    if (!(error instanceof ApiError)) return i18n._("ai-search.cannot-read");
    const { status, code, message } = error;
    if (isQuotaUsedUp(error)) return i18n._("ai-search.quota-reached");
    if (code === "too_many_attempts" || code === "quota_used_up") return failureText(i18n, error);
    // An earlier build of the server reports the used-up quota in a sentence alone.
    if (status === 429) return message;
    return status === 401 ? i18n._("ai-search.login-required") : i18n._("ai-search.busy");
  }
}
