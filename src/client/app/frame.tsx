import type { ReactNode } from "react";
import { Mark } from "../ui/brand/mark.tsx";

/**
 * Where things stand on every screen: the side menu from 1024 px on, the bar on top, the content. It holds no
 * behaviour, so that the build can paint it into index.html before any script has run.
 */
export function Frame({ menu, bar, children }: { menu?: ReactNode; bar?: ReactNode; children?: ReactNode }) {
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <aside className="hidden border-r border-line bg-card lg:block">
        <div className="sticky top-0 flex h-dvh flex-col gap-4 overflow-y-auto p-4">{menu ?? <Brand />}</div>
      </aside>
      <div className="flex min-w-0 flex-col">
        <header className="sticky top-0 z-20 border-b border-line bg-paper/95 backdrop-blur-sm">
          <div className="mx-auto flex h-14 max-w-6xl items-center gap-2 px-4">{bar ?? <BarBrand />}</div>
        </header>
        {children}
      </div>
    </div>
  );
}

/** The bar's brand, which the side menu has on wider screens; the narrowest have room for its mark alone. */
export function BarBrand() {
  return (
    <span className="max-[22.5rem]:[&_span>span]:hidden lg:hidden">
      <Brand />
    </span>
  );
}

/** The name, in both scripts where there is room, else in the reader's. */
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
