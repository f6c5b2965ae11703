/** As high as the panel of strong signs is, whatever they are: they come later than the room, and then move nothing. */
export const STRONG_HEIGHT = "h-72";

/** The place of that panel until it is there. */
export function StrongPlace() {
  return <div className={`rounded-card border border-amber/40 bg-amber-tint ${STRONG_HEIGHT}`} />;
}
