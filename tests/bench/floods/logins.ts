import { asker, type Question } from "../abuse/ask.ts";
import { askAgain } from "./ask-again.ts";
import type { Flood } from "./flood.ts";

const AT_ONCE = 200;

/** 200 logins at once, each with a password to be hashed (L8). */
export const logins: Flood = async (url) => {
  const { ask } = asker(url, "127.1.0.1");
  const askers = Array<typeof ask>(AT_ONCE).fill(ask);
  return (seconds) => askAgain(askers, seconds, logIn);
};

function logIn(index: number): Question {
  return {
    path: "/api/v1/login",
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: `nobody-${index}@example.org`, password: "not this one 1" }),
  };
}
