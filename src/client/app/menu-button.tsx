import { useLingui } from "@lingui/react";
import { Menu } from "lucide";
import { useEffect, useState } from "react";
import { connection } from "../platform/connection/connection.ts";
import { Icon } from "../ui/icon.tsx";
import { LazyBoundary } from "../ui/lazy-boundary.tsx";
import { lazyPart } from "../ui/lazy-part.ts";

const Drawer = lazyPart(async () => (await import("./drawer.tsx")).Drawer);

/** How long the button says that it has failed. */
const SAID_FOR_MS = 10_000;

/** Opens the drawer on phones; its code loads when a touch or pointer approaches. Where it can't, the button says so. */
export function MenuButton() {
  const { i18n } = useLingui();
  const [open, setOpen] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  async function openDrawer() {
    setIsMissing(false);
    try {
      // Asked for at each press, so that none has to wait for the next round of what is missing.
      await Drawer.fetch();
      setOpen(true);
    } catch {
      setIsMissing(true);
    }
  }
  return (
    <>
      <button
        type="button"
        aria-label={i18n._("menu.open")}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={Drawer.preload}
        onFocus={Drawer.preload}
        onClick={() => void openDrawer()}
        className="touch -ml-2 grid place-items-center lg:hidden"
      >
        <Icon of={Menu} size={24} />
      </button>
      {isMissing && <MenuMissing onSaid={() => setIsMissing(false)} />}
      <LazyBoundary>{open && <Drawer onClose={() => setOpen(false)} />}</LazyBoundary>
    </>
  );
}

function MenuMissing({ onSaid }: { onSaid: () => void }) {
  const { i18n } = useLingui();
  useEffect(() => {
    const timer = setTimeout(onSaid, SAID_FOR_MS);
    return () => clearTimeout(timer);
    // The function is new at each render, with the same behaviour.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <p
      role="status"
      className="absolute top-full left-4 mt-2 max-w-xs rounded-control bg-card p-3 text-sm text-pretty shadow-float"
    >
      {connection.value === "online" ? i18n._("menu.failed") : i18n._("menu.missing")}
    </p>
  );
}
