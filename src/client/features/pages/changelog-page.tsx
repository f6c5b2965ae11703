import { useLingui } from "@lingui/react";
import { longDay } from "../../platform/text/stay-text.ts";
import { useDocumentTitle } from "../../ui/use-document-title.ts";
import { changelogEntries, type Change, type Version } from "./changelog-entries.ts";

/** What changed from version to version, newest first (PR-213). */
export function ChangelogPage() {
  const { i18n } = useLingui();
  useDocumentTitle(i18n._("changelog.title"));
  return (
    <div className="mx-auto max-w-3xl text-pretty">
      <h1 className="text-2xl font-semibold">{i18n._("changelog.title")}</h1>
      <p className="mt-2 max-w-prose">{i18n._("changelog.lead")}</p>
      {changelogEntries.map((entry) => (
        <VersionNotes key={entry.version} entry={entry} />
      ))}
    </div>
  );
}

function VersionNotes({ entry: { version, day, title, changes } }: { entry: Version }) {
  const { i18n } = useLingui();
  const headingId = `v${version}`;
  return (
    <section
      aria-labelledby={headingId}
      className="mt-8 grid gap-x-6 gap-y-2 border-t border-line pt-6 sm:grid-cols-[8rem_minmax(0,1fr)]"
    >
      <h2 id={headingId} className="figures scroll-mt-20 text-xl font-semibold text-brick">
        v{version}
      </h2>
      <div className="grid gap-3">
        <div>
          <h3 className="text-lg font-semibold">{i18n._(title)}</h3>
          <time dateTime={day} className="figures text-sm text-ink-soft">
            {longDay(i18n.locale, day)}
          </time>
        </div>
        <ul className="grid gap-2">
          {changes.map((change) => (
            <ChangeNote key={change.text} change={change} />
          ))}
        </ul>
      </div>
    </section>
  );
}

const KINDS = {
  new: { name: /*i18n*/ "changelog.kind.new", look: "text-moss" },
  better: { name: /*i18n*/ "changelog.kind.better", look: "text-sky" },
  fixed: { name: /*i18n*/ "changelog.kind.fixed", look: "text-amber" },
} as const satisfies Record<Change["kind"], { name: string; look: string }>;

function ChangeNote({ change: { kind, text } }: { change: Change }) {
  const { i18n } = useLingui();
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] items-baseline gap-2 in-[[lang=en]]:grid-cols-[4.5rem_minmax(0,1fr)]">
      <span className={`text-sm font-semibold ${KINDS[kind].look}`}>{i18n._(KINDS[kind].name)}</span>
      <span className="max-w-prose">{i18n._(text)}</span>
    </li>
  );
}
