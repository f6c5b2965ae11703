export interface Change {
  kind: "new" | "better" | "fixed";
  /** Catalogue id. */
  text: string;
}

export interface Version {
  version: string;
  /** The day it came out, YYYY-MM-DD. */
  day: string;
  /** Catalogue id. */
  title: string;
  changes: readonly Change[];
}

/** All versions, newest first. Those up to 2.3.0 are history: they and their figures stay as they were (PR-213, A-01). */
export const changelogEntries: readonly Version[] = [
  {
    version: "2.10.0",
    day: "2026-11-27",
    title: /*i18n*/ "changelog.2-10-0",
    changes: [
      { kind: "new", text: /*i18n*/ "changelog.2-10-0.requests" },
      { kind: "better", text: /*i18n*/ "changelog.2-10-0.links" },
      { kind: "better", text: /*i18n*/ "changelog.2-10-0.typed" },
      { kind: "better", text: /*i18n*/ "changelog.2-10-0.budget" },
      { kind: "better", text: /*i18n*/ "changelog.2-10-0.paste" },
      { kind: "better", text: /*i18n*/ "changelog.2-10-0.title" },
      { kind: "better", text: /*i18n*/ "changelog.2-10-0.stories" },
      { kind: "fixed", text: /*i18n*/ "changelog.2-10-0.request-contacts" },
      { kind: "fixed", text: /*i18n*/ "changelog.2-10-0.offered-photos" },
      { kind: "fixed", text: /*i18n*/ "changelog.2-10-0.photos" },
      { kind: "fixed", text: /*i18n*/ "changelog.2-10-0.mails" },
    ],
  },
  {
    version: "2.9.0",
    day: "2026-11-26",
    title: /*i18n*/ "changelog.2-9-0",
    changes: [
      { kind: "new", text: /*i18n*/ "changelog.2-9-0.searches" },
      { kind: "new", text: /*i18n*/ "changelog.2-9-0.matches" },
      { kind: "new", text: /*i18n*/ "changelog.2-9-0.travel" },
      { kind: "new", text: /*i18n*/ "changelog.2-9-0.prices" },
      { kind: "new", text: /*i18n*/ "changelog.2-9-0.together" },
      { kind: "better", text: /*i18n*/ "changelog.2-9-0.confirmed" },
      { kind: "better", text: /*i18n*/ "changelog.2-9-0.report" },
      { kind: "better", text: /*i18n*/ "changelog.2-9-0.account" },
      { kind: "better", text: /*i18n*/ "changelog.2-9-0.export" },
    ],
  },
  {
    version: "2.8.0",
    day: "2026-11-25",
    title: /*i18n*/ "changelog.2-8-0",
    changes: [
      { kind: "new", text: /*i18n*/ "changelog.2-8-0.report" },
      { kind: "new", text: /*i18n*/ "changelog.2-8-0.warnings" },
      { kind: "new", text: /*i18n*/ "changelog.2-8-0.contacts" },
      { kind: "new", text: /*i18n*/ "changelog.2-8-0.safety" },
      { kind: "new", text: /*i18n*/ "changelog.2-8-0.card" },
      { kind: "better", text: /*i18n*/ "changelog.2-8-0.form" },
    ],
  },
  {
    version: "2.7.0",
    day: "2026-11-25",
    title: /*i18n*/ "changelog.2-7-0",
    changes: [
      { kind: "new", text: /*i18n*/ "changelog.2-7-0.own-rooms" },
      { kind: "new", text: /*i18n*/ "changelog.2-7-0.links" },
      { kind: "new", text: /*i18n*/ "changelog.2-7-0.devices" },
      { kind: "better", text: /*i18n*/ "changelog.2-7-0.photos" },
      { kind: "better", text: /*i18n*/ "changelog.2-7-0.posters" },
    ],
  },
  {
    version: "2.6.0",
    day: "2026-11-24",
    title: /*i18n*/ "changelog.2-6-0",
    changes: [
      { kind: "better", text: /*i18n*/ "changelog.2-6-0.line" },
      { kind: "better", text: /*i18n*/ "changelog.2-6-0.keywords" },
      { kind: "better", text: /*i18n*/ "changelog.2-6-0.dates" },
      { kind: "new", text: /*i18n*/ "changelog.2-6-0.hearts" },
    ],
  },
  {
    version: "2.5.0",
    day: "2026-11-23",
    title: /*i18n*/ "changelog.2-5-0",
    changes: [
      { kind: "new", text: /*i18n*/ "changelog.2-5-0.drafts" },
      { kind: "new", text: /*i18n*/ "changelog.2-5-0.old-browsers" },
    ],
  },
  {
    version: "2.4.0",
    day: "2026-11-21",
    title: /*i18n*/ "changelog.2-4-0",
    changes: [
      { kind: "new", text: /*i18n*/ "changelog.2-4-0.start" },
      { kind: "new", text: /*i18n*/ "changelog.2-4-0.outbox" },
      { kind: "new", text: /*i18n*/ "changelog.2-4-0.viewings" },
      { kind: "new", text: /*i18n*/ "changelog.2-4-0.paste" },
      { kind: "better", text: /*i18n*/ "changelog.2-4-0.sentence" },
    ],
  },
  {
    version: "2.3.0",
    day: "2025-07-14",
    title: /*i18n*/ "changelog.2-3-0",
    changes: [
      { kind: "new", text: /*i18n*/ "changelog.2-3-0.agreement" },
      { kind: "new", text: /*i18n*/ "changelog.2-3-0.privacy" },
      { kind: "new", text: /*i18n*/ "changelog.2-3-0.delete-account" },
    ],
  },
  {
    version: "2.2.1",
    day: "2025-07-07",
    title: /*i18n*/ "changelog.2-2-1",
    changes: [
      { kind: "better", text: /*i18n*/ "changelog.2-2-1.names" },
      { kind: "fixed", text: /*i18n*/ "changelog.2-2-1.rotation" },
    ],
  },
  {
    version: "2.2.0",
    day: "2025-07-02",
    title: /*i18n*/ "changelog.2-2-0",
    changes: [
      { kind: "new", text: /*i18n*/ "changelog.2-2-0.recognition" },
      { kind: "better", text: /*i18n*/ "changelog.2-2-0.check" },
    ],
  },
  {
    version: "2.1.0",
    day: "2025-06-21",
    title: /*i18n*/ "changelog.2-1-0",
    changes: [
      { kind: "new", text: /*i18n*/ "changelog.2-1-0.session" },
      { kind: "better", text: /*i18n*/ "changelog.2-1-0.return" },
      { kind: "new", text: /*i18n*/ "changelog.2-1-0.password" },
    ],
  },
  {
    version: "2.0.1",
    day: "2025-06-12",
    title: /*i18n*/ "changelog.2-0-1",
    changes: [
      { kind: "new", text: /*i18n*/ "changelog.2-0-1.feedback" },
      { kind: "fixed", text: /*i18n*/ "changelog.2-0-1.budget" },
    ],
  },
  {
    version: "2.0.0",
    day: "2025-06-06",
    title: /*i18n*/ "changelog.2-0-0",
    changes: [
      { kind: "new", text: /*i18n*/ "changelog.2-0-0.sentence" },
      { kind: "new", text: /*i18n*/ "changelog.2-0-0.understood" },
      { kind: "new", text: /*i18n*/ "changelog.2-0-0.quota" },
    ],
  },
  {
    version: "1.5.0",
    day: "2025-05-28",
    title: /*i18n*/ "changelog.1-5-0",
    changes: [
      { kind: "new", text: /*i18n*/ "changelog.1-5-0.card" },
      { kind: "better", text: /*i18n*/ "changelog.1-5-0.notice" },
    ],
  },
  {
    version: "1.4.0",
    day: "2025-05-17",
    title: /*i18n*/ "changelog.1-4-0",
    changes: [
      { kind: "new", text: /*i18n*/ "changelog.1-4-0.requests" },
      { kind: "new", text: /*i18n*/ "changelog.1-4-0.filters" },
      { kind: "better", text: /*i18n*/ "changelog.1-4-0.contact" },
    ],
  },
  {
    version: "1.3.0",
    day: "2025-05-06",
    title: /*i18n*/ "changelog.1-3-0",
    changes: [
      { kind: "new", text: /*i18n*/ "changelog.1-3-0.ten" },
      { kind: "better", text: /*i18n*/ "changelog.1-3-0.one-by-one" },
    ],
  },
  {
    version: "1.2.0",
    day: "2025-04-24",
    title: /*i18n*/ "changelog.1-2-0",
    changes: [
      { kind: "new", text: /*i18n*/ "changelog.1-2-0.keyword" },
      { kind: "new", text: /*i18n*/ "changelog.1-2-0.sort" },
      { kind: "fixed", text: /*i18n*/ "changelog.1-2-0.ended" },
    ],
  },
  {
    version: "1.1.0",
    day: "2025-04-13",
    title: /*i18n*/ "changelog.1-1-0",
    changes: [
      { kind: "new", text: /*i18n*/ "changelog.1-1-0.english" },
      { kind: "better", text: /*i18n*/ "changelog.1-1-0.detection" },
    ],
  },
  {
    version: "1.0.0",
    day: "2025-04-01",
    title: /*i18n*/ "changelog.1-0-0",
    changes: [
      { kind: "new", text: /*i18n*/ "changelog.1-0-0.search" },
      { kind: "new", text: /*i18n*/ "changelog.1-0-0.post" },
      { kind: "new", text: /*i18n*/ "changelog.1-0-0.free" },
    ],
  },
];
