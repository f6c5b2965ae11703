/** Makes a queue in which one piece of work begins when the one before has ended, however that ended. @returns Adds work to it. */
export function oneAfterAnother(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  // oxlint-disable-next-line qiying/remembered-promises -- The next one begins however it ended.
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next;
    return next;
  };
}
