import { useLingui } from "@lingui/react";
import type { CaseDetail } from "#contract/schemas/moderation.ts";
import { useApiQuery } from "../../../api/use-api-query.ts";
import { paths } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { useUpToDate } from "../use-up-to-date.ts";

interface Props {
  /** The case that has just been decided. */
  after: Pick<CaseDetail, "kind" | "target_id">;
  onGo: () => void;
}

/** The way on: the most urgent case that is still open, or all of them where none is. */
export function NextCase({ after, onGo }: Props) {
  const { i18n } = useLingui();
  const open = useApiQuery("listCases", { query: { state: "open", skip: 0, limit: 2 } });
  useUpToDate(open);
  const next = open.data?.data.data.find(({ kind, target_id }) => kind !== after.kind || target_id !== after.target_id);
  return (
    <ButtonLink
      look="primary"
      href={next === undefined ? paths.moderation : paths.moderationCase(next.target_id, next.kind)}
      onClick={onGo}
    >
      {next === undefined ? i18n._("case.to-queue") : i18n._("case.next")}
    </ButtonLink>
  );
}
