import { installedScreen } from "../../../platform/language/lazy-screen.ts";

/** The rooms for what was typed; the search line has it fetched before Enter. */
export const TextSearch = installedScreen(async () => (await import("../fit/text-search.tsx")).TextSearch);
