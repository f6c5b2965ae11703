import { useLingui } from "@lingui/react";

/** A name as typed, in any script and direction; a placeholder where there is none. */
export function UserName({ name }: { name: string | null }) {
  const { i18n } = useLingui();
  if (name === null) return <span className="font-normal text-ink-soft">{i18n._("account.no-name")}</span>;
  return <bdi>{name}</bdi>;
}
