interface Asking<Key, Answer> {
  key: Key;
  answer: (answer: Answer) => void;
  fail: (error: unknown) => void;
}

/**
 * Makes one question of all that are asked in one round of the event loop: on a busy server many calls come in each, and a question
 * for each of them would cost more than all else about it. Whoever asks later is asked for anew, so that no answer is older than
 * its question.
 * @param askAll Answers keys, in their order. Where it throws, all who asked with it are told.
 */
export function askedTogether<Key, Answer>(
  askAll: (keys: readonly Key[]) => Promise<readonly Answer[]>,
): (key: Key) => Promise<Answer> {
  let asking: Asking<Key, Answer>[] = [];

  return (key) =>
    new Promise((answer, fail) => {
      asking.push({ key, answer, fail });
      if (asking.length === 1) setImmediate(() => void ask());
    });

  async function ask(): Promise<void> {
    const asked = asking;
    asking = [];
    try {
      const answers = await askAll(asked.map(({ key }) => key));
      for (const [index, { answer }] of asked.entries()) answer(answers[index]!);
    } catch (error) {
      for (const { fail } of asked) fail(error);
    }
  }
}
