import type { ReactNode } from "react";
import { Mark } from "../ui/brand/mark.tsx";

interface Props {
  /** The side menu; null for none, absent while it is to come. */
  menu?: ReactNode;
  bar?: ReactNode;
  children?: ReactNode;
}

/**
 * The layout of every screen: the side menu from 1024 px on, the bar on top, the content. It has no behaviour, so that
 * the build can prerender it into index.html.
 */
export function Frame({ menu, bar, children }: Props) {
  return (
    <div className={`min-h-dvh ${menu === null ? "" : "lg:grid lg:grid-cols-[17.5rem_minmax(0,1fr)]"}`}>
      {menu !== null && (
        <aside className="hidden border-r border-line bg-card lg:block">
          <div className="sticky top-0 flex h-dvh flex-col gap-4 overflow-y-auto px-2 py-4">{menu ?? <Brand />}</div>
        </aside>
      )}
      <div className="flex min-w-0 flex-col">
        <header className="sticky top-0 z-20 border-b border-line bg-paper/95 backdrop-blur-sm">
          <div className="mx-auto flex h-13 max-w-6xl items-center gap-2 px-4">{bar ?? <BarBrand />}</div>
        </header>
        {children}
      </div>
    </div>
  );
}

/** The bar's brand; wider screens show it in the side menu, the narrowest only its mark. */
export function BarBrand() {
  return (
    <span className="max-[22.5rem]:[&_span>span]:hidden lg:hidden">
      <Brand />
    </span>
  );
}

/** The name in both scripts where there is room, else in the user's. */
export function Brand() {
  return (
    <span className="flex items-center gap-2 text-lg font-semibold whitespace-nowrap">
      <Mark />
      <span lang="zh-CN" className="in-[[lang=en]]:max-sm:hidden">
        栖英
      </span>
      <span className="in-[[lang=zh-CN]]:max-sm:hidden sm:text-base sm:font-normal sm:text-ink-soft">Qiying</span>
    </span>
  );
}
