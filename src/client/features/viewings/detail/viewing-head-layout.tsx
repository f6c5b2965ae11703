import { useLingui } from "@lingui/react";
import { ArrowLeft } from "lucide";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { paths } from "../../../paths.ts";
import { Icon } from "../../../ui/icon.tsx";

interface Props {
  photo: ReactNode;
  title: string;
  /** The content below the title. */
  facts?: ReactNode;
  children?: ReactNode;
}

/** The layout of a saved room's head: in the first paint, and on its screen a moment later. */
export function HeadLayout({ photo, title, facts, children }: Props) {
  const { i18n } = useLingui();
  return (
    <header className="grid grid-cols-1 gap-2">
      <Link href={paths.viewings} className="touch inline-flex items-center gap-2 justify-self-start text-sky">
        <Icon of={ArrowLeft} size={18} />
        {i18n._("viewings.title")}
      </Link>
      <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
        <div className="overflow-hidden rounded-control">{photo}</div>
        <div className="grid gap-1">
          <h1 className="line-clamp-5 text-lg font-semibold sm:text-2xl">
            <bdi>{title}</bdi>
          </h1>
          {facts}
        </div>
      </div>
      {children}
    </header>
  );
}
