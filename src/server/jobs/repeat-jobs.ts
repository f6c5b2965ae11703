import { told } from "../occurrences.ts";

/** A piece of work that the server does by itself, again and again. */
export interface Job {
  /** As metrics and the log call it. */
  name: string;
  /** Does what there is to do. What takes long ends soon once that is asked for. */
  run: (isStopping: () => boolean) => Promise<unknown>;
}

/** Jobs that are done one after the other, and when. */
export interface Round {
  jobs: readonly Job[];
  /** Milliseconds from the end of a round to the next. */
  everyMs: number;
  /** Whether it is this process's turn: another may have done it for all. Always, unless told. */
  takeTurn?: (everyMs: number) => Promise<boolean>;
  /** Looks for work so often that it is neither counted nor traced, and that of failures in a row only the first is logged. */
  isPoll?: boolean;
}

/**
 * Does the jobs of a round now and every so often, until stopped. One that fails is logged, the others go on, and the next round
 * tries it again. It keeps no process alive.
 * @returns Stopping waits for the job that is under way.
 */
export function repeatJobs(
  { jobs, everyMs, takeTurn = async () => true, isPoll = false }: Round,
  log: { warn(fields: object, line: string): void },
): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let hasFailed = false;
  const isStopping = () => isStopped;
  let round = doRound();
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
      return round;
    },
  };

  async function doRound(): Promise<void> {
    // Without the database there are no turns, and nothing to be done either.
    const isOurTurn = await takeTurn(everyMs).catch(() => false);
    for (const job of isOurTurn ? jobs : []) {
      if (isStopped) return;
      await doJob(job);
    }
    if (isStopped) return;
    timer = setTimeout(() => (round = doRound()), everyMs);
    timer.unref();
  }

  async function doJob({ name, run }: Job): Promise<void> {
    try {
      await (isPoll ? run(isStopping) : told("job", { name }, () => run(isStopping)));
      hasFailed = false;
    } catch (error) {
      if (!isPoll || !hasFailed) log.warn({ err: error, job: name }, "a job has failed, and is tried again");
      hasFailed = true;
    }
  }
}
