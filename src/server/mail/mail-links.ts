/** Addresses that mails lead to. */
export interface MailLinks {
  home: string;
  login: string;
  recoverPassword: string;
  admin: string;
  moderation: string;
  flagged: string;
  resetPassword(token: string): string;
  confirmEmail(token: string): string;
  undoEmailChange(token: string): string;
  appeal(token: string): string;
  confirmReport(token: string): string;
  /** Also what mail programs post to (RFC 8058). */
  notificationsOff(token: string): string;
  /** A page of the app, by its path. @param messageId By which it is counted that the message was opened. */
  page: (this: void, path: string, messageId: string) => string;
}

/** Links into the app, from the site's own address alone: what a request calls itself is never believed (P-04). */
export function mailLinks(siteUrl: string): MailLinks {
  const to = (path: string) => new URL(path, siteUrl).href;
  const withToken = (path: string) => (token: string) => to(`${path}?token=${encodeURIComponent(token)}`);
  return {
    home: to("/"),
    login: to("/login"),
    recoverPassword: to("/recover-password"),
    admin: to("/admin"),
    moderation: to("/admin/reports"),
    flagged: to("/admin/flagged"),
    resetPassword: withToken("/reset-password"),
    confirmEmail: withToken("/confirm-email"),
    undoEmailChange: withToken("/undo-email-change"),
    appeal: withToken("/appeal"),
    confirmReport: withToken("/reports"),
    notificationsOff: withToken("/notifications/off"),
    page: (path, messageId) => {
      const url = new URL(path, siteUrl);
      url.searchParams.set("from", messageId);
      return url.href;
    },
  };
}
