import { useLingui } from "@lingui/react";
import type { User } from "#domain/users/user.ts";
import { keepChoices } from "../../../session/agreement-record.ts";
import { useCurrentUser } from "../../../session/current-user.ts";
import { tellFailure } from "../../../api/failures.ts";
import { sendsWhenClosed } from "../../../sync/background-sync.ts";
import { saveChoices } from "../../../outbox/changes/save-choices.ts";
import { useHoldUpdates } from "../../../platform/updates/use-hold-updates.ts";
import { Button } from "../../../ui/button.tsx";
import { Switch } from "../../../ui/form/switch.tsx";
import { toast } from "../../../ui/toasts/toasts.ts";
import { useForm } from "../../../ui/form/use-form.ts";
import { CardSection } from "../../../ui/card-section.tsx";

/** The two privacy choices; consent is withdrawn as easily as it is given. */
export function PrivacyForm({ user }: { user: User }) {
  const { id, receive_updates, allow_data_for_training } = user;
  const { i18n } = useLingui();
  const { update } = useCurrentUser();
  const { ref, ...form } = useForm({
    initial: { receive_updates, allow_data_for_training },
    check: () => ({}),
    send: async (body) => {
      try {
        const saved = await saveChoices(id, body);
        keepChoices(id, { receiveUpdates: body.receive_updates, allowDataForTraining: body.allow_data_for_training });
        if (saved === null)
          toast("warning", sendsWhenClosed.peek() ? i18n._("privacy.kept.closable") : i18n._("privacy.kept"));
        else toast("success", i18n._("privacy.updated"));
        update(saved ?? { ...user, ...body });
      } catch (error) {
        tellFailure(i18n, error);
      }
    },
  });
  useHoldUpdates("privacy", form.isChanged);
  return (
    <CardSection heading={i18n._("settings.privacy")} text={i18n._("settings.privacy.text")}>
      <form ref={ref} onSubmit={(event) => void form.submit(event)} className="grid gap-4">
        <Switch
          label={i18n._("privacy.updates")}
          help={i18n._("privacy.updates.help")}
          checked={form.values.receive_updates}
          onChange={(on) => form.change("receive_updates", on)}
        />
        <Switch
          label={i18n._("privacy.training")}
          help={i18n._("privacy.training.help")}
          checked={form.values.allow_data_for_training}
          onChange={(on) => form.change("allow_data_for_training", on)}
        />
        <div>
          <Button type="submit" look="primary" disabled={!form.isChanged || form.isBusy}>
            {i18n._("form.save")}
          </Button>
        </div>
      </form>
    </CardSection>
  );
}
