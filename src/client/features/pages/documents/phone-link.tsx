/** A number that a phone dials with one tap. @param number As it is read: '0300 123 2040', '+86 10 12308'. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a
      href={`tel:${number.replaceAll(" ", "")}`}
      className="figures touch inline-flex items-center text-lg font-semibold whitespace-nowrap text-sky underline"
    >
      {number}
    </a>
  );
}
