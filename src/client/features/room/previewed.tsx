import type { ReactNode } from "react";

/** A photo with its preview under it, which is seen until the photo has come. */
export function Previewed({ preview, children }: { preview: string | undefined; children: ReactNode }) {
  if (preview === undefined) return children;
  return (
    <div className="relative *:last:relative *:last:bg-transparent">
      <img src={preview} alt="" className="absolute inset-0 h-full w-full object-cover" />
      {children}
    </div>
  );
}
