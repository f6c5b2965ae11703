/**
 * What a promise gives, or `otherwise` when that takes longer than so many milliseconds. Its own error is passed on until
 * then, and dropped afterwards.
 */
export async function within<Value, Otherwise>(
  milliseconds: number,
  wanted: Promise<Value>,
  otherwise: Otherwise,
): Promise<Value | Otherwise> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Otherwise>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), milliseconds);
  });
  return Promise.race([wanted, late]).finally(() => clearTimeout(timer));
}
