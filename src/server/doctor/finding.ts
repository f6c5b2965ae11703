/** What the doctor has found of one thing. */
export interface Finding {
  /** A problem keeps the site from working as promised; a warning is worth a look. */
  level: "ok" | "warning" | "problem";
  /** What it is about: 'database', 'mail'. */
  about: string;
  /** A sentence that says what is so, and where it is not well what to do. */
  says: string;
}

/** Looks at one thing, changes nothing that stays, and never throws. */
export type Check = () => Promise<Finding[]>;

/** The findings of one thing, where any error of the look itself is a problem. */
export function checkOf(about: string, look: (say: Say) => Promise<void>): Check {
  return async () => {
    const findings: Finding[] = [];
    const say: Say = (level, says) => findings.push({ level, about, says });
    await look(say).catch((error: unknown) => say("problem", reasonOf(error)));
    return findings;
  };
}

export type Say = (level: Finding["level"], says: string) => void;

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : "";
  return `${error.message}${cause}`;
}
