/** The name of the lock that a form holds on the draft that is open in it. */
export function draftLockName(id: string): string {
  return `draft:${id}`;
}

/**
 * Does something to a draft while no form can have it open (D6): what stands in an open form is its writer's.
 * @returns Undefined, and nothing done, where one has it. Without the Web Locks API that is not known.
 */
export async function unlessOpen<T>(id: string, work: () => Promise<T>): Promise<T | undefined> {
  if (!("locks" in navigator)) return work();
  return navigator.locks.request(draftLockName(id), { ifAvailable: true }, (lock) =>
    lock === null ? Promise.resolve(undefined) : work(),
  );
}
