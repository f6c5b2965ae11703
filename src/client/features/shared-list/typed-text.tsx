import { useStoredText } from "../../platform/storage/use-stored-text.ts";
import { LongTextField } from "../../ui/form/long-text-field.tsx";
import { TextField } from "../../ui/form/text-field.tsx";

interface Props {
  label: string;
  help?: string;
  /** Code points, beyond which nothing is typed; what another device has added stays. */
  most: number;
  value: string;
  save: (text: string) => Promise<void>;
  /** Of one line unless told. */
  isLong?: boolean;
}

/** A text that is saved on the phone while it is typed. What another device has written shows where this one types nothing. */
export function TypedText({ label, help, most, value, save, isLong = false }: Props) {
  const { text, type, flush } = useStoredText(value, save);
  const field = {
    label,
    ...(help !== undefined && { help }),
    value: text,
    onChange: (typed: string) => type([...typed].slice(0, Math.max(most, [...value].length)).join("")),
    onBlur: flush,
  };
  return isLong ? <LongTextField {...field} rows={1} /> : <TextField {...field} autoComplete="nickname" />;
}
