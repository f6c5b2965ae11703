import { useLingui } from "@lingui/react";
import { loginPath, herePath } from "../../../api/credentials/return-path.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import type { Search } from "../url/use-search.ts";
import { searchByTyped } from "../surface/typed-text.ts";

interface Props {
  search: Search;
  /** What stands in the line; empty for nothing. */
  sentence: string;
  onClose: () => void;
}

/**
 * The AI search of visitors without an account: a login prompt (PR-207, PR-601), and beside it the search by the same text, which
 * needs neither account nor quota.
 */
export function AiForVisitors({ search, sentence, onClose }: Props) {
  const { i18n } = useLingui();
  return (
    <Sheet title={i18n._("ai-search.submit")} closeLabel={i18n._("dialog.close")} onClose={onClose}>
      <div className="grid gap-3">
        <p>{i18n._("ai-search.login-prompt")}</p>
        <ButtonLink look="primary" href={loginPath(herePath())}>
          {i18n._("session.log-in")}
        </ButtonLink>
        <p className="border-t border-line pt-3 text-ink-soft">{i18n._("ai-search.fill.label")}</p>
        <Button
          aria-disabled={sentence === ""}
          onClick={() => {
            if (sentence === "") return;
            searchByTyped(search, sentence);
            onClose();
          }}
        >
          {i18n._("ai-search.fill")}
        </Button>
      </div>
    </Sheet>
  );
}
