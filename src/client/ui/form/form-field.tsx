import { TriangleAlert } from "lucide";
import { useId, type ReactNode } from "react";
import { Icon } from "../icon.tsx";

/** A notice about a field's value, and its actions. */
export interface FieldNotice {
  sentence: ReactNode;
  actions: ReactNode;
}

/** The messages below a control. */
export interface Messages {
  /** The validation error, in a sentence. */
  problem?: string | undefined;
  /** Whether a summary announces the problem, so that the field need not. */
  isSummed?: boolean | undefined;
  /** Null where there is none now, but may be. */
  notice?: FieldNotice | null | undefined;
  help?: ReactNode;
}

/** The props of every field, whatever its control. */
export interface FieldProps extends Messages {
  label: string;
  required?: boolean | undefined;
  /** A lighter label, for fields that stand close together. */
  isCompact?: boolean | undefined;
}

/** The accessibility attributes of a control: its id, and those of its messages. */
export interface ControlProps {
  id: string;
  "aria-required": boolean;
  "aria-invalid": boolean;
  "aria-describedby": string;
}

/**
 * A control with its label above, its error and help below: the frame of every field with a typed or selected value.
 */
export function FormField({
  label,
  required = false,
  isCompact = false,
  children,
  ...messages
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const { problem, notice } = messages;
  return (
    <div
      // The button that settles a notice disappears with it: keep the focus here.
      tabIndex={notice === undefined ? undefined : -1}
      className={`grid grid-cols-1 content-start gap-1 ${notice ? "[&_.field:not([aria-invalid=true])]:border-amber" : ""}`}
    >
      <label htmlFor={id} className={isCompact ? "text-sm text-ink-soft" : "font-semibold"}>
        {label}
        {required && <RequiredMark />}
      </label>
      {children({
        id,
        "aria-required": required,
        "aria-invalid": problem !== undefined,
        "aria-describedby": describedBy(id),
      })}
      <FieldMessages id={id} {...messages} />
    </div>
  );
}

/** Marks a required field. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-red">
      {" *"}
    </span>
  );
}

/** The ids of all messages that FieldMessages may show for a control. */
export function describedBy(id: string): string {
  return `${id}-problem ${id}-notice ${id}-help`;
}

/** The messages below a control. @param id The control's. */
export function FieldMessages({ id, problem, isSummed = false, notice, help }: Messages & { id: string }) {
  return (
    <>
      <p
        id={`${id}-problem`}
        role={problem !== undefined && !isSummed ? "alert" : undefined}
        className="text-sm text-red empty:hidden"
      >
        {problem}
      </p>
      {notice && (
        <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-control bg-amber-tint pl-3 text-sm text-amber">
          <p id={`${id}-notice`} className="flex min-w-0 items-start gap-2 py-1.5">
            <Icon of={TriangleAlert} size={16} className="mt-0.5" />
            <span className="min-w-0 wrap-break-word">{notice.sentence}</span>
          </p>
          <div className="ml-auto flex flex-wrap">{notice.actions}</div>
        </div>
      )}
      <p id={`${id}-help`} className="text-sm text-ink-soft empty:hidden">
        {help}
      </p>
    </>
  );
}
