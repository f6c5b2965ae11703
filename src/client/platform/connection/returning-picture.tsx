import { useState, type ImgHTMLAttributes, type ReactElement } from "react";
import { reportUnreachable } from "./connection.ts";
import { useBackOnline } from "./use-back-online.ts";

type Props = ImgHTMLAttributes<HTMLImageElement> & {
  src: string;
  alt: string;
  /** In its place while it cannot be had; without it the browser shows what it shows. */
  instead?: ReactElement | undefined;
};

/** A picture of the server: where it could not be fetched, it is fetched again when the server is back (W6). */
export function ReturningPicture(props: Props) {
  // A picture with another address has not failed.
  return <Picture key={props.src} {...props} />;
}

function Picture({ alt, instead, ...props }: Props) {
  const [round, setRound] = useState(0);
  const [isLost, setIsLost] = useState(false);
  useBackOnline(() => {
    if (!isLost) return;
    setIsLost(false);
    setRound(round + 1);
  });
  function onError() {
    setIsLost(true);
    // The network may be there, and nothing else have been lost. Only once: the server may not have the picture.
    if (round === 0 && !props.src.startsWith("blob:")) reportUnreachable();
  }
  if (isLost && instead !== undefined) return instead;
  // A new element: one that has failed does not try again.
  return <img key={round} alt={alt} {...props} onError={onError} />;
}
