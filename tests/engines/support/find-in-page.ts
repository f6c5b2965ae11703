/** What a person would look for on a screen. */
export type Target =
  | { css: string; at?: number }
  /** By what is written on it, or said of it to a screen reader, in full. */
  | { role: "button" | "link" | "field" | "menuitem"; name: string; at?: number }
  /** By what is written in it; the innermost that has all of it. */
  | { text: string; at?: number };

/**
 * Finds what can be seen (file inputs may be hidden, as most are behind a button). Runs inside the page in every engine,
 * and so has no imports.
 * @returns Null where there is nothing of the kind.
 */
export function findInPage(target: Target): Element | null {
  const found = "css" in target ? [...document.querySelectorAll(target.css)] : candidates(target);
  const seen = found.filter((element) => isFileInput(element) || isVisible(element));
  return seen[target.at ?? 0] ?? null;

  function candidates(wanted: Exclude<Target, { css: string }>): Element[] {
    if ("text" in wanted) return innermostWith(wanted.text);
    const kinds = {
      button: "button,[role=button]",
      link: "a[href]",
      field: "input,textarea,select",
      menuitem: "[role=menuitem]",
    };
    const all = [...document.querySelectorAll<HTMLElement>(kinds[wanted.role])];
    return all.filter((element) => nameOf(element) === wanted.name);
  }

  function innermostWith(text: string): Element[] {
    const all = [...document.body.querySelectorAll("*")].filter(
      (element) => !/^(script|style|template)$/i.test(element.tagName) && flat(element.textContent).includes(text),
    );
    return all.filter((element) => !all.some((other) => other !== element && element.contains(other)));
  }

  function nameOf(element: HTMLElement): string {
    const said = element.getAttribute("aria-label");
    if (said !== null) return flat(said);
    const by = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
    const labels = by.length > 0 ? by.map((id) => document.getElementById(id)) : labelsOf(element);
    const written = labels.map((label) => label?.textContent ?? "").join(" ");
    // Required fields carry a star behind their name.
    return flat(written === "" ? element.textContent : written).replace(/ ?\*$/, "");
  }

  function labelsOf(element: HTMLElement): HTMLElement[] {
    return "labels" in element ? [...((element.labels as NodeListOf<HTMLElement> | null) ?? [])] : [];
  }

  function flat(text: string | null): string {
    return (text ?? "").replace(/\s+/g, " ").trim();
  }

  function isVisible(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === "visible";
  }

  function isFileInput(element: Element): boolean {
    return element instanceof HTMLInputElement && element.type === "file";
  }
}
