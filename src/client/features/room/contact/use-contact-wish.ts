import { useEffect, useState } from "react";
import { ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../../api/credentials/session.ts";
import { agreementRecord } from "../../../session/agreement-record.ts";
import { takeContactWish } from "../../../session/contact-wish.ts";
import { showContact } from "./show-contact.ts";
import type { Contact } from "./use-contact.ts";

/**
 * The contact that a visitor has logged in for opens by itself, and is brought into view as soon as it is there and the
 * agreement no longer lies over it.
 * @param id Of the room.
 * @param isRisky Whether its reader confirms first that they have read its signs: then it is brought into view, and stays closed.
 *   Undefined while that is not known.
 */
export function useContactWish(
  id: string,
  { lines, isClosed, attempt, open }: Contact,
  isRisky: boolean | undefined,
): void {
  const [isAwaited, setAwaited] = useState(false);
  const owner = ownerOf(accessToken.value);
  const isKnown = accessToken.value !== null && isRisky !== undefined && (isClosed || lines !== null);
  useEffect(() => {
    if (!isKnown || !takeContactWish(id)) return;
    setAwaited(true);
    if (isClosed && !isRisky) void open();
    // `open` is a new function at each render, with the same behaviour.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isKnown, isClosed, isRisky, id]);
  const isOpenOrRefused = lines !== null || isRisky === true || attempt?.name === "failed";
  const isInSight = agreementRecord.value?.userId === owner;
  const isToShow = isAwaited && isOpenOrRefused && isInSight;
  useEffect(() => {
    if (!isToShow) return undefined;
    // The agreement's dialog gives the focus back when it closes: after that.
    const timer = setTimeout(() => {
      setAwaited(false);
      showContact("instant");
    });
    return () => clearTimeout(timer);
  }, [isToShow]);
}
