import { hash, verify } from "@node-rs/argon2";
import { answerQuestions } from "../processes/answer-questions.ts";
import type { HashCost } from "./passwords.ts";

/** Asks for the hash of a password, or whether a hash is of it. */
export type HashingQuestion = { password: string; cost: HashCost } | { password: string; verify: string };

// The process that hashes passwords, several at a time: hashing-process.ts says what it may do.
answerQuestions((asked: HashingQuestion) =>
  "verify" in asked ? verify(asked.verify, asked.password) : hash(asked.password, asked.cost),
);
