import {
  Bookmark,
  CalendarCheck,
  CircleUserRound,
  House,
  IdCard,
  KeyRound,
  NotebookPen,
  Send,
  ShieldUser,
  UsersRound,
  type IconNode,
} from "lucide";
import { paths } from "../paths.ts";

export interface MenuEntry {
  href: string;
  /** Catalogue id of its name. */
  name: string;
  icon: IconNode;
  /** The share card stands out in green. */
  tone?: "moss";
}

const outbox: MenuEntry = { href: paths.outbox, name: /*i18n*/ "menu.outbox", icon: Send };

const forEverybody: readonly MenuEntry[] = [
  { href: paths.home, name: /*i18n*/ "menu.rooms", icon: House },
  { href: paths.tenantRequests, name: /*i18n*/ "menu.requests", icon: UsersRound },
  { href: paths.viewings, name: /*i18n*/ "menu.viewings", icon: CalendarCheck },
  { href: paths.savedSearches, name: /*i18n*/ "menu.saved-searches", icon: Bookmark },
  { href: paths.ownListings, name: /*i18n*/ "menu.own-rooms", icon: KeyRound },
  { href: paths.ownRequests, name: /*i18n*/ "menu.own-requests", icon: NotebookPen },
  { href: paths.shareCard, name: /*i18n*/ "menu.share-card", icon: IdCard, tone: "moss" },
  { href: paths.settings, name: /*i18n*/ "menu.settings", icon: CircleUserRound },
];

const forSuperusers: readonly MenuEntry[] = [{ href: paths.admin, name: /*i18n*/ "menu.admin", icon: ShieldUser }];

/** The user for whom the menu is shown. */
interface Reader {
  isSuperuser: boolean;
  /** Whether the user has unsent work: then the menu lists the outbox. */
  hasUnsent: boolean;
}

/** The side menu and the drawer, in their order (PR-204). */
export function menuEntries({ isSuperuser, hasUnsent }: Reader): readonly MenuEntry[] {
  return [...forEverybody, ...(hasUnsent ? [outbox] : []), ...(isSuperuser ? forSuperusers : [])];
}
