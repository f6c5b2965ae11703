import type { I18n } from "@lingui/core";
import type { Call } from "#contract/endpoints.ts";
import type { User } from "#domain/users/user.ts";
import {
  confirmationProblem,
  emailProblem,
  nameProblem,
  newPasswordProblem,
  onlyProblems,
} from "../../session/account-field-problems.ts";
import type { Problems } from "../../ui/form/use-form.ts";
import { NOTHING_YET, whyProblems, whyToSend, type ActValues } from "../moderation/act/act-values.ts";

/** The values of the admin's forms, by the names of the call; those of an act say why an account is deactivated. */
export interface UserFormValues extends ActValues {
  email: string;
  full_name: string;
  password: string;
  confirm_password: string;
  is_superuser: boolean;
  is_active: boolean;
}

export const USER_FIELDS = [
  "email",
  "full_name",
  "password",
  "confirm_password",
  "reason",
  "words_zh",
  "words_en",
] as const;

/** The field of an error, by its code. */
export const FIELD_BY_CODE = {
  email_registered: "email",
  email_taken: "email",
} as const;

/** A new user starts without any rights, and inactive. */
export const NEW_USER: UserFormValues = {
  email: "",
  full_name: "",
  password: "",
  confirm_password: "",
  is_superuser: false,
  is_active: false,
  ...NOTHING_YET,
};

export function valuesOf({ email, full_name, is_superuser, is_active }: User): UserFormValues {
  return { ...NEW_USER, email, full_name: full_name ?? "", is_superuser, is_active };
}

/** The validation errors of a new user's form (PR-508). */
export function newUserProblems(i18n: I18n, values: UserFormValues): Problems<UserFormValues> {
  return onlyProblems({
    email: emailProblem(i18n, values.email),
    full_name: nameProblem(i18n, values.full_name),
    password: newPasswordProblem(i18n, values.password),
    confirm_password: confirmationProblem(i18n, values.password, values.confirm_password),
  });
}

/** The same for an edit (PR-508): the address only if it changes, the password only if one is given. */
export function editProblems(i18n: I18n, before: User, values: UserFormValues): Problems<UserFormValues> {
  const { email, password, confirm_password, ...wrong } = newUserProblems(i18n, values);
  const isPasswordGiven = values.password !== "" || values.confirm_password !== "";
  return {
    ...wrong,
    ...(values.email !== before.email && email !== undefined && { email }),
    ...(isPasswordGiven && password !== undefined && { password }),
    ...(isPasswordGiven && confirm_password !== undefined && { confirm_password }),
    ...(isDeactivation(before, values) && whyProblems(i18n, "deactivate", values)),
  };
}

/** Whether the form deactivates an account: its owner is told why. */
export function isDeactivation(before: User, { is_active }: UserFormValues): boolean {
  return before.is_active && !is_active;
}

/** A new user, as the call takes it. */
export function newUser(values: UserFormValues): Call<"createUser">["body"] {
  const { email, full_name, password, confirm_password, is_superuser, is_active } = values;
  return { email, full_name, password, confirm_password, is_superuser, is_active };
}

/** Only the changed fields; an empty password is dropped. */
export function changesTo(before: User, values: UserFormValues): Call<"updateUser">["body"] {
  const { password, confirm_password, reason, words_zh, words_en, ...plain } = values;
  const known: Readonly<Record<string, unknown>> = { ...valuesOf(before) };
  const changed = Object.entries(plain).filter(([field, value]) => value !== known[field]);
  return {
    ...Object.fromEntries(changed),
    ...(password !== "" && { password, confirm_password }),
    ...(isDeactivation(before, values) && whyToSend({ reason, words_zh, words_en })),
  };
}
