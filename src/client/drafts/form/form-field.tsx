import { TriangleAlert } from "lucide";
import { useId, type ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";

/** What a control needs to be told apart: its own id, and those of what is said about it. */
export interface ControlProps {
  id: string;
  "aria-required": boolean;
  "aria-invalid": boolean;
  "aria-describedby": string;
}

/** What is to be looked at in a field, and what can be done about it. */
export interface FieldNotice {
  sentence: ReactNode;
  actions: ReactNode;
}

interface Props {
  label: string;
  required?: boolean | undefined;
  help?: ReactNode;
  /** What is wrong with it, in a sentence. */
  problem?: string | undefined;
  mark?: FieldNotice | null | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** A control with its label above, what is wrong with it and its help below. */
export function FormField({ label, required = false, help, problem, mark, children }: Props) {
  const id = useId();
  return (
    <div tabIndex={-1} className={`grid content-start gap-1 ${mark ? MARKED : ""}`}>
      <label htmlFor={id} className="font-semibold">
        {label}
        {required && <RequiredMark />}
      </label>
      {children({
        id,
        "aria-required": required,
        "aria-invalid": problem !== undefined,
        "aria-describedby": `${id}-problem ${id}-mark ${id}-help`,
      })}
      <FieldMessages id={id} problem={problem} mark={mark} help={help} />
    </div>
  );
}

/** A control that is to be looked at. */
export const MARKED = "[&_.field:not([aria-invalid=true])]:border-amber";

/** Marks what has to be given. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-red">
      {" *"}
    </span>
  );
}

/** What is said below a control. @param id The control's. */
export function FieldMessages({ id, problem, mark, help }: { id: string } & Pick<Props, "problem" | "mark" | "help">) {
  return (
    <>
      <p id={`${id}-problem`} className="text-sm text-red empty:hidden">
        {problem}
      </p>
      {mark && (
        <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-control bg-amber-tint pl-3 text-sm text-amber">
          <p id={`${id}-mark`} className="flex min-w-0 items-start gap-2 py-1.5">
            <Icon of={TriangleAlert} size={16} className="mt-0.5" />
            <span className="min-w-0 wrap-break-word">{mark.sentence}</span>
          </p>
          <div className="ml-auto flex flex-wrap">{mark.actions}</div>
        </div>
      )}
      <p id={`${id}-help`} className="text-sm text-ink-soft empty:hidden">
        {help}
      </p>
    </>
  );
}
