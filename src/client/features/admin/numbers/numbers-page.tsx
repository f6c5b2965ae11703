import { useLingui } from "@lingui/react";
import type { ReactNode } from "react";
import { cityLabel } from "#domain/cities.ts";
import { ANY_CITY, OTHER_CITY } from "#domain/search/unmet-search.ts";
import { LEAST_SHOWN, type Numbers } from "#contract/schemas/numbers.ts";
import { NotLoaded } from "../../../api/not-loaded.tsx";
import { useApiQuery } from "../../../api/use-api-query.ts";
import { currentLanguage } from "../../../platform/language/i18n.ts";
import { longDay } from "../../../platform/text/stay-text.ts";
import { SlowLoading } from "../../../session/slow-load.tsx";
import { AdminScreen } from "../../moderation/admin-screen.tsx";
import { useUpToDate } from "../../moderation/use-up-to-date.ts";
import { alertKindText, bandText } from "./number-words.ts";

/** `/admin/numbers`: what the site knows of itself. */
export function NumbersPage() {
  const { i18n } = useLingui();
  return (
    <AdminScreen title={i18n._("numbers.title")} text={i18n._("numbers.text")}>
      {() => <LoadedNumbers />}
    </AdminScreen>
  );
}

function LoadedNumbers() {
  const { i18n } = useLingui();
  const answered = useApiQuery("readNumbers", {});
  useUpToDate(answered);
  const { data, error, mutate } = answered;
  if (data === undefined) {
    if (error === undefined) return <SlowLoading />;
    return <NotLoaded title={i18n._("failure.title")} error={error} onRetry={() => void mutate()} />;
  }
  const numbers = data.data;
  return (
    <div className="grid gap-6">
      <p className="text-sm text-ink-soft">
        {i18n._("numbers.since", { day: longDay(i18n.locale, numbers.since_day) })}
      </p>
      <Totals numbers={numbers} />
      <People numbers={numbers} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Rooms numbers={numbers} />
        <Unmet numbers={numbers} />
        <Alerts numbers={numbers} />
      </div>
    </div>
  );
}

interface Props {
  numbers: Numbers;
}

function Totals({ numbers: { rooms, requests, matches, offers, reports } }: Props) {
  const { i18n } = useLingui();
  const open = rooms.reduce((sum, room) => sum + room.open, 0);
  const totals = [
    [i18n._("numbers.rooms"), open],
    [i18n._("numbers.requests"), requests],
    [i18n._("numbers.matches"), matches],
    [i18n._("numbers.offers"), offers.sent],
    [i18n._("numbers.offers.declined"), offers.declined],
    [i18n._("numbers.offers.muted"), offers.muted],
    [i18n._("numbers.reports"), reports.received],
    [i18n._("numbers.reports.decided"), reports.decided],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      {totals.map(([name, count]) => (
        <div key={name} className="rounded-card border border-line bg-card px-4 py-3">
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="figures text-2xl font-semibold">{count.toLocaleString(i18n.locale)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The table of how many people use the site, and for what; a note below it explains the figures. */
function People({ numbers: { people } }: Props) {
  const { i18n } = useLingui();
  return (
    <Figures
      title={i18n._("numbers.people")}
      names={[
        i18n._("numbers.people.days"),
        i18n._("numbers.people.sign-ups"),
        i18n._("numbers.people.active"),
        i18n._("numbers.people.contacts"),
      ]}
      rows={people.map(({ days, sign_ups, active, contacts }) => [daysText(days), sign_ups, active, contacts])}
    >
      {i18n._("numbers.people.note")}
    </Figures>
  );

  function daysText(days: number): string {
    return days === 1 ? i18n._("numbers.people.today") : i18n._("numbers.people.of-days", { days });
  }
}

function Rooms({ numbers: { rooms } }: Props) {
  const { i18n } = useLingui();
  return (
    <Figures
      title={i18n._("numbers.rooms.by-city")}
      names={[i18n._("numbers.city"), i18n._("numbers.open"), i18n._("numbers.confirmed")]}
      rows={rooms.map(({ city, open, confirmed }) => [placeText(city), open, confirmed])}
    />
  );

  function placeText(city: string): string {
    return city === OTHER_CITY ? i18n._("numbers.city.other") : cityLabel(city, currentLanguage());
  }
}

function Unmet({ numbers: { unmet, unmet_rare } }: Props) {
  const { i18n } = useLingui();
  return (
    <Figures
      title={i18n._("numbers.unmet")}
      names={[i18n._("numbers.city"), i18n._("numbers.band"), i18n._("numbers.searches")]}
      rows={unmet.map(({ city, band, count }) => [placeText(city), bandText(i18n, band), count])}
    >
      {i18n._("numbers.unmet.rare", { count: unmet_rare, least: LEAST_SHOWN })}
    </Figures>
  );

  function placeText(city: string): string {
    if (city === ANY_CITY) return i18n._("numbers.city.any");
    return city === OTHER_CITY ? i18n._("numbers.city.other") : cityLabel(city, currentLanguage());
  }
}

function Alerts({ numbers: { alerts } }: Props) {
  const { i18n } = useLingui();
  return (
    <Figures
      title={i18n._("numbers.alerts")}
      names={[i18n._("numbers.alerts.kind"), i18n._("numbers.alerts.sent"), i18n._("numbers.alerts.opened")]}
      rows={alerts.map(({ kind, sent, opened }) => [alertKindText(i18n, kind), sent, opened])}
    />
  );
}

interface FiguresProps {
  title: string;
  /** The headings of the columns. */
  names: readonly string[];
  /** Each begins with what it is about, which may take two columns. */
  rows: readonly (readonly [string, string | number, ...number[]])[];
  /** Below the table. */
  children?: ReactNode;
}

function Figures({ title, names, rows, children }: FiguresProps) {
  const { i18n } = useLingui();
  const isCount = (at: number) => typeof rows[0]?.[at] === "number";
  return (
    <section className="grid gap-2">
      <h2 className="text-lg font-semibold">{title}</h2>
      {rows.length === 0 ? (
        <p className="text-ink-soft">{i18n._("numbers.none")}</p>
      ) : (
        <table className="w-full rounded-card border border-line bg-card">
          <thead>
            <tr className="border-b border-line text-left text-sm text-ink-soft">
              {names.map((name, at) => (
                <th
                  key={name}
                  scope="col"
                  className={`px-2 py-2 font-normal wrap-normal sm:px-4 ${isCount(at) ? "text-right" : "whitespace-nowrap"}`}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="figures">
            {rows.map(([name, middle, ...counts]) => (
              <tr key={`${name} ${middle}`} className="border-b border-line last:border-0">
                <th scope="row" className="px-2 py-1.5 text-left font-normal wrap-normal sm:px-4">
                  {name}
                </th>
                <td className={`px-2 py-1.5 sm:px-4 ${isCount(1) ? "text-right" : ""}`}>{middle}</td>
                {counts.map((count, at) => (
                  <td key={names[at + 2]} className="px-2 py-1.5 text-right sm:px-4">
                    {count}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {children !== undefined && <p className="text-sm text-ink-soft">{children}</p>}
    </section>
  );
}
