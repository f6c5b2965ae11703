import { useLingui } from "@lingui/react";
import { useEffect, useRef } from "react";
import { isWallTime, type ViewingContent } from "#domain/viewings/viewing.ts";
import { useToday } from "../../../platform/clock/use-today.ts";
import { FormField } from "../../../ui/form/form-field.tsx";
import type { Edit } from "./use-edits.ts";

/** How many years around this one a viewing may be: while a year is being typed it passes through the first century. */
const YEARS_AROUND = 2;

/** The time of the viewing. The browser reports the value only when it is complete. */
export function AppointmentField({ appointment, edit }: { appointment: string | null; edit: Edit }) {
  const { i18n } = useLingui();
  const today = useToday();
  const field = useRef<HTMLInputElement>(null);
  // Another tab or device may change it; input in progress is kept.
  useEffect(() => {
    const input = field.current;
    if (input !== null && document.activeElement !== input) input.value = appointment ?? "";
  }, [appointment]);
  const change = (input: HTMLInputElement) => {
    const next = readAppointment(input, today);
    if (next !== undefined) void edit((content) => withAppointment(content, next)).catch(() => undefined);
  };
  return (
    <FormField label={i18n._("viewings.appointment")} help={i18n._("viewings.appointment.help")}>
      {(control) => (
        <input
          {...control}
          ref={field}
          type="datetime-local"
          defaultValue={appointment ?? ""}
          onChange={({ target }) => change(target)}
          className="field figures"
        />
      )}
    </FormField>
  );
}

/** The wall time in the field, null when it is empty; undefined while it is none yet. */
function readAppointment({ value, validity }: HTMLInputElement, today: string): string | null | undefined {
  if (validity.badInput) return undefined;
  if (value === "") return null;
  const minute = value.slice(0, "2026-11-30T14:00".length);
  const years = Math.abs(Number(minute.slice(0, 4)) - Number(today.slice(0, 4)));
  return isWallTime(minute) && years <= YEARS_AROUND ? minute : undefined;
}

// An appointment implies contact with the owner; a room that was ruled out or taken keeps its state.
function withAppointment(content: ViewingContent, appointment: string | null): ViewingContent {
  const isOnTheWay = content.state === "to-contact" || content.state === "contacted";
  return { ...content, appointment, state: appointment !== null && isOnTheWay ? "viewing" : content.state };
}
