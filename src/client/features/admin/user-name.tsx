import { useLingui } from "@lingui/react";

/** A name as it was typed, whatever its script and direction; says so where there is none. */
export function UserName({ name }: { name: string | null }) {
  const { i18n } = useLingui();
  if (name === null) return <span className="font-normal text-ink-soft">{i18n._("account.no-name")}</span>;
  return <bdi>{name}</bdi>;
}
