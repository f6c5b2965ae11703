import { SlowLoad } from "../../../session/slow-load.tsx";
import { CardSkeletons } from "../../../ui/states/card-skeletons.tsx";

/** What stands in the place of rooms until the first of them are there. */
export function Searching() {
  return (
    <>
      <SlowLoad />
      <CardSkeletons count={8} />
    </>
  );
}
