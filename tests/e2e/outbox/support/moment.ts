import type { Front } from "../../offline/support/front.ts";
import type { Fault } from "../../offline/support/request-faults.ts";

interface Moment {
  /** Method and address; or what they match. */
  which: string | RegExp;
  nth: number;
  fault: Fault;
}

/** Lets a fault happen to the n-th request of a kind. @returns When that request has come. */
export function when(front: Front, { which, nth, fault }: Moment): Promise<void> {
  const come = Promise.withResolvers<void>();
  const before = front.fault;
  let count = 0;
  front.fault = (request) => {
    const asked = `${request.method} ${request.url}`;
    if (typeof which === "string" ? asked !== which : !which.test(asked)) return before?.(request) ?? null;
    count += 1;
    if (count !== nth) return null;
    // A lost answer is lost once the server has it.
    setTimeout(come.resolve, fault.kind === "lose-answer" ? 300 : 0);
    return fault;
  };
  return come.promise;
}
