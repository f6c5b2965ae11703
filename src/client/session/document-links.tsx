import { useLingui } from "@lingui/react";
import { Link } from "wouter";
import { paths } from "../paths.ts";

const DOCUMENTS = [
  { path: paths.terms, name: /*i18n*/ "document.terms" },
  { path: paths.privacy, name: /*i18n*/ "document.privacy" },
  { path: paths.safety, name: /*i18n*/ "document.safety" },
] as const;

/**
 * Links to what everybody may read before an account is made.
 * @param without The path of the one that is open.
 */
export function DocumentLinks({ without, className = "" }: { without?: string; className?: string }) {
  const { i18n } = useLingui();
  return (
    <nav aria-label={i18n._("document.links")} className={`-mx-2 flex flex-wrap text-sm ${className}`}>
      {DOCUMENTS.filter(({ path }) => path !== without).map(({ path, name }) => (
        <Link key={path} href={path} className="touch flex items-center px-2 text-sky hover:underline">
          {i18n._(name)}
        </Link>
      ))}
    </nav>
  );
}
