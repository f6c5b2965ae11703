import { useLingui } from "@lingui/react";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import type { FoundTarget } from "#contract/schemas/account-record.ts";
import { readPastedTarget } from "#domain/moderation/pasted-target.ts";
import { readFailureText } from "../../../api/failures.ts";
import { ask } from "../../../api/transport.ts";
import { paths } from "../../../paths.ts";
import { caseKindText, caseTitle } from "../moderation-text.ts";

/** While somebody types an address, not each of its letters is asked for. */
const TYPING_MS = 300;

/** Whether a text names a room, a request or an account, rather than words to look for. */
export function namesTarget(text: string): boolean {
  return readPastedTarget(text) !== null;
}

/** Links to the rows that a pasted link, number, id or address names; nothing for other texts. */
export function FoundByPaste({ text }: { text: string }) {
  return namesTarget(text) ? <Found key={text} text={text} /> : null;
}

function Found({ text }: { text: string }) {
  const { i18n } = useLingui();
  const answer = useFound(text);
  if (answer === null) return <p className="text-sm text-ink-soft">{i18n._("find.looking")}</p>;
  if ("error" in answer) {
    return (
      <p role="alert" className="text-red">
        {readFailureText(i18n, answer.error)}
      </p>
    );
  }
  if (answer.found.length === 0) {
    return (
      <p role="status" className="text-pretty">
        {i18n._("find.none")}
      </p>
    );
  }
  return (
    <ul className="grid gap-2">
      {answer.found.map((target) => (
        <FoundRow key={`${target.kind} ${target.target_id}`} target={target} />
      ))}
    </ul>
  );
}

type Answer = { found: readonly FoundTarget[] } | { error: unknown };

function useFound(text: string): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    let isOver = false;
    const tell = (next: Answer) => {
      if (!isOver) setAnswer(next);
    };
    const timer = setTimeout(() => {
      ask("findTarget", { body: { text } }).then(
        ({ data }) => tell({ found: data.data }),
        (error: unknown) => tell({ error }),
      );
    }, TYPING_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [text]);
  return answer;
}

function FoundRow({ target }: { target: FoundTarget }) {
  const { i18n } = useLingui();
  const { kind, target_id, poster } = target;
  return (
    <li className="relative grid gap-0.5 rounded-card border border-line bg-card px-4 py-3 hover:border-line-strong">
      <p className="text-sm text-ink-soft">{caseKindText(i18n, kind)}</p>
      <Link
        href={paths.moderationCase(target_id, kind)}
        className="font-semibold wrap-anywhere after:absolute after:inset-0 after:rounded-card hover:underline"
      >
        <bdi className="line-clamp-2">{caseTitle(i18n, target)}</bdi>
      </Link>
      {poster !== null && (
        <p className="text-sm wrap-anywhere text-ink-soft">
          <bdi>{kind === "account" ? (poster.full_name ?? i18n._("account.no-name")) : poster.email}</bdi>
        </p>
      )}
    </li>
  );
}
