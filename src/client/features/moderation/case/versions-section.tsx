import { useLingui } from "@lingui/react";
import { useState } from "react";
import type { CaseDetail } from "#contract/schemas/moderation.ts";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { instantText } from "../instant-text.ts";
import { CaseSection } from "./case-section.tsx";
import { ComparedPhotos } from "./compared-photos.tsx";
import { comparedFields, type CaseRow, type ComparedField } from "./row-values.ts";

/** What was reported, as it was then, beside what it is now: differences are marked in words and colour. */
export function VersionsSection({ shown }: { shown: CaseDetail }) {
  const { i18n } = useLingui();
  const { versions, now } = shown;
  const [chosen, setChosen] = useState(versions[0]?.version);
  const version = versions.find((each) => each.version === chosen) ?? versions[0];
  const before: CaseRow | null = version ?? now;
  if (before === null) return null;
  const fields = comparedFields(i18n, before, now);
  const changes = now === null ? 0 : fields.filter((field) => field.before !== field.now).length;
  return (
    <CaseSection heading={version === undefined ? i18n._("case.now") : i18n._("case.reported-and-now")}>
      {versions.length > 1 && (
        <SelectField label={i18n._("case.version")} isCompact value={version?.version ?? ""} onChange={setChosen}>
          {versions.map((each, index) => (
            <option key={each.version} value={each.version}>
              {versionText(index)}
            </option>
          ))}
        </SelectField>
      )}
      {version !== undefined && (
        <p className={changes > 0 || now === null ? "font-semibold text-amber" : "text-ink-soft"}>
          {now === null ? i18n._("case.gone") : i18n._("case.changes", { count: changes })}
        </p>
      )}
      <ComparedPhotos before={before.listing?.images ?? []} now={now === null ? null : (now.listing?.images ?? [])} />
      <dl className="grid grid-cols-1 divide-y divide-line">
        {fields.map((field) => (
          <Field key={field.name} field={field} isGone={now === null} />
        ))}
      </dl>
    </CaseSection>
  );

  /** The moment of the first report about it. */
  function versionText(index: number): string {
    const { version: id } = versions[index]!;
    const first = shown.report_list.findLast((report) => report.version === id);
    if (first === undefined && shown.acted_on?.version === id) {
      return i18n._("case.version.acted-on", { at: instantText(i18n, shown.acted_on.at) });
    }
    return first === undefined
      ? i18n._("case.version.number", { number: versions.length - index })
      : i18n._("case.version.at", { at: instantText(i18n, first.created_at), number: first.number });
  }
}

function Field({ field: { name, before, now }, isGone }: { field: ComparedField; isGone: boolean }) {
  const { i18n } = useLingui();
  const isChanged = !isGone && before !== now;
  return (
    <div
      className={`grid gap-x-4 gap-y-1 py-2 sm:grid-cols-[9rem_minmax(0,1fr)] ${isChanged ? "rounded-control bg-amber-tint px-2" : ""}`}
    >
      <dt className="text-sm text-ink-soft">{name}</dt>
      {isChanged ? (
        <dd className="grid gap-2 sm:grid-cols-2">
          <Version label={i18n._("case.as-reported")} text={before} />
          <Version label={i18n._("case.now")} text={now} />
        </dd>
      ) : (
        <dd className="wrap-anywhere whitespace-pre-line">
          <bdi>{before}</bdi>
        </dd>
      )}
    </div>
  );
}

function Version({ label, text }: { label: string; text: string }) {
  const { i18n } = useLingui();
  return (
    <div>
      <p className="text-sm font-semibold text-amber">{label}</p>
      <p className="wrap-anywhere whitespace-pre-line">
        {text === "" ? i18n._("request.not-given") : <bdi>{text}</bdi>}
      </p>
    </div>
  );
}
