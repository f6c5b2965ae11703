import { useState } from "react";
import { LazyBoundary } from "../lazy-boundary.tsx";
import { lazyPart } from "../lazy-part.ts";
import type { MenuProps } from "./menu.tsx";

const DropMenu = lazyPart(async () => (await import("./menu.tsx")).DropMenu);

/**
 * A menu whose code (30 kB) loads on first interaction: until then only its button is rendered, and the press that
 * loads the menu also opens it.
 */
export function LazyMenu(props: MenuProps) {
  const [wanted, setWanted] = useState(false);
  const button = <PlainButton {...props} onReach={DropMenu.preload} onPress={() => setWanted(true)} />;
  if (!wanted) return button;
  return (
    <LazyBoundary meanwhile={button} failed={button}>
      <DropMenu {...props} />
    </LazyBoundary>
  );
}

function PlainButton({
  button,
  buttonClass,
  label,
  disabled,
  onReach,
  onPress,
}: MenuProps & { onReach: () => void; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded="false"
      aria-label={label}
      disabled={disabled}
      className={buttonClass}
      onPointerEnter={onReach}
      onFocus={onReach}
      onClick={onPress}
    >
      {button}
    </button>
  );
}
