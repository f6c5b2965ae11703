import { useLingui } from "@lingui/react";
import { Sparkles } from "lucide";
import { useLocation, useSearch } from "wouter";
import { loginPath } from "../../../api/credentials/return-path.ts";
import { ButtonLink, Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Spinner } from "../../../ui/states/spinner.tsx";
import type { Search } from "../url/use-search.ts";
import { SentenceField } from "./sentence-field.tsx";
import { useLocalSearch } from "./use-local-search.ts";

/**
 * What visitors without an account see: in place of the AI search a login prompt (PR-207), with its own button and
 * no box. The box below it is no AI search: it is another way to fill the ordinary filters, and says so. The phone reads
 * its sentence itself and the filters are searched like any others, so it needs neither account nor quota nor network.
 */
export function GuestBox({ search }: { search: Search }) {
  const { i18n } = useLingui();
  const [searchHere, isReading] = useLocalSearch(search);
  return (
    <div className="grid grid-cols-1 gap-3 divide-y divide-line *:not-last:pb-3">
      <LoginPrompt />
      <SentenceField label={i18n._("ai-search.fill.label")} sentence={search.state.sentence} onSearch={searchHere}>
        <Button type="submit" aria-disabled={isReading}>
          {isReading && <Spinner />}
          {i18n._("ai-search.fill")}
        </Button>
      </SentenceField>
    </div>
  );
}

/** Stands where the AI search is, for visitors who are not signed in (PR-601). */
function LoginPrompt() {
  const { i18n } = useLingui();
  const [path] = useLocation();
  const query = useSearch();
  return (
    <div className="flex items-center gap-3">
      <Icon of={Sparkles} className="text-brick" />
      <p className="min-w-0 grow text-sm text-ink-soft">{i18n._("ai-search.login-prompt")}</p>
      <ButtonLink href={loginPath(`${path}?${query}`)} className="shrink-0">
        {i18n._("session.log-in")}
      </ButtonLink>
    </div>
  );
}
