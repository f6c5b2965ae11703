import type { TestApp } from "../test-app.ts";

/** Whether the server takes an access token. */
export async function opens(server: Pick<TestApp, "post">, accessToken: string): Promise<boolean> {
  const answer = await server.post("/api/v1/login/test-token", undefined, { authorization: `Bearer ${accessToken}` });
  return answer.statusCode === 200;
}
