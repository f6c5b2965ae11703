import { useEffect, useRef } from "react";
import { useLingui } from "@lingui/react";
import { Link, useLocation } from "wouter";
import { paths } from "../../paths.ts";

/** Catalogue ids of the admin's screens, by their addresses. */
const TABS = [
  [paths.admin, /*i18n*/ "admin.tab.users"],
  [paths.moderation, /*i18n*/ "admin.tab.reports"],
  [paths.moderationFlagged, /*i18n*/ "admin.tab.flagged"],
  [paths.moderationLog, /*i18n*/ "admin.tab.log"],
  [paths.adminMails, /*i18n*/ "admin.tab.mails"],
  [paths.adminNumbers, /*i18n*/ "admin.tab.numbers"],
] as const;

/** The admin's screens, side by side. */
export function AdminTabs() {
  const { i18n } = useLingui();
  const [path] = useLocation();
  const here = TABS.findLast(([href]) => path === href || path.startsWith(`${href}/`))?.[0];
  const list = useRef<HTMLElement>(null);
  // On a phone the last ones lie beyond its edge.
  useEffect(() => {
    const open = TABS.findIndex(([href]) => href === here);
    list.current?.children[open]?.scrollIntoView({ inline: "center", block: "nearest" });
  }, [here]);
  return (
    <nav
      ref={list}
      aria-label={i18n._("menu.admin")}
      className="scroll-edges -mx-4 flex overflow-x-auto border-b border-line px-4 sm:mx-0 sm:px-0 [scrollbar-width:none]"
    >
      {TABS.map(([href, name]) => (
        <Link
          key={href}
          href={href}
          aria-current={currentness(href)}
          className="touch flex shrink-0 items-center border-b-3 border-transparent px-3 whitespace-nowrap -outline-offset-3 hover:text-brick aria-[current]:border-brick aria-[current]:font-semibold aria-[current]:text-brick-deep"
        >
          {i18n._(name)}
        </Link>
      ))}
    </nav>
  );

  /** A case belongs to the reports, and is not their page. */
  function currentness(href: string): "page" | "true" | undefined {
    if (path === href) return "page";
    return href === here ? "true" : undefined;
  }
}
