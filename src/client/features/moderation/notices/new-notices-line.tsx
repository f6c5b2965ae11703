import { useLingui } from "@lingui/react";
import { ShieldAlert } from "lucide";
import { Link } from "wouter";
import { ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../../api/credentials/session.ts";
import { paths } from "../../../paths.ts";
import { Icon } from "../../../ui/icon.tsx";
import { noticeText } from "./notice-text.ts";
import { areNoticesNew } from "./seen-notices.ts";
import { useNotices } from "./use-notices.ts";

/** Above one's own list: that moderators have done something, until their notices were opened. */
export function NewNoticesLine() {
  const { i18n } = useLingui();
  const newest = useNotices().notices?.[0];
  const owner = ownerOf(accessToken.value);
  if (newest === undefined || !areNoticesNew(owner, newest.at)) return null;
  return (
    <p className="flex items-center gap-3 rounded-control bg-amber-tint px-4 py-2 text-amber">
      <Icon of={ShieldAlert} />
      <span className="grow">{noticeText(i18n, newest)}</span>
      <Link href={paths.notices} className="touch flex shrink-0 items-center font-semibold underline">
        {i18n._("notices.open")}
      </Link>
    </p>
  );
}
