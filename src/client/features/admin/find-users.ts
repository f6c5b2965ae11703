import type { User } from "#domain/users/user.ts";

/** The users whose name or address contains every typed word, in any order and case. */
export function findUsers<Found extends Pick<User, "full_name" | "email">>(
  users: readonly Found[],
  typed: string,
): readonly Found[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return users;
  return users.filter(({ full_name, email }) => {
    const text = folded(`${full_name ?? ""} ${email}`);
    return words.every((word) => text.includes(word));
  });
}

function folded(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}
