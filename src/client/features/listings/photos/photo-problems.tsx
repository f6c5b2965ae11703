import { useLingui } from "@lingui/react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import type { Picking } from "./picking.ts";

/** What became of the last pick, where not all of it was added; files are named (PR-811, D5). */
export function PhotoProblems({ picking }: { picking: Picking }) {
  const { i18n } = useLingui();
  const { tooLarge, surplus, slots, unusable, unkept, unreachable } = picking.problems.value;
  return (
    <div className="grid gap-2 empty:hidden">
      {tooLarge.length > 0 && (
        <Problem tone="error" title={i18n._("photos.tooLarge.title")} names={tooLarge.map(({ name }) => name)}>
          <p>{i18n._("photos.tooLarge.text", { count: tooLarge.length })}</p>
          <Actions
            text={i18n._("photos.tooLarge.action")}
            onPress={() => void picking.shrinkAndAdd(tooLarge)}
            onLeaveOut={() => picking.leaveOut(tooLarge)}
          />
        </Problem>
      )}
      {surplus.length > 0 && (
        <Problem tone="warning" title={i18n._("photos.tooMany", { left: slots })} names={surplus}>
          <p>{i18n._("photos.tooMany.text", { count: surplus.length })}</p>
        </Problem>
      )}
      {unusable.length > 0 && (
        <Problem tone="error" title={i18n._("photos.unusable.title")} names={unusable}>
          <p>{i18n._("photos.unusable.text")}</p>
        </Problem>
      )}
      {unreachable.length > 0 && (
        <Problem tone="warning" title={i18n._("photos.unreachable.title")} names={unreachable.map(({ name }) => name)}>
          <p>{i18n._("photos.unreachable.text")}</p>
          <Actions
            text={i18n._("photos.tooLarge.action")}
            onPress={() => void picking.shrinkAndAdd(unreachable)}
            onLeaveOut={() => picking.leaveOut(unreachable)}
          />
        </Problem>
      )}
      {unkept.length > 0 && (
        <Problem tone="error" title={i18n._("photos.unkept.title")} names={unkept.map(({ name }) => name)}>
          <p>{i18n._("photos.unkept.text")}</p>
          <Actions
            text={i18n._("photos.retry")}
            onPress={() => void picking.add(unkept)}
            onLeaveOut={() => picking.leaveOut(unkept)}
          />
        </Problem>
      )}
    </div>
  );
}

const TONES = {
  error: "border-red text-red",
  warning: "border-amber bg-amber-tint text-amber",
} as const;

interface ProblemProps {
  tone: keyof typeof TONES;
  title: string;
  names?: readonly string[];
  children?: ReactNode;
}

function Problem({ tone, title, names, children }: ProblemProps) {
  return (
    <div role="alert" className={`grid gap-1 rounded-control border px-4 py-3 ${TONES[tone]}`}>
      <p className="font-semibold">{title}</p>
      {names && (
        <ul className="list-inside list-disc text-sm text-ink">
          {names.map((name, index) => (
            // Two files may have one name.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className="break-all">
              {name}
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}

interface ActionsProps {
  text: string;
  onPress: () => void;
  onLeaveOut: () => void;
}

function Actions({ text, onPress, onLeaveOut }: ActionsProps) {
  const { i18n } = useLingui();
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      <Button onClick={onPress}>{text}</Button>
      <Button look="plain" onClick={onLeaveOut}>
        {i18n._("photos.leave-out")}
      </Button>
    </div>
  );
}
