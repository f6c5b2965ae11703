import { MINUTE_MS } from "#domain/durations.ts";

/** How long any call's answer may take once its request has come in: photos are read and made smaller in it. */
export const LONGEST_ANSWER_MS = MINUTE_MS;
