import { useLingui } from "@lingui/react";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/states/notice.tsx";

export function NoResults({ onClear }: { onClear: () => void }) {
  const { i18n } = useLingui();
  return <Notice title={i18n._("search.none")} action={<Button onClick={onClear}>{i18n._("search.clear")}</Button>} />;
}
