import { CardGrid } from "../card-grid.tsx";

/** Placeholders in the shape of cards. */
export function CardSkeletons({ count }: { count: number }) {
  return (
    <div aria-hidden="true">
      <CardGrid>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className="overflow-hidden rounded-card border border-line bg-card">
            <div className="aspect-4/3 animate-pulse bg-brick-tint motion-reduce:animate-none" />
            <div className="grid gap-2 p-3">
              <div className="h-6 w-2/3 rounded-control bg-brick-tint" />
              <div className="h-4 rounded-control bg-paper" />
              <div className="h-4 w-5/6 rounded-control bg-paper" />
              <div className="h-24 rounded-control bg-paper" />
            </div>
          </div>
        ))}
      </CardGrid>
    </div>
  );
}
