import { useLingui } from "@lingui/react";
import { KeyRound, Luggage, Search, type IconNode } from "lucide";
import { Icon } from "../../ui/icon.tsx";

const READERS: readonly { icon: IconNode; name: string; text: string }[] = [
  { icon: Luggage, name: /*i18n*/ "about.for.subletters", text: /*i18n*/ "about.for.subletters.text" },
  { icon: KeyRound, name: /*i18n*/ "about.for.landlords", text: /*i18n*/ "about.for.landlords.text" },
  { icon: Search, name: /*i18n*/ "about.for.tenants", text: /*i18n*/ "about.for.tenants.text" },
];

/** The audiences of a card, and its use to each. */
export function CardReaders() {
  const { i18n } = useLingui();
  return (
    <ul className="grid gap-3 md:grid-cols-3">
      {READERS.map(({ icon, name, text }) => (
        <li key={name} className="grid content-start gap-1 rounded-card border border-line bg-card p-4">
          <h3 className="flex items-center gap-2 font-semibold">
            <Icon of={icon} className="text-moss" />
            {i18n._(name)}
          </h3>
          <p>{i18n._(text)}</p>
        </li>
      ))}
    </ul>
  );
}
