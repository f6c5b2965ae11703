import type { ReactNode } from "react";
import { useLocation, useSearch } from "wouter";
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

/** Which page of a list the address asks for, from 1, and how to go to another. @param path Of the screen. */
export function usePage(path: string): { page: number; go: (page: number) => void } {
  const [, navigate] = useLocation();
  const page = Math.max(1, Math.trunc(Number(new URLSearchParams(useSearch()).get("page"))) || 1);
  return { page, go: (next) => navigate(`${path}?page=${next}`) };
}
