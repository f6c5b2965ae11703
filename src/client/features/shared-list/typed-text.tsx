import { useEffect, useRef, useState } from "react";
import { LongTextField } from "../../ui/form/long-text-field.tsx";
import { TextField } from "../../ui/form/text-field.tsx";

const SAVED_AFTER_MS = 600;

interface Props {
  label: string;
  help?: string;
  /** Code points, beyond which nothing is typed. */
  most: number;
  value: string;
  onChange: (text: string) => void;
  /** Of one line unless told. */
  isLong?: boolean;
}

/** A text that is saved on the phone while it is typed. What another device has written shows where this one types nothing. */
export function TypedText({ label, help, most, value, onChange, isLong = false }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const save = useRef(onChange);
  useEffect(() => {
    save.current = onChange;
  });
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => save.current(typed), SAVED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const leave = () => {
    if (typed !== null && typed !== value) onChange(typed);
    setTyped(null);
  };
  const field = {
    label,
    ...(help !== undefined && { help }),
    value: typed ?? value,
    onChange: (text: string) => setTyped([...text].slice(0, most).join("")),
    onBlur: leave,
  };
  return isLong ? <LongTextField {...field} rows={1} /> : <TextField {...field} autoComplete="nickname" />;
}
