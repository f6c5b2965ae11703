import { useLingui } from "@lingui/react";
import { Menu } from "lucide";
import { useState } from "react";
import { Icon } from "../ui/icon.tsx";
import { LazyBoundary } from "../ui/lazy-boundary.tsx";
import { lazyPart } from "../ui/lazy-part.ts";

const Drawer = lazyPart(async () => (await import("./drawer.tsx")).Drawer);

/** Opens the drawer on phones; its code loads when a touch or pointer approaches. */
export function MenuButton() {
  const { i18n } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={i18n._("menu.open")}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={Drawer.preload}
        onFocus={Drawer.preload}
        onClick={() => setOpen(true)}
        className="touch -ml-2 grid place-items-center lg:hidden"
      >
        <Icon of={Menu} size={24} />
      </button>
      <LazyBoundary>{open && <Drawer onClose={() => setOpen(false)} />}</LazyBoundary>
    </>
  );
}
