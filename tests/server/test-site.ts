/** The site that tests run. */
export const SECRET_KEY = "a secret of tests, long enough to sign with";

/** The origin in mailed links. */
export const SITE_URL = "https://qiying.example";
