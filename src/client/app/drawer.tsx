import { Dialog, DialogBackdrop, DialogPanel } from "@headlessui/react";
import { useLingui } from "@lingui/react";
import { LogOut, X } from "lucide";
import { askToLogOut } from "../outbox/log-out/ask-log-out.ts";
import { accessToken } from "../api/credentials/session.ts";
import { Icon } from "../ui/icon.tsx";
import { Brand } from "./frame.tsx";
import { MenuFoot } from "./menu-foot.tsx";
import { MenuList } from "./menu-list.tsx";

/** The side menu of phones. */
export function Drawer({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui();
  return (
    <Dialog open onClose={onClose} className="relative z-30" aria-label={i18n._("menu.label")}>
      <DialogBackdrop
        transition
        className="fixed inset-0 bg-ink/40 transition-opacity duration-200 data-closed:opacity-0"
      />
      <DialogPanel
        transition
        className="fixed top-(--float-height) bottom-0 left-0 flex w-72 max-w-[85vw] flex-col gap-4 overflow-y-auto bg-card p-4 shadow-float transition-transform duration-200 ease-settle data-closed:-translate-x-full"
      >
        <div className="flex items-center justify-between">
          <Brand />
          <button
            type="button"
            aria-label={i18n._("menu.close")}
            onClick={onClose}
            className="touch grid place-items-center"
          >
            <Icon of={X} size={24} />
          </button>
        </div>
        <MenuList onChoose={onClose} />
        {accessToken.value !== null && (
          <button
            type="button"
            onClick={() => {
              onClose();
              void askToLogOut();
            }}
            className="touch flex items-center gap-3 rounded-control px-3 hover:bg-paper"
          >
            <Icon of={LogOut} />
            {i18n._("session.log-out")}
          </button>
        )}
        <MenuFoot onChoose={onClose} />
      </DialogPanel>
    </Dialog>
  );
}
