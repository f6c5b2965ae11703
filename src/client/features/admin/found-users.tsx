import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { useState } from "react";
import type { ListedUser } from "#contract/schemas/user.ts";
import { TextField } from "../../ui/form/text-field.tsx";
import { useWide } from "../../ui/use-wide.ts";
import { FoundByPaste, namesTarget } from "../moderation/find/found-by-paste.tsx";
import { findUsers } from "./find-users.ts";
import type { UserActions } from "./user-actions.tsx";
import { UserCards } from "./user-cards.tsx";
import { UserTable } from "./user-table.tsx";

interface Props {
  users: readonly ListedUser[];
  /** Of all users, including those beyond the list's limit. */
  count: number;
  ownId: string;
  actions: UserActions;
}

/** The users that match the text in the search box. */
export function FoundUsers({ users, count, ownId, actions }: Props) {
  const { i18n } = useLingui();
  const [typed, setTyped] = useState("");
  const found = findUsers(users, typed);
  const List = useWide() ? UserTable : UserCards;
  return (
    <>
      <div className="max-w-md">
        <TextField type="search" label={i18n._("admin.find")} autoComplete="off" value={typed} onChange={setTyped} />
      </div>
      <FoundByPaste text={typed} />
      <p
        role="status"
        className={`figures text-sm text-ink-soft ${found.length === 0 && namesTarget(typed) ? "hidden" : ""}`}
      >
        {typed.trim() === "" ? countText(i18n, users.length, count) : i18n._("admin.found", { found: found.length })}
      </p>
      {found.length > 0 && <List users={found} ownId={ownId} actions={actions} />}
    </>
  );
}

function countText(i18n: I18n, shown: number, count: number): string {
  return shown < count ? i18n._("admin.count-limited", { count, shown }) : i18n._("admin.count", { count });
}
