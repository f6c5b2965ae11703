import { useLingui } from "@lingui/react";
import { useId } from "react";
import { VIEWING_STATES, type ViewingState } from "#domain/viewings/viewing.ts";
import type { SavedViewing } from "#offline/viewings/saved-viewing.ts";
import { lazyScreen } from "../../../platform/language/lazy-screen.ts";
import { useToday } from "../../../platform/clock/use-today.ts";
import { LazyBoundary } from "../../../ui/lazy-boundary.tsx";
import { appointmentText } from "../appointment-text.ts";
import { STATE_NAMES } from "../state-text.ts";
import { AppointmentField } from "./appointment-field.tsx";
import { Section } from "./section.tsx";
import type { Edit } from "./use-edits.ts";

const CalendarButtons = lazyScreen(async () => (await import("../ics/calendar-buttons.tsx")).CalendarButtons);

interface Props {
  viewing: SavedViewing;
  edit: Edit;
}

/** How far one is with the room, and when it is to be looked at. */
export function AppointmentSection({ viewing, edit }: Props) {
  const { i18n } = useLingui();
  const today = useToday();
  const { state, appointment } = viewing.content;
  return (
    <Section
      id="plan"
      title={i18n._("viewings.plan")}
      beside={
        appointment !== null && (
          <span className="figures font-semibold text-brick">{appointmentText(i18n.locale, appointment, today)}</span>
        )
      }
    >
      <StatePicker
        state={state}
        onChoose={(chosen) => void edit((content) => ({ ...content, state: chosen })).catch(() => undefined)}
      />
      <AppointmentField appointment={appointment} edit={edit} />
      {appointment !== null && (
        <LazyBoundary meanwhile={<div className="min-h-11" />}>
          <CalendarButtons listing={viewing.listing} appointment={appointment} />
        </LazyBoundary>
      )}
    </Section>
  );
}

function StatePicker({ state, onChoose }: { state: ViewingState; onChoose: (state: ViewingState) => void }) {
  const { i18n } = useLingui();
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{i18n._("viewings.state")}</legend>
      <div className="flex flex-wrap gap-2">
        {VIEWING_STATES.map((each) => (
          <label
            key={each}
            className="touch flex cursor-pointer items-center rounded-full border border-line-strong bg-card px-4 has-checked:border-brick has-checked:bg-brick-tint has-checked:font-semibold has-checked:text-brick-deep has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky"
          >
            <input
              type="radio"
              name={name}
              value={each}
              checked={each === state}
              onChange={() => onChoose(each)}
              className="sr-only"
            />
            {i18n._(STATE_NAMES[each])}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
