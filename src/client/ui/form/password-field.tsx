import { Eye, EyeOff } from "lucide";
import { useState, type ComponentProps } from "react";
import { Icon } from "../icon.tsx";
import { TextField } from "./text-field.tsx";

interface Props extends Omit<ComponentProps<typeof TextField>, "type" | "beside"> {
  showLabel: string;
  hideLabel: string;
  autoComplete: "current-password" | "new-password";
}

/** A password field with a button that reveals it; pasting and password managers work (WCAG 3.3.8). */
export function PasswordField({ showLabel, hideLabel, ...field }: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      beside={
        <button
          type="button"
          aria-label={isShown ? hideLabel : showLabel}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
          className="touch grid shrink-0 place-items-center rounded-control border border-line-strong bg-card"
        >
          <Icon of={isShown ? EyeOff : Eye} />
        </button>
      }
    />
  );
}
