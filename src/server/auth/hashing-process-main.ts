import { hash, verify } from "@node-rs/argon2";
import { answerQuestions } from "../processes/answer-questions.ts";
import type { Asked } from "./hashing-process.ts";

// The process that hashes passwords, several at a time: hashing-process.ts says what it may do.
answerQuestions((asked: Asked) =>
  "verify" in asked ? verify(asked.verify, asked.password) : hash(asked.password, asked.cost),
);
