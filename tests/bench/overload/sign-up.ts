const JSON_BODY = { "content-type": "application/json" };

/** Makes an account and logs it in. @returns The headers of its calls. */
export async function signUp(url: string, email = "rush@example.org"): Promise<{ authorization: string }> {
  const password = "a quiet room 42";
  const post = (path: string, body: object) =>
    fetch(`${url}/api/v1/${path}`, { method: "POST", headers: JSON_BODY, body: JSON.stringify(body) });
  await post("users/open", { email, password, full_name: "Li Lei" });
  const answer = await post("login", { username: email, password });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return { authorization: `Bearer ${token}` };
}
