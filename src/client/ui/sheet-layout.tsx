import { X } from "lucide";
import type { ComponentType, ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface Part {
  className: string;
  children?: ReactNode;
}

/** What a sheet is made of. */
export interface SheetParts {
  Backdrop: ComponentType<Part>;
  Panel: ComponentType<Part>;
  Title: ComponentType<Part>;
}

export interface SheetLook {
  /** Wider than a form: for photos and facts side by side. */
  wide?: boolean;
  /**
   * More may come once it is shown, a longer title included: its upper edge stays where it is, and its title has room for two
   * lines, so that nothing moves that is being read.
   */
  growing?: boolean;
}

interface Props extends SheetLook {
  parts: SheetParts;
  title: ReactNode;
  /** Draws what closes it. */
  renderClose: (props: Part) => ReactNode;
  children: ReactNode;
  /** Sticky at the lower edge while the content scrolls. */
  footer?: ReactNode;
  /** Whether the footer is not for wide screens. */
  isFooterNarrow?: boolean;
}

/**
 * A bottom sheet on a phone, a centred panel on a desktop. It has no behaviour, so that the server can render one into the
 * page.
 */
export function SheetLayout({ parts, title, renderClose, children, footer, isFooterNarrow = false, ...look }: Props) {
  const { Backdrop, Panel, Title } = parts;
  const { wide = false, growing = false } = look;
  return (
    <>
      <Backdrop className="fixed inset-0 bg-ink/40" />
      <div
        className={`fixed inset-0 flex items-end justify-center sm:p-6 ${growing ? "sm:items-start" : "sm:items-center"}`}
      >
        <Panel
          className={`flex max-h-[min(94dvh,100dvh-var(--float-height))] w-full flex-col overflow-hidden rounded-t-card bg-card shadow-float sm:max-h-[calc(100%-2*max(0px,var(--float-height)-1.5rem))] sm:rounded-card ${wide ? "sm:max-w-5xl" : "sm:max-w-lg"} ${growing ? "max-sm:h-[min(94dvh,100dvh-var(--float-height))]" : ""}`}
        >
          <div
            className={`flex shrink-0 items-start gap-2 border-b border-line py-1 pr-1 pl-4 ${growing ? "max-sm:min-h-18" : ""}`}
          >
            {/* Another title is another element: it comes in its place, and none moves. */}
            <Title
              key={typeof title === "string" ? title : undefined}
              className="line-clamp-2 grow self-center py-1 text-lg font-semibold"
            >
              {title}
            </Title>
            {renderClose({ className: "touch grid place-items-center", children: <Icon of={X} size={24} /> })}
          </div>
          {/* A field that is gone to comes into sight with the error below it. */}
          <div className="grow overflow-y-auto overscroll-contain p-4 [&_:is(input,select,textarea)]:scroll-mb-20">
            {children}
          </div>
          {footer && (
            <div
              className={`border-t border-line p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] ${isFooterNarrow ? "lg:hidden" : ""}`}
            >
              {footer}
            </div>
          )}
        </Panel>
      </div>
    </>
  );
}
