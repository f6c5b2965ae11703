import { CardGrid } from "../card-grid.tsx";

/** Placeholders in the shape of cards. */
export function CardSkeletons({ count }: { count: number }) {
  return (
    <div aria-hidden="true">
      <CardGrid>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className="overflow-hidden">
            <div className="aspect-3/2 animate-pulse rounded-card bg-brick-tint motion-reduce:animate-none" />
            <div className="grid gap-2 py-2">
              <div className="h-6 w-2/3 rounded-control bg-brick-tint" />
              <div className="h-4 rounded-control bg-line" />
              <div className="h-4 w-5/6 rounded-control bg-line" />
              <div className="h-16 rounded-control bg-line" />
            </div>
          </div>
        ))}
      </CardGrid>
    </div>
  );
}
