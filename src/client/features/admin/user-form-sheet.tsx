import { useLingui } from "@lingui/react";
import { useId } from "react";
import { fieldProblems, tellFailure } from "../../api/failures.ts";
import { useHoldUpdates } from "../../platform/updates/use-hold-updates.ts";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { toast } from "../../ui/toasts/toasts.ts";
import { useForm, type Problems } from "../../ui/form/use-form.ts";
import { ActFields } from "../moderation/act/act-fields.tsx";
import { UserFields } from "./user-fields.tsx";
import { FIELD_BY_CODE, USER_FIELDS, type UserFormValues } from "./user-form-values.ts";

interface Props {
  title: string;
  /** The success message. */
  done: string;
  isNew: boolean;
  initial: UserFormValues;
  check: (values: UserFormValues) => Problems<UserFormValues>;
  /** Whether these values deactivate the user, which asks for a reason. */
  isDeactivation?: (values: UserFormValues) => boolean;
  save: (values: UserFormValues) => Promise<unknown>;
  onSaved: () => void;
  onClose: () => void;
}

/** A user's form over the list. The server's errors are shown, and all input stays. */
export function UserFormSheet({ title, done, isNew, initial, check, isDeactivation, save, ...then }: Props) {
  const { onSaved, onClose } = then;
  const { i18n } = useLingui();
  const formId = useId();
  const { ref, ...form } = useForm<UserFormValues>({
    initial,
    check,
    send: async (values) => {
      try {
        await save(values);
        toast("success", done);
        onSaved();
      } catch (error) {
        tellFailure(i18n, error);
        return fieldProblems(i18n, error, USER_FIELDS, FIELD_BY_CODE);
      }
    },
  });
  useHoldUpdates("user", form.isChanged);
  return (
    <Sheet
      title={title}
      closeLabel={i18n._("dialog.close")}
      onClose={onClose}
      keepOpen={form.isChanged}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{i18n._("form.cancel")}</Button>
          <Button type="submit" form={formId} look="primary" disabled={form.isBusy || (!isNew && !form.isChanged)}>
            {i18n._("form.save")}
          </Button>
        </div>
      }
    >
      <form id={formId} ref={ref} noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-4">
        <UserFields form={form} isNew={isNew} />
        {(isDeactivation?.(form.values) ?? false) && <ActFields act="deactivate" form={form} />}
      </form>
    </Sheet>
  );
}
