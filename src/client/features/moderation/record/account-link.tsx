import { Link } from "wouter";
import { paths } from "../../../paths.ts";

interface AccountLinkProps {
  id: string;
  /** Its address, or whatever else stands for it. */
  children: string;
}

/** The way to all that moderators know of an account; above the link that a whole row may be. */
export function AccountLink({ id, children }: AccountLinkProps) {
  return (
    <Link href={paths.moderatedAccount(id)} className="relative z-10 wrap-anywhere text-sky underline">
      <bdi>{children}</bdi>
    </Link>
  );
}
