import { useEffect, useState } from "react";

/** The lease of a sender that has crashed ends without any change of the store. */
const TOLD_EVERY_MS = 5000;

/** The phone's time, epoch milliseconds, told every few seconds: for states that depend on a sender's lease (S20). */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TOLD_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
