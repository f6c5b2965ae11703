import { useLingui } from "@lingui/react";
import { useState } from "react";
import type { ViewingState } from "#domain/viewings/viewing.ts";
import type { SavedViewing } from "#offline/viewings/saved-viewing.ts";
import { serverNow } from "../../../platform/clock/server-clock.ts";
import { londonWallTime } from "#domain/london-time.ts";
import { STATE_NAMES } from "../state-text.ts";
import { byAppointment, nextAppointment } from "./by-appointment.ts";
import { CompareBar, MOST_COMPARED } from "./compare-bar.tsx";
import { NextAppointment } from "./next-appointment.tsx";
import { ViewingRow } from "./viewing-row.tsx";

/** What is coming up first, what was ruled out last. */
const ORDER: readonly ViewingState[] = ["taken", "viewing", "contacted", "to-contact", "rejected"];

/** The saved rooms by state; up to four can be ticked to be compared. */
export function Shortlist({ viewings }: { viewings: readonly SavedViewing[] }) {
  const { i18n } = useLingui();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const now = londonWallTime(new Date(serverNow()));
  const next = nextAppointment(viewings, now);
  // One that another tab has removed is not compared.
  const chosen = ticked.filter((id) => viewings.some((viewing) => viewing.id === id));
  const tick = (id: string, isTicked: boolean) =>
    setTicked(isTicked ? [...chosen, id] : chosen.filter((each) => each !== id));
  return (
    <>
      {next !== undefined && <NextAppointment viewing={next.viewing} appointment={next.appointment} />}
      {ORDER.map((state) => {
        const rows = viewings.filter(({ content }) => content.state === state).toSorted(byAppointment);
        return (
          rows.length > 0 && (
            <section key={state} className="grid grid-cols-1 gap-2" aria-labelledby={`state-${state}`}>
              <h2 id={`state-${state}`} className="flex items-baseline gap-2 text-lg font-semibold">
                {i18n._(STATE_NAMES[state])}
                <span className="figures text-base font-normal text-ink-soft">{rows.length}</span>
              </h2>
              <ul className="grid grid-cols-1 gap-2">
                {rows.map((viewing) => (
                  <ViewingRow
                    key={viewing.id}
                    viewing={viewing}
                    isTicked={chosen.includes(viewing.id)}
                    isFull={chosen.length >= MOST_COMPARED}
                    onTick={(isTicked) => tick(viewing.id, isTicked)}
                  />
                ))}
              </ul>
            </section>
          )
        );
      })}
      {viewings.length > 1 && <CompareBar ids={chosen} onClear={() => setTicked([])} />}
    </>
  );
}
