import { useLingui } from "@lingui/react";
import { useId, type FormEvent, type ReactNode, type Ref } from "react";
import { Button } from "./button.tsx";
import { Sheet } from "./sheet.tsx";

interface Props {
  title: string;
  /** The text of the button that submits the form. */
  submit: string;
  look?: "primary" | "danger";
  /** Whether the form can be submitted as it is filled in. */
  isReady?: boolean;
  /** While it is being submitted. The button keeps the focus then: what comes of it may be an error to correct. */
  isBusy: boolean;
  /** Only its own buttons close it: a stray tap must not discard typed text. */
  keepOpen?: boolean;
  formRef?: Ref<HTMLFormElement>;
  /** Its default is prevented already. Not called while the form is not ready or busy. */
  onSubmit: (event: FormEvent) => void;
  onClose: () => void;
  children: ReactNode;
  /** What opens above it. Outside of the form: React passes a submission on to the form around it, through dialogs too. */
  above?: ReactNode;
}

/** A dialog with one form, a button that cancels and one that submits. */
export function FormSheet(props: Props) {
  const { title, submit, look = "primary", isReady = true, isBusy, keepOpen = false, formRef, children, above } = props;
  const { i18n } = useLingui();
  const formId = useId();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (isReady && !isBusy) props.onSubmit(event);
  };
  return (
    <Sheet
      title={title}
      closeLabel={i18n._("dialog.close")}
      onClose={props.onClose}
      keepOpen={keepOpen}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={props.onClose}>{i18n._("form.cancel")}</Button>
          <Button type="submit" form={formId} look={look} disabled={!isReady} aria-disabled={isBusy}>
            {submit}
          </Button>
        </div>
      }
    >
      <form id={formId} ref={formRef} noValidate onSubmit={onSubmit} className="grid gap-4">
        {children}
      </form>
      {above}
    </Sheet>
  );
}
