import { useLingui } from "@lingui/react";
import { MAX_FULL_NAME_LENGTH } from "#domain/users/account-rules.ts";
import type { User } from "#domain/users/user.ts";
import { usePasswordAgain } from "../../../session/password-again.tsx";
import { useCurrentUser } from "../../../session/current-user.ts";
import { fieldProblems, tellFailure } from "../../../api/failures.ts";
import { emailProblem, nameProblem, onlyProblems } from "../../../session/account-field-problems.ts";
import { useHoldUpdates } from "../../../platform/updates/use-hold-updates.ts";
import { ask } from "../../../api/transport.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { toast } from "../../../ui/toasts/toasts.ts";
import { textOf, useForm } from "../../../ui/form/use-form.ts";

const FIELDS = ["full_name", "email"] as const;

/**
 * @param onDone Called with the saved user, or with nothing when cancelled; and with a new address that has been written, which the
 *   account may only move to once the mail to it is answered.
 */
export function ProfileForm({ user, onDone }: { user: User; onDone: (saved?: User, newEmail?: string) => void }) {
  const { i18n } = useLingui();
  const { update } = useCurrentUser();
  const { withPassword, passwordSheet } = usePasswordAgain(user.email);
  const name = user.full_name ?? "";
  const { ref, ...form } = useForm({
    initial: { full_name: name, email: user.email },
    check: ({ full_name, email }) =>
      onlyProblems({
        full_name: nameProblem(i18n, full_name),
        // The sign-up form accepts more addresses than this one: an unchanged address stays valid.
        email: email === user.email ? undefined : emailProblem(i18n, email),
      }),
    send: async ({ full_name, email }) => {
      try {
        const body = { ...(full_name !== name && { full_name }), ...(email !== user.email && { email }) };
        const { data } = await withPassword(() => ask("updateOwnUser", { body }));
        update(data);
        toast("success", i18n._("user.updated"));
        onDone(data, body.email);
      } catch (error) {
        tellFailure(i18n, error);
        return fieldProblems(i18n, error, FIELDS, { email_taken: "email" });
      }
    },
  });
  useHoldUpdates("profile", form.isChanged);
  return (
    <>
      <form ref={ref} noValidate onSubmit={(event) => void form.submit(event)} className="grid max-w-md gap-4">
        <TextField
          {...textOf(form, "full_name")}
          label={i18n._("account.full-name")}
          autoComplete="name"
          dir="auto"
          help={i18n._("account.full-name.help", { most: MAX_FULL_NAME_LENGTH })}
        />
        <TextField
          {...textOf(form, "email")}
          type="email"
          inputMode="email"
          required
          label={i18n._("account.email")}
          autoComplete="email"
          help={i18n._("settings.email.help")}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="primary" disabled={!form.isChanged || form.isBusy}>
            {i18n._("form.save")}
          </Button>
          <Button onClick={() => onDone()}>{i18n._("form.cancel")}</Button>
        </div>
      </form>
      {passwordSheet}
    </>
  );
}
