import { Check, CircleQuestionMark, X, type IconNode } from "lucide";
import type { CheckAnswer } from "#domain/viewings/viewing.ts";

/** How an answer looks once it is given: never by colour alone. */
export const ANSWER_LOOKS: Record<CheckAnswer, { icon: IconNode; given: string; text: string }> = {
  good: { icon: Check, given: "border-moss bg-moss-tint text-moss", text: "text-moss" },
  bad: { icon: X, given: "border-red bg-brick-tint text-red", text: "text-red" },
  unsure: { icon: CircleQuestionMark, given: "border-amber bg-amber-tint text-amber", text: "text-amber" },
};
