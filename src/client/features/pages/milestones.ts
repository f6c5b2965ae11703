/** A step of the roadmap: `month` (YYYY-MM) is when a finished one was reached. */
export type Milestone = { title: string; text: string } & (
  | { state: "done"; month: string }
  | { state: "now" | "next" | "later" }
);

/** The nine steps from site launch to trusted transactions (PR-212), in order; one of them is now. */
export const milestones: readonly Milestone[] = [
  { title: /*i18n*/ "milestone.launch", text: /*i18n*/ "milestone.launch.text", state: "done", month: "2025-04" },
  { title: /*i18n*/ "milestone.languages", text: /*i18n*/ "milestone.languages.text", state: "done", month: "2025-04" },
  { title: /*i18n*/ "milestone.requests", text: /*i18n*/ "milestone.requests.text", state: "done", month: "2025-05" },
  { title: /*i18n*/ "milestone.ai-search", text: /*i18n*/ "milestone.ai-search.text", state: "done", month: "2025-06" },
  { title: /*i18n*/ "milestone.photos", text: /*i18n*/ "milestone.photos.text", state: "done", month: "2025-07" },
  { title: /*i18n*/ "milestone.offline", text: /*i18n*/ "milestone.offline.text", state: "done", month: "2026-11" },
  { title: /*i18n*/ "milestone.alerts", text: /*i18n*/ "milestone.alerts.text", state: "now" },
  { title: /*i18n*/ "milestone.verified", text: /*i18n*/ "milestone.verified.text", state: "next" },
  { title: /*i18n*/ "milestone.trust", text: /*i18n*/ "milestone.trust.text", state: "later" },
];
