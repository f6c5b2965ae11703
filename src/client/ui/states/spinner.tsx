/** A spinner; the text beside it says what is loading. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-5 animate-spin rounded-full border-2 border-line border-t-brick motion-reduce:animate-none"
    />
  );
}
