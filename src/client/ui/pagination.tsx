import { useLingui } from "@lingui/react";
import { ChevronLeft, ChevronRight } from "lucide";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

/** 'Page x of y' between the two ways to go. */
export function Pagination({ page, pages, onGo }: { page: number; pages: number; onGo: (page: number) => void }) {
  const { i18n } = useLingui();
  return (
    <nav aria-label={i18n._("pagination.label")} className="flex flex-wrap items-center justify-center gap-3">
      <Button disabled={page <= 1} onClick={() => onGo(Math.min(page - 1, pages))}>
        <Icon of={ChevronLeft} />
        {i18n._("pagination.previous")}
      </Button>
      <p className="figures" aria-live="polite">
        {i18n._("pagination.page", { page, pages })}
      </p>
      <Button disabled={page >= pages} onClick={() => onGo(page + 1)}>
        {i18n._("pagination.next")}
        <Icon of={ChevronRight} />
      </Button>
    </nav>
  );
}
