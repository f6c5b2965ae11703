import { useLingui } from "@lingui/react";
import type { User } from "#domain/users/user.ts";
import { ask } from "../../api/transport.ts";
import { UserFormSheet } from "./user-form-sheet.tsx";
import {
  changesTo,
  editProblems,
  isDeactivation,
  NEW_USER,
  newUser,
  newUserProblems,
  valuesOf,
} from "./user-form-values.ts";

interface Props {
  onSaved: () => void;
  onClose: () => void;
}

export function CreateUserSheet(props: Props) {
  const { i18n } = useLingui();
  return (
    <UserFormSheet
      {...props}
      title={i18n._("admin.create")}
      done={i18n._("user.created")}
      isNew
      initial={NEW_USER}
      check={(values) => newUserProblems(i18n, values)}
      save={(values) => ask("createUser", { body: newUser(values) })}
    />
  );
}

export function EditUserSheet({ user, ...props }: Props & { user: User }) {
  const { i18n } = useLingui();
  return (
    <UserFormSheet
      {...props}
      title={i18n._("admin.edit-user")}
      done={i18n._("user.updated")}
      isNew={false}
      initial={valuesOf(user)}
      check={(values) => editProblems(i18n, user, values)}
      isDeactivation={(values) => isDeactivation(user, values)}
      save={(values) => ask("updateUser", { params: { user_id: user.id }, body: changesTo(user, values) })}
    />
  );
}
