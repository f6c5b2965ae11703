import { useLingui } from "@lingui/react";
import { MessageSquarePlus } from "lucide";
import { useId, useState } from "react";
import { CHECK_ANSWERS, type Check, type CheckAnswer, type CheckId } from "#domain/viewings/viewing.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { Edit } from "../detail/use-edits.ts";
import { ANSWER_LOOKS } from "./answer-looks.ts";
import { CheckNote } from "./check-note.tsx";
import { ANSWERS, LAW, QUESTIONS } from "./check-texts.ts";
import { withAnswer } from "./with-check.ts";

interface Props {
  id: CheckId;
  /** Undefined until it has an answer or a note. */
  check: Check | undefined;
  edit: Edit;
}

/** One question with three answers and a note. Pressing the selected answer again clears it. */
export function CheckItem({ id, check, edit }: Props) {
  const { i18n } = useLingui();
  const labelId = useId();
  const [isNoting, setNoting] = useState(false);
  const law = LAW[id];
  const answer = check?.answer ?? null;
  const give = (given: CheckAnswer) =>
    edit((content) => withAnswer(content, id, given === answer ? null : given)).catch(() => undefined);
  const hasNote = isNoting || (check?.note ?? "") !== "";
  return (
    <li className="grid grid-cols-1 gap-2 py-3">
      <div className="flex items-start justify-between gap-1">
        <div>
          <p id={labelId} className="text-pretty">
            {i18n._(QUESTIONS[id])}
          </p>
          {law !== undefined && <p className="text-sm text-pretty text-sky">{i18n._(law)}</p>}
        </div>
        {!hasNote && (
          <button
            type="button"
            aria-label={i18n._("viewings.check.add-note")}
            aria-describedby={labelId}
            onClick={() => setNoting(true)}
            className="touch -mt-2 -mr-3 grid shrink-0 place-items-center rounded-control text-sky hover:bg-paper"
          >
            <Icon of={MessageSquarePlus} />
          </button>
        )}
      </div>
      <div role="group" aria-labelledby={labelId} className="flex gap-2">
        {CHECK_ANSWERS.map((each) => (
          <AnswerButton key={each} answer={each} isGiven={each === answer} onPress={() => void give(each)} />
        ))}
      </div>
      {hasNote && <CheckNote id={id} labelId={labelId} stored={check?.note ?? ""} edit={edit} isNew={isNoting} />}
    </li>
  );
}

interface ButtonProps {
  answer: CheckAnswer;
  isGiven: boolean;
  onPress: () => void;
}

function AnswerButton({ answer, isGiven, onPress }: ButtonProps) {
  const { i18n } = useLingui();
  const { icon, given } = ANSWER_LOOKS[answer];
  return (
    <button
      type="button"
      aria-pressed={isGiven}
      onClick={onPress}
      className={`touch flex grow basis-0 items-center justify-center gap-1.5 rounded-control border px-1 whitespace-nowrap ${isGiven ? `font-semibold ${given}` : "border-line-strong bg-card hover:bg-paper"}`}
    >
      <Icon of={icon} size={18} />
      {i18n._(ANSWERS[answer])}
    </button>
  );
}
