import { Menu, MenuButton, MenuItem, MenuItems } from "@headlessui/react";
import { useEffect, useRef, type ReactNode } from "react";

export interface MenuChoice {
  text: string;
  /** The language of the text where it is not the page's. */
  lang?: string;
  selected?: boolean;
  /** A destructive action. */
  isDanger?: boolean;
  onChoose: () => void;
}

export interface MenuProps {
  button: ReactNode;
  buttonClass: string;
  label: string;
  choices: readonly MenuChoice[];
  disabled?: boolean;
}

/** A dropdown menu. LazyMenu loads it at the first touch, and renders it open. */
export function DropMenu({ button, buttonClass, label, choices, disabled = false }: MenuProps) {
  const buttonRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    buttonRef.current?.focus();
    buttonRef.current?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
  }, []);
  return (
    <Menu>
      <MenuButton ref={buttonRef} aria-label={label} disabled={disabled} className={buttonClass}>
        {button}
      </MenuButton>
      <MenuItems
        modal={false}
        anchor={{ to: "bottom end", gap: 4, padding: 8 }}
        className="group z-40 min-w-40 rounded-control border border-line bg-card p-1 shadow-float outline-none"
      >
        {choices.map(({ text, lang, selected, isDanger = false, onChoose }) => (
          <MenuItem key={text}>
            <button
              type="button"
              lang={lang}
              aria-current={selected ? "true" : undefined}
              onClick={onChoose}
              className={`touch flex w-full items-center rounded-control px-3 text-left aria-[current=true]:font-semibold aria-[current=true]:text-brick data-focus:bg-paper group-focus-visible:data-focus:outline-3 -outline-offset-3 outline-sky ${isDanger ? "text-red" : ""}`}
            >
              {text}
            </button>
          </MenuItem>
        ))}
      </MenuItems>
    </Menu>
  );
}
