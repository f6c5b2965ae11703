import type { SeededRandom } from "../../support/seeded-random.ts";
import { ALERT_TIMES, SET_KINDS, type NotificationSettings } from "#domain/notifications/notification.ts";

const DAY_MINUTES = 1440;

/** Something that a person may do with the settings that they see. @param by A number that no other edit has. */
export function editSettings({ pick, chance }: SeededRandom, by: number) {
  const what = pick(["quiet_from", "quiet_until", "saved_searches", ...SET_KINDS] as const);
  const [alert, by_push, by_mail] = [pick(ALERT_TIMES), chance(0.5), chance(0.5)];
  const isTime = what === "quiet_from" || what === "quiet_until";
  const value = isTime ? wallTime(by) : what === "saved_searches" ? by_push : { alert, by_push, by_mail };
  return (content: NotificationSettings): NotificationSettings => ({ ...content, [what]: value });
}

function wallTime(by: number): string {
  const minute = by % DAY_MINUTES;
  const digits = (number: number) => String(number).padStart(2, "0");
  return `${digits(Math.floor(minute / 60))}:${digits(minute % 60)}`;
}
