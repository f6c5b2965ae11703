import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import type { ModerationAct } from "#contract/schemas/moderation.ts";
import type { FieldChange } from "#domain/moderation/act-rules.ts";
import { fieldName, isNamedField } from "../../../platform/text/field-names.ts";
import { fieldValueText } from "../case/row-values.ts";

/** Catalogue ids: fields that are neither a room's nor a request's. */
const OTHER_NAMES: Record<string, string> = {
  full_name: /*i18n*/ "log.field.full-name",
  is_superuser: /*i18n*/ "log.field.is-superuser",
  is_active: /*i18n*/ "log.field.is-active",
  password: /*i18n*/ "log.field.password",
  mail_kind: /*i18n*/ "log.field.mail",
  mail_domain: /*i18n*/ "log.field.mail-domain",
};

/** What a superuser has changed, field by field as it was and as it is; or what something had that they have deleted. */
export function FieldChanges({ act }: { act: Pick<ModerationAct, "act" | "kind" | "changes"> }) {
  const { i18n } = useLingui();
  // A server of the build before knows none.
  const changes: readonly FieldChange[] = act.changes ?? [];
  if (changes.length === 0) return null;
  return (
    <ul className="grid gap-1 text-sm">
      {changes.map((change) => (
        <li key={change.field} className="wrap-anywhere">
          <span className="font-semibold">{nameOf(i18n, act.kind, change.field)}</span>
          {change.before !== undefined && <Values act={act} change={change} />}
        </li>
      ))}
    </ul>
  );
}

function Values({ act: { act, kind }, change }: { act: Pick<ModerationAct, "act" | "kind">; change: FieldChange }) {
  const { i18n } = useLingui();
  const [before, after] = [change.before, change.after].map((value) => shown(i18n, kind, change.field, value));
  if (act === "create") return <bdi className="block text-ink-soft">{after}</bdi>;
  if (act !== "edit") return <bdi className="block text-ink-soft">{before}</bdi>;
  return (
    <>
      <del className="line-clamp-3 text-ink-soft">
        <bdi>{before}</bdi>
      </del>
      <ins className="line-clamp-3 no-underline">
        <bdi>{after}</bdi>
      </ins>
    </>
  );
}

function shown(i18n: I18n, kind: ModerationAct["kind"], field: string, value: FieldChange["before"]): string {
  if (typeof value === "boolean" && kind === null) return value ? i18n._("log.yes") : i18n._("log.no");
  return fieldValueText(i18n, kind, field, value) ?? i18n._("log.empty");
}

function nameOf(i18n: I18n, kind: ModerationAct["kind"], field: string): string {
  if (isNamedField(field)) return fieldName(i18n, field, kind === "tenant_request" ? "request" : "listing");
  const id = OTHER_NAMES[field];
  return id === undefined ? field : i18n._(id);
}
