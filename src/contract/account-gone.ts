/** Said instead of any other reason when the account of a session was deleted: only its own device can ask (T10). */
export const ACCOUNT_GONE = "The account no longer exists";
