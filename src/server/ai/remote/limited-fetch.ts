/** A service has answered more than any answer of ours can be. */
export class AnswerTooLarge extends Error {
  override readonly name = "AnswerTooLarge";
}

/**
 * A fetch that follows no redirect, which could lead into our own network, and reads no more than so many bytes of an
 * answer: what comes beyond is never taken in.
 */
export function limitedFetch(mostBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: "error" });
    if (response.body === null) return response;
    return new Response(response.body.pipeThrough(cutOff(mostBytes)), response);
  };
}

function cutOff(mostBytes: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > mostBytes) controller.error(new AnswerTooLarge(`More than ${mostBytes} bytes`));
      else controller.enqueue(chunk);
    },
  });
}
