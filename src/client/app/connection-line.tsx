import { CloudOff } from "lucide";
import { Icon } from "../ui/icon.tsx";

/** The line that says that there is no connection; the build paints it into index.html. */
export function ConnectionLine({ text }: { text: string }) {
  return (
    <p className="flex items-center justify-center gap-2 bg-sky-tint px-4 py-1.5 text-center text-sm text-sky">
      <Icon of={CloudOff} size={16} />
      <span className="text-balance">{text}</span>
    </p>
  );
}
