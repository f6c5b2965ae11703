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

/** The same with a queue for each key: work under another key does not wait. */
export function oneAfterAnotherByKey(): <Result>(key: string, work: () => Promise<Result>) => Promise<Result> {
  const queues = new Map<string, { add: ReturnType<typeof oneAfterAnother>; waiting: number }>();
  return async (key, work) => {
    const queue = queues.get(key) ?? { add: oneAfterAnother(), waiting: 0 };
    queues.set(key, queue);
    queue.waiting += 1;
    try {
      return await queue.add(work);
    } finally {
      queue.waiting -= 1;
      if (queue.waiting === 0) queues.delete(key);
    }
  };
}
