/** How a limit on calls refuses. The other 429 says that something is used up, and until when. */
export const TOO_MANY_ATTEMPTS = "Too many attempts. Please try again later.";
