import { expect, test } from "vitest";
import { emptyViewing, type ViewingContent } from "../../../../src/domain/viewings/viewing.ts";
import type { SavedViewing } from "../../../../src/offline/viewings/saved-viewing.ts";
import { byAppointment, nextAppointment } from "../../../../src/client/features/viewings/shortlist/by-appointment.ts";
import { appointmentText } from "../../../../src/client/features/viewings/appointment-text.ts";

function viewing(id: string, content: Partial<ViewingContent>): SavedViewing {
  return { id, content: { ...emptyViewing, ...content } } as SavedViewing;
}

const booked = (id: string, appointment: string) => viewing(id, { state: "viewing", appointment });

test("the next viewing is the earliest that is not over", () => {
  const all = [
    booked("late", "2026-12-02T09:00"),
    booked("soon", "2026-12-01T14:00"),
    booked("over", "2026-11-30T09:00"),
  ];
  expect(nextAppointment(all, "2026-12-01T08:00")?.viewing.id).toBe("soon");
});

test("a viewing that began within the hour is still the next one", () => {
  const all = [booked("now", "2026-12-01T00:00"), booked("later", "2026-12-02T14:00")];
  expect(nextAppointment(all, "2026-12-01T00:59")?.viewing.id).toBe("now");
  expect(nextAppointment(all, "2026-12-01T01:01")?.viewing.id).toBe("later");
});

test("a room that was ruled out has no next viewing", () => {
  expect(
    nextAppointment([viewing("a", { state: "rejected", appointment: "2026-12-01T14:00" })], "2026-11-30T10:00"),
  ).toBeUndefined();
});

test("rows go by their appointments, those without one last and as they were", () => {
  const rows = [viewing("x", {}), booked("b", "2026-12-02T09:00"), viewing("y", {}), booked("a", "2026-12-01T09:00")];
  expect(rows.toSorted(byAppointment).map(({ id }) => id)).toEqual(["a", "b", "x", "y"]);
});

test.each([
  ["zh", "2026-11-30T14:00", "今天 14:00"],
  ["zh", "2026-12-01T09:05", "明天 09:05"],
  ["en", "2026-12-01T09:05", "tomorrow 09:05"],
  ["en", "2026-12-04T14:00", "Fri 4 Dec 14:00"],
  ["en", "2027-01-05T14:00", "Tue, 5 Jan 2027 14:00"],
  ["zh", "2026-12-04T14:00", "12月4日周五 14:00"],
  ["zh", "2026-11-29T14:00", "11月29日周日 14:00"],
])("in %s, %s is told on 30 November as %s", (locale, appointment, text) => {
  expect(appointmentText(locale, appointment, "2026-11-30")).toBe(text);
});
