/** The site that tests run. */
export const SECRET_KEY = "a secret of tests, long enough to sign with";
export const SECRET_KEYS = [SECRET_KEY] as const;

/** The origin in mailed links. */
export const SITE_URL = "https://qiying.example";
