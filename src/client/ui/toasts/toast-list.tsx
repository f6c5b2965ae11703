import { X } from "lucide";
import { Icon } from "../icon.tsx";
import { dismissToast, toasts, type Toast } from "./toasts.ts";

const TONES: Record<Toast["tone"], string> = {
  warning: "border-amber bg-amber-tint text-amber",
  error: "border-red bg-card text-red",
  success: "border-moss bg-moss-tint text-moss",
};

/** The toast of the moment. */
export function ToastList({ dismissLabel }: { dismissLabel: string }) {
  return (
    <>
      {toasts.value.slice(0, 1).map(({ id, tone, title, text, note, action }) => (
        <div
          key={id}
          className={`flex max-w-md items-center gap-2 rounded-control border pl-4 shadow-float ${TONES[tone]}`}
        >
          <div className="py-2">
            {title !== undefined && <p className="font-semibold">{title}</p>}
            <p>{text}</p>
            {note !== undefined && <p className="text-sm">{note}</p>}
          </div>
          {action !== undefined && (
            <button
              type="button"
              onClick={() => {
                dismissToast(id);
                action.onPress();
              }}
              className="touch -mr-2 rounded-control px-2 font-semibold whitespace-nowrap underline underline-offset-4"
            >
              {action.label}
            </button>
          )}
          <button
            type="button"
            aria-label={dismissLabel}
            onClick={() => dismissToast(id)}
            className="touch grid shrink-0 place-items-center"
          >
            <Icon of={X} size={18} />
          </button>
        </div>
      ))}
    </>
  );
}
