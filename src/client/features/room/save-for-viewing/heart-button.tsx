import { Heart } from "lucide";
import type { ComponentProps } from "react";
import { Icon } from "../../../ui/icon.tsx";

interface Props extends Pick<ComponentProps<"button">, "disabled" | "onClick"> {
  label: string;
  isFilled: boolean;
}

/** The heart in the corner of a card's photo. */
export function HeartButton({ label, isFilled, ...behaviour }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isFilled}
      {...behaviour}
      className="group/heart absolute top-0.5 right-0.5 z-10 grid size-11 place-items-center"
    >
      <span className="grid size-9 place-items-center rounded-full bg-card/90 group-hover/heart:bg-card">
        <Icon of={Heart} className={isFilled ? "fill-brick text-brick" : ""} />
      </span>
    </button>
  );
}
