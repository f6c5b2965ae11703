import { useId, type ReactNode } from "react";

/** What a control needs to be told apart: its own id, and those of what is said about it. */
export interface ControlProps {
  id: string;
  "aria-required": boolean;
  "aria-invalid": boolean;
  "aria-describedby": string;
}

interface Props {
  label: string;
  required?: boolean | undefined;
  help?: ReactNode;
  /** What is wrong with it, in a sentence. */
  problem?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** A control with its label above, what is wrong with it and its help below. */
export function Labelled({ label, required = false, help, problem, children }: Props) {
  const id = useId();
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
        {required && <Star />}
      </label>
      {children({
        id,
        "aria-required": required,
        "aria-invalid": problem !== undefined,
        "aria-describedby": `${id}-problem ${id}-help`,
      })}
      <Said id={id} problem={problem} help={help} />
    </div>
  );
}

/** Marks what has to be given. */
export function Star() {
  return (
    <span aria-hidden="true" className="text-red">
      {" *"}
    </span>
  );
}

/** What is said below a control. @param id The control's. */
export function Said({ id, problem, help }: { id: string } & Pick<Props, "problem" | "help">) {
  return (
    <>
      <p id={`${id}-problem`} className="text-sm text-red empty:hidden">
        {problem}
      </p>
      <p id={`${id}-help`} className="text-sm text-ink-soft empty:hidden">
        {help}
      </p>
    </>
  );
}
