import type { ReactNode } from "react";
import { Mark } from "../../ui/brand/mark.tsx";
import { useDocumentTitle } from "../../ui/use-document-title.ts";

/** The layout of every screen around the login: the mark, its name, one column. */
export function AccountScreen({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  useDocumentTitle(title);
  return (
    <section className="mx-auto grid w-full max-w-md gap-5 rounded-card border border-line bg-card px-4 py-6 sm:mt-4 sm:px-8 sm:py-8">
      <div className="grid justify-items-center gap-2 text-center">
        <Mark size={48} />
        <h1 className="text-2xl font-semibold">{title}</h1>
        {lead && <p className="text-ink-soft">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
