import type { ReactNode } from "react";
import type { User } from "#domain/users/user.ts";
import { useDocumentTitle } from "../../ui/use-document-title.ts";
import { AdminTabs } from "./admin-tabs.tsx";
import { SuperusersOnly } from "./superusers-only.tsx";

interface Props {
  title: string;
  /** What the screen is for, in a sentence or two. */
  text?: string;
  children: (user: User) => ReactNode;
}

/** A screen of the admin's: its heading above the tabs, and its content for superusers alone. */
export function AdminScreen({ title, text, children }: Props) {
  useDocumentTitle(title);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h1 className="text-2xl font-semibold">{title}</h1>
        {text !== undefined && <p className="max-w-prose text-ink-soft">{text}</p>}
      </div>
      <AdminTabs />
      <SuperusersOnly>{children}</SuperusersOnly>
    </div>
  );
}
