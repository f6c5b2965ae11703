/** How this page was opened, as the browser measured it; undefined where it measures nothing. */
export function navigationTiming(): PerformanceNavigationTiming | undefined {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation;
}

/** Whether this page is the same one, loaded anew: by its user, by itself, or because its process had ended. */
export function wasReloaded(): boolean {
  return navigationTiming()?.type === "reload";
}
