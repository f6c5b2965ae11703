import { useLingui } from "@lingui/react";
import type { ComponentProps } from "react";
import type { ShownState } from "#offline/outbox/entries/entry-state.ts";
import { Badge } from "../../ui/badge.tsx";
import { stateName } from "./state-text.ts";

interface Props {
  state: ShownState;
  /** Whether it is an edit of something posted: what is not sent of it are changes, and no draft. */
  isEdit?: boolean;
}

/** A state as a badge, coloured by what it waits for: the network, the user, or nothing. */
export function StateBadge({ state, isEdit = false }: Props) {
  const { i18n } = useLingui();
  return (
    <Badge tone={TONES[state.name]}>
      {isEdit && state.name === "draft" ? i18n._("state.unposted-changes") : stateName(i18n, state)}
    </Badge>
  );
}

const TONES: Record<ShownState["name"], NonNullable<ComponentProps<typeof Badge>["tone"]>> = {
  draft: "sky",
  queued: "amber",
  "uploading-photo": "amber",
  saving: "amber",
  "waiting-retry": "amber",
  "needs-login": "brick",
  "needs-confirmation": "brick",
  "needs-fix": "brick",
  conflict: "brick",
  "blocked-by-other-tab": "amber",
  "from-newer": "amber",
  done: "moss",
};
