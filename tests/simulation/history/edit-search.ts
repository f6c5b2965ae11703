import type { SeededRandom } from "../../support/seeded-random.ts";
import type { SearchContent, SearchNews } from "#offline/documents/row.ts";
import { ALERT_TIMES } from "#domain/notifications/notification.ts";

type Edit = (content: SearchContent) => SearchContent;

/** Something that a person may do with what they see of a saved search. @param by A number that no other edit has. */
export function editSearch({ pick, chance }: SeededRandom, by: number): Edit {
  const what = pick(["name", "name", "criteria", "alert", "by_push", "by_mail"] as const);
  const [alert, is] = [pick(ALERT_TIMES), chance(0.5)];
  const changes: Partial<SearchContent> = {
    name: { name: `s${by}` },
    criteria: { criteria: criteria(by) },
    alert: { alert },
    by_push: { by_push: is },
    by_mail: { by_mail: is },
  }[what];
  return (content) => ({ ...content, ...changes });
}

/** A search that is new gets what it looks for; one that is brought back has it. */
export function filledSearch(by: number, now: string): Edit {
  return (content) =>
    content.name === "" ? { ...content, name: `s${by}`, criteria: criteria(by), seen_at: now } : content;
}

/** What stands beside a new one. */
export function searchNews(now: string): SearchNews {
  return { createdAt: now, newCount: 0, newSince: now, newInAll: 0 };
}

/** Its owner looks at what it finds. */
export function lookedAt(now: string): Edit {
  return (content) => (now > content.seen_at ? { ...content, seen_at: now } : content);
}

function criteria(by: number): SearchContent["criteria"] {
  return { mode: "filter", city: "Leeds", high_price: 1000 + by };
}
