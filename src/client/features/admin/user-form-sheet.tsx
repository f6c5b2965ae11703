import { useLingui } from "@lingui/react";
import { actReasonsOf } from "#domain/moderation/act-rules.ts";
import { fieldProblems, tellFailure } from "../../api/failures.ts";
import { useHoldUpdates } from "../../platform/updates/use-hold-updates.ts";
import { FormSheet } from "../../ui/form-sheet.tsx";
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
    <FormSheet
      title={title}
      submit={i18n._("form.save")}
      isReady={isNew || form.isChanged}
      isBusy={form.isBusy}
      keepOpen={form.isChanged}
      formRef={ref}
      onSubmit={(event) => void form.submit(event)}
      onClose={onClose}
    >
      <UserFields form={form} isNew={isNew} />
      {(isDeactivation?.(form.values) ?? false) && (
        <ActFields act="deactivate" reasons={actReasonsOf("deactivate")} form={form} />
      )}
    </FormSheet>
  );
}
