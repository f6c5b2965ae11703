import { useLingui } from "@lingui/react";
import { useState } from "react";
import type { User } from "#domain/users/user.ts";
import { failureText } from "../../api/failures.ts";
import { ask } from "../../api/transport.ts";
import { useCurrentUser } from "../../session/current-user.ts";
import { usePasswordAgain } from "../../session/password-again.tsx";
import { FormSheet } from "../../ui/form-sheet.tsx";
import { toast } from "../../ui/toasts/toasts.ts";

/** Confirms that another superuser's second factor is taken away: they have lost phone and recovery codes. */
export function ResetSecondFactorSheet({ user, onClose }: { user: User; onClose: () => void }) {
  const { i18n } = useLingui();
  const { user: oneself } = useCurrentUser();
  const { withPassword, passwordSheet } = usePasswordAgain(oneself?.email ?? "");
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const reset = async () => {
    setBusy(true);
    try {
      await withPassword(() => ask("resetSecondFactor", { params: { user_id: user.id } }));
      toast("success", i18n._("admin.reset-second-factor.done"));
      onClose();
    } catch (error) {
      setFailure(failureText(i18n, error));
      setBusy(false);
    }
  };
  return (
    <FormSheet
      title={i18n._("admin.reset-second-factor")}
      submit={i18n._("admin.reset-second-factor.submit")}
      look="danger"
      isBusy={isBusy}
      keepOpen={isBusy}
      onSubmit={() => void reset()}
      onClose={onClose}
      above={passwordSheet}
    >
      <p>
        <bdi>{user.email}</bdi>
      </p>
      <p>{i18n._("admin.reset-second-factor.text")}</p>
      <p role={failure === undefined ? undefined : "alert"} className="text-red empty:hidden">
        {failure}
      </p>
    </FormSheet>
  );
}
