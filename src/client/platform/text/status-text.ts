import type { I18n } from "@lingui/core";

/** The part of an API error that its text needs. */
interface Refusal {
  status: number;
  message: string;
}

/** The generic status texts (PR-801); any other status is shown with its code and detail. */
export function statusText(i18n: I18n, { status, message }: Refusal): string {
  switch (status) {
    case 400:
      return i18n._("error.status.400");
    case 401:
      return i18n._("error.status.401");
    case 403:
      return i18n._("error.status.403");
    case 404:
      return i18n._("error.status.404");
    case 422:
      return i18n._("error.status.422");
    case 500:
      return i18n._("error.status.500");
    case 502:
      return i18n._("error.status.502");
    case 503:
      return i18n._("error.status.503");
    default:
      return i18n._("error.status.other", { status, message });
  }
}

/** The refusal of a proxy in the server's place (SQ-09): the generic status text where there is one (PR-801). */
export function refusedOnTheWay(i18n: I18n, status: number): string {
  const isKnown = status === 500 || status === 502 || status === 503;
  return isKnown ? statusText(i18n, { status, message: "" }) : i18n._("error.on-the-way", { status });
}
