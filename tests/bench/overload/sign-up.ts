const JSON_BODY = { "content-type": "application/json" };

const PASSWORD = "a quiet room 42";
const EMAIL = "rush@example.org";

/** Makes an account and logs it in. @returns The headers of its calls. */
export async function signUp(url: string, email = EMAIL): Promise<{ authorization: string }> {
  const account = { email, password: PASSWORD, full_name: "Li Lei" };
  await fetch(`${url}/api/v1/users/open`, { method: "POST", headers: JSON_BODY, body: JSON.stringify(account) });
  const answer = await fetch(`${url}/api/v1/login`, login(email));
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return { authorization: `Bearer ${token}` };
}

/** The request by which an account made by `signUp` logs in. */
export function login(email = EMAIL): RequestInit {
  return { method: "POST", headers: JSON_BODY, body: JSON.stringify({ username: email, password: PASSWORD }) };
}
