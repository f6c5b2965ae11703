import { useLingui } from "@lingui/react";
import { EllipsisVertical } from "lucide";
import type { User } from "#domain/users/user.ts";
import { Icon } from "../../ui/icon.tsx";
import { LazyMenu } from "../../ui/menu/lazy-menu.tsx";

/** The actions on a user. */
export interface UserActions {
  onEdit: (user: User) => void;
  onDelete: (user: User) => void;
  /** Helps a superuser who has lost phone and recovery codes. */
  onResetSecondFactor: (user: User) => void;
}

/** A row's menu; superusers can't act on their own row (PR-603). */
export function UserMenu({
  user,
  isOwn,
  onEdit,
  onDelete,
  onResetSecondFactor,
}: UserActions & { user: User; isOwn: boolean }) {
  const { i18n } = useLingui();
  return (
    <LazyMenu
      label={i18n._("admin.actions-for", { email: user.email })}
      disabled={isOwn}
      buttonClass="touch grid place-items-center rounded-full enabled:hover:bg-paper disabled:cursor-not-allowed disabled:opacity-40"
      button={<Icon of={EllipsisVertical} />}
      choices={[
        { text: i18n._("admin.edit-user"), onChoose: () => onEdit(user) },
        ...(user.is_superuser
          ? [{ text: i18n._("admin.reset-second-factor"), onChoose: () => onResetSecondFactor(user) }]
          : []),
        { text: i18n._("admin.delete-user"), isDanger: true, onChoose: () => onDelete(user) },
      ]}
    />
  );
}
