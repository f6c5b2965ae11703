import { beforeEach, expect, test } from "vitest";
import {
  agreementRecord,
  clearAgreementRecord,
  keepChoices,
  saveAgreementRecord,
  parseRecord,
  type AgreementRecord,
} from "../../../src/client/session/agreement-record.ts";

const GOOD: AgreementRecord = {
  userId: "0198c0de-0000-7000-8000-00000000000a",
  acceptedAt: "2026-11-21T06:00:00.000Z",
  receiveUpdates: false,
  allowDataForTraining: true,
  agreementVersion: "1.0",
  language: "zh",
  sent: false,
};

beforeEach(() => clearAgreementRecord());

test("what was accepted is read back as it was kept, under the key user_agreement (A-24)", () => {
  saveAgreementRecord(GOOD);
  expect(agreementRecord.value).toEqual(GOOD);
  expect(parseRecord(localStorage.getItem("user_agreement"))).toEqual(GOOD);
  clearAgreementRecord();
  expect(agreementRecord.value).toBeNull();
  expect(localStorage.getItem("user_agreement")).toBeNull();
});

test("a record without the language it was read in is one of ours all the same", () => {
  const { language: _, ...older } = GOOD;
  expect(parseRecord(JSON.stringify(older))).toEqual(older);
});

test.each([
  null,
  "",
  "{",
  "null",
  "1",
  '"1.0"',
  "[]",
  "{}",
  JSON.stringify([GOOD]),
  ...(["userId", "acceptedAt", "receiveUpdates", "allowDataForTraining", "agreementVersion", "sent"] as const).flatMap(
    (field) => [
      JSON.stringify({ ...GOOD, [field]: undefined }),
      JSON.stringify({ ...GOOD, [field]: null }),
      JSON.stringify({ ...GOOD, [field]: { toString: "1.0" } }),
    ],
  ),
  JSON.stringify({ ...GOOD, agreementVersion: "0.9" }),
  JSON.stringify({ ...GOOD, acceptedAt: "yesterday" }),
  JSON.stringify({ ...GOOD, receiveUpdates: "yes" }),
  JSON.stringify({ ...GOOD, language: "__proto__" }),
])("B-04, B-05: %s counts as never accepted", (text) => {
  expect(parseRecord(text)).toBeNull();
});

test("choices that are made later replace those that are still to be sent, of the same user alone", () => {
  saveAgreementRecord(GOOD);
  keepChoices("somebody else", { receiveUpdates: true, allowDataForTraining: false });
  expect(agreementRecord.value).toEqual(GOOD);
  keepChoices(GOOD.userId, { receiveUpdates: true, allowDataForTraining: false });
  expect(agreementRecord.value).toEqual({ ...GOOD, receiveUpdates: true, allowDataForTraining: false, untouched: [] });
});
