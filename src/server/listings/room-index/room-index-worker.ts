import { parentPort, workerData } from "node:worker_threads";
import { connect } from "../../db/connect.ts";
import { copyLiveRooms } from "./copy-live-rooms.ts";
import { roomAnswers, type RoomAnswers } from "./room-index-answers.ts";
import type { Question, RoomIndexInput, Said } from "./room-index-protocol.ts";
import { roomFactsBuilder } from "./room-facts.ts";
import { titleIndexBuilder } from "./title-index.ts";

// A thread of its own: reading and indexing a million rooms takes seconds, and a request must not wait for that.
const COPY_TIMEOUT_MS = 60_000;

const { databaseUrl, until } = workerData as RoomIndexInput;
const answers = await readRooms(databaseUrl, until);
parentPort?.on("message", (question: Question) => tell(replyTo(question, answers)));

async function readRooms(url: string, until: Date): Promise<RoomAnswers> {
  const database = connect(url, { maxConnections: 1, statementTimeoutMs: COPY_TIMEOUT_MS });
  const facts = roomFactsBuilder();
  const titles = titleIndexBuilder();
  const client = await database.pool.connect();
  await copyLiveRooms(client, until, facts.add, titles.add);
  client.release();
  await database.close();
  const rooms = facts.done();
  const index = titles.done();
  tell({ ready: { rooms: rooms.count } });
  return roomAnswers(rooms, index);
}

function replyTo(question: Question, answers: RoomAnswers): Said {
  try {
    return { number: question.number, answered: answerTo(question, answers) };
  } catch (error) {
    return { number: question.number, failed: String(error) };
  }
}

function answerTo(question: Question, answers: RoomAnswers): unknown {
  switch (question.name) {
    case "countRooms":
      return answers.countRooms(question.asked);
    case "findMatches":
      return answers.findMatches(question.asked);
  }
}

function tell(said: Said): void {
  parentPort?.postMessage(said);
}
