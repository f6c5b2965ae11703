import { useLingui } from "@lingui/react";
import { ChevronLeft, ChevronRight } from "lucide";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

interface Props {
  page: number;
  pages: number;
  /** There may be pages after the last one that is known. */
  mayBeMore?: boolean;
  onGo: (page: number) => void;
}

/** 'Page x of y' between the previous and next links. */
export function Pagination({ page, pages, mayBeMore = false, onGo }: Props) {
  const { i18n } = useLingui();
  return (
    <nav aria-label={i18n._("pagination.label")} className="flex flex-wrap items-center justify-center gap-3">
      <Button disabled={page <= 1} onClick={() => onGo(Math.min(page - 1, pages))}>
        <Icon of={ChevronLeft} />
        {i18n._("pagination.previous")}
      </Button>
      <p className="figures" aria-live="polite">
        {mayBeMore ? i18n._("pagination.page.at-least", { page, pages }) : i18n._("pagination.page", { page, pages })}
      </p>
      <Button disabled={page >= pages && !mayBeMore} onClick={() => onGo(page + 1)}>
        {i18n._("pagination.next")}
        <Icon of={ChevronRight} />
      </Button>
    </nav>
  );
}
