import { useLingui } from "@lingui/react";
import { Sparkles, X } from "lucide";
import { Icon } from "../../../ui/icon.tsx";
import { Terrace } from "../../../ui/brand/terrace.tsx";
import { LoginPrompt } from "../sentence/login-prompt.tsx";

interface Props {
  /** The login's address. */
  login: string;
  onDismiss?: () => void;
}

/** Says what this place is to visitors who have not searched yet, with the login prompt of the AI search. */
export function Welcome({ login, onDismiss }: Props) {
  const { i18n } = useLingui();
  return (
    <section className="relative flex min-h-28 overflow-hidden rounded-card bg-brick-tint py-2 pl-4 sm:pl-6">
      <div className="min-w-0 self-center pr-12 sm:pr-60">
        <p className="text-lg font-semibold text-brick-deep">{i18n._("home.heading")}</p>
        <p className="line-clamp-3 text-sm">{i18n._("home.lead")}</p>
        <p className="mt-1 flex items-center gap-2 text-sm text-ink-soft">
          <Icon of={Sparkles} size={16} className="shrink-0 text-brick" />
          <LoginPrompt href={login} />
        </p>
      </div>
      <Terrace className="absolute right-14 bottom-0 h-20 max-sm:hidden" />
      <button
        type="button"
        aria-label={i18n._("home.dismiss")}
        onClick={onDismiss}
        className="absolute top-0 right-0 grid size-11 place-items-center text-brick-deep"
      >
        <Icon of={X} size={18} />
      </button>
    </section>
  );
}
