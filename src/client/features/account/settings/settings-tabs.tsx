import { Tab, TabGroup, TabList, TabPanel, TabPanels } from "@headlessui/react";
import { useLingui } from "@lingui/react";
import { useEffect, useRef, type ComponentType } from "react";
import { useLocation, useSearch } from "wouter";
import type { User } from "#domain/users/user.ts";
import { paths } from "../../../paths.ts";
import { AppearanceTab } from "./appearance-tab.tsx";
import { DangerTab } from "./danger-tab.tsx";
import { ProfileTab } from "./profile-tab.tsx";
import { Devices } from "./devices/devices.tsx";
import { PasswordForm } from "./password-form.tsx";
import { ExportData } from "./export-data.tsx";
import { SecondFactor } from "./second-factor/second-factor.tsx";
import { PrivacyForm } from "./privacy-form.tsx";
import { ReportsAndNotices } from "./reports-and-notices.tsx";

interface SettingsTab {
  /** Its name in the address. */
  id: string;
  /** Catalogue id of its name on the screen. */
  name: string;
  Content: ComponentType<{ user: User }>;
}

const everybodys: readonly SettingsTab[] = [
  { id: "profile", name: /*i18n*/ "settings.profile", Content: ProfileTab },
  { id: "password", name: /*i18n*/ "settings.password", Content: PasswordTab },
  { id: "privacy", name: /*i18n*/ "settings.privacy", Content: PrivacyTab },
  { id: "appearance", name: /*i18n*/ "settings.appearance", Content: AppearanceTab },
];
const danger: SettingsTab = { id: "danger", name: /*i18n*/ "settings.danger", Content: DangerTab };

/**
 * The tabs; the open one is in the address, so that the back button works. Hidden tabs stay mounted and keep their
 * input. Superusers have no danger zone (PR-211).
 */
export function SettingsTabs({ user }: { user: User }) {
  const { i18n } = useLingui();
  const tabs = user.is_superuser ? everybodys : [...everybodys, danger];
  const [, navigate] = useLocation();
  const wanted = new URLSearchParams(useSearch()).get("tab");
  const open = Math.max(
    0,
    tabs.findIndex(({ id }) => id === wanted),
  );
  return (
    <TabGroup selectedIndex={open} onChange={(index) => navigate(`${paths.settings}?tab=${tabs[index]!.id}`)}>
      <TabList
        aria-label={i18n._("menu.settings")}
        ref={useOpenTabInSight(open)}
        className="scroll-edges -mx-4 flex overflow-x-auto border-b border-line px-4 sm:mx-0 sm:px-0 [scrollbar-width:none]"
      >
        {tabs.map(({ id, name }) => (
          <Tab
            key={id}
            className="touch shrink-0 border-b-3 border-transparent px-3 whitespace-nowrap max-sm:px-2 -outline-offset-3 not-data-focus:outline-none hover:text-brick data-selected:border-brick data-selected:font-semibold data-selected:text-brick-deep"
          >
            {i18n._(name)}
          </Tab>
        ))}
      </TabList>
      <TabPanels>
        {tabs.map(({ id, Content }) => (
          <TabPanel key={id} unmount={false} className="rounded-card pt-5">
            <Content user={user} />
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  );
}

/** On a phone the row of tabs overflows: the open one is scrolled into view. */
function useOpenTabInSight(open: number) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[open]?.scrollIntoView({ inline: "center", block: "nearest" });
  }, [open]);
  return list;
}

/** The password, the second factor of superusers, and the devices that are logged in. */
function PasswordTab({ user }: { user: User }) {
  return (
    <div className="grid gap-4">
      <PasswordForm email={user.email} />
      {user.is_superuser && <SecondFactor email={user.email} />}
      <Devices />
    </div>
  );
}

/** The consent to data use, an export of all data, and what there is between the user and the moderators. */
function PrivacyTab({ user }: { user: User }) {
  return (
    <div className="grid gap-4">
      {/* Keyed, so that choices changed elsewhere, such as by accepting the agreement, are shown. */}
      <PrivacyForm key={`${user.receive_updates} ${user.allow_data_for_training}`} user={user} />
      <ExportData email={user.email} />
      <ReportsAndNotices />
    </div>
  );
}
