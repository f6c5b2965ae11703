/** How long any call's answer may take once its request has come in: photos are read and made smaller in it. */
export const LONGEST_ANSWER_MS = 60_000;
