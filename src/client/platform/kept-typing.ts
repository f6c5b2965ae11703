import { keepInTab, readJsonFromTab } from "./tab-storage.ts";

/** What stands in one form, kept in the tab. */
export interface KeptTyping<Values> {
  /** What was kept; blank where nothing was. */
  read: () => Values;
  /** Keeps what is typed now; what is blank is forgotten. */
  keep: (values: Values) => void;
  forget: () => void;
}

/**
 * Keeps what is typed into a form over a reload: a phone reloads a page whose reader was in another app. Never a password:
 * session storage is written to disk.
 * @param key Which form, and about what: another room's report is another form.
 */
export function keptTyping<Values extends { [Field in keyof Values]: string }>(
  key: string,
  blank: Values,
): KeptTyping<Values> {
  const names = Object.keys(blank) as (keyof Values & string)[];
  const forget = () => keepInTab(key, null);
  return {
    read() {
      const kept = (readJsonFromTab(key) ?? {}) as Record<string, unknown>;
      return Object.fromEntries(
        names.map((name) => [name, typeof kept[name] === "string" ? kept[name] : blank[name]]),
      ) as Values;
    },
    keep(values) {
      if (names.every((name) => values[name] === blank[name])) forget();
      else keepInTab(key, JSON.stringify(values));
    },
    forget,
  };
}
