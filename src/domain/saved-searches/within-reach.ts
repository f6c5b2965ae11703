import { minutesAround, type NearCriteria } from "../search/near-criteria.ts";

/**
 * The criteria of a saved search as they count: with a time beside a place. In a list a place without a time puts the nearest rooms
 * first; an alert has no order, and would tell of each new room of the country. So it tells of the rooms around the place, and
 * lists the same when it is opened.
 */
export function withinReach<Criteria extends NearCriteria>(criteria: Criteria): Criteria {
  if (criteria.near === undefined || criteria.within_minutes !== undefined) return criteria;
  return { ...criteria, within_minutes: minutesAround(criteria) };
}
