import { useLingui } from "@lingui/react";

interface Props {
  row: { contact_openings?: number };
}

/** For its owner: how many people have opened the contact of a room or request, where any have. */
export function OpeningsNote({ row: { contact_openings = 0 } }: Props) {
  const { i18n } = useLingui();
  if (contact_openings === 0) return null;
  return (
    <span className="figures text-sm text-ink-soft">{i18n._("contact.openings", { count: contact_openings })}</span>
  );
}
