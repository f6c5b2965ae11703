import { useLingui } from "@lingui/react";
import { Link, useLocation } from "wouter";
import { useCurrentUser } from "../session/current-user.ts";
import { Icon } from "../ui/icon.tsx";
import { paths } from "../paths.ts";
import { NewRoomsCount } from "../outbox/searches/new-rooms-count.tsx";
import { unsent } from "../drafts/store/unsent.ts";
import { UnsentCount } from "./unsent-count.tsx";
import { menuEntries, type MenuEntry } from "./menu-entries.ts";

/** The entries of the side menu; in the drawer, choosing one closes it. */
export function MenuList({ onChoose }: { onChoose?: () => void }) {
  const { i18n } = useLingui();
  const [path] = useLocation();
  const { user } = useCurrentUser();
  const entries = menuEntries({ isSuperuser: user?.is_superuser === true, hasUnsent: unsent.value.all > 0 });
  return (
    <nav aria-label={i18n._("menu.label")}>
      <ul className="grid gap-1">
        {entries.map((entry) => (
          <li key={entry.href}>
            <Link
              href={entry.href}
              onClick={onChoose}
              aria-current={currentness(entry, path)}
              className={`touch flex items-center gap-3 rounded-control px-3 py-2 ${lookOf(entry, path)}`}
            >
              <Icon of={entry.icon} />
              {i18n._(entry.name)}
              {entry.href === paths.savedSearches && <NewRoomsCount className="ml-auto px-2 text-sm" />}
              {entry.href === paths.outbox && <UnsentCount className="ml-auto px-2 text-sm" />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A saved room, or a report, belongs to the entry of its list, and is not its page. */
function currentness({ href }: MenuEntry, path: string): "page" | "true" | undefined {
  if (path === href) return "page";
  return path.startsWith(`${href}/`) ? "true" : undefined;
}

function lookOf(entry: MenuEntry, path: string): string {
  if (currentness(entry, path) !== undefined) return "bg-brick-tint font-semibold text-brick-deep";
  return entry.tone === "moss" ? "font-semibold text-moss hover:bg-moss-tint" : "hover:bg-paper";
}
