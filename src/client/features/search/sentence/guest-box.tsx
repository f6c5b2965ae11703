import { useLingui } from "@lingui/react";
import { Button } from "../../../ui/button.tsx";
import { Spinner } from "../../../ui/states/spinner.tsx";
import type { Search } from "../url/use-search.ts";
import { LoginPrompt } from "./login-prompt.tsx";
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
