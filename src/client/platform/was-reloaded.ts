/** Whether this page is the same one, loaded anew: by its user, by itself, or because its process had ended. */
export function wasReloaded(): boolean {
  const [opened] = performance.getEntriesByType("navigation");
  return (opened as PerformanceNavigationTiming | undefined)?.type === "reload";
}
