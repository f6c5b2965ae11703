import { useLingui } from "@lingui/react";
import { rentQuestion } from "#domain/listings/rent-question.ts";
import { pounds } from "../../platform/text/pounds.ts";
import { Button } from "../../ui/button.tsx";

interface Props {
  /** What the field holds. */
  typed: string;
  onConfirm: () => void;
  onInstead: (pounds: number) => void;
}

/** Asks whether a rent that is hardly meant is: '1.200', which is £1.20, or £5 a week. */
export function AskAboutRent({ typed, onConfirm, onInstead }: Props) {
  const { i18n } = useLingui();
  const question = rentQuestion(typed);
  if (question === null) return null;
  const { unit, instead } = question;
  const price = pounds(question.pounds);
  const isWeek = unit === "week";
  return (
    <div role="status" className="grid gap-2 text-sm">
      <p>{isWeek ? i18n._("rent-question.week", { price }) : i18n._("rent-question.month", { price })}</p>
      <div className="flex flex-wrap gap-2">
        {instead !== null && (
          <Button onClick={() => onInstead(instead)}>
            {i18n._("rent-question.instead", { price: pounds(instead) })}
          </Button>
        )}
        <Button look="quiet" onClick={onConfirm}>
          {isWeek ? i18n._("rent-question.yes-week", { price }) : i18n._("rent-question.yes-month", { price })}
        </Button>
      </div>
    </div>
  );
}
