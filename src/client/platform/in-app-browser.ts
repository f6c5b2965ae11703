/** In-app browsers of the apps that Chinese students come from. */
const IN_APP = /MicroMessenger|xhs|xiaohongshu|discover\/|Weibo|QQ\/|AliApp|DingTalk|FBA[NV]|Instagram|; wv\)/i;

/** Whether this window is one of an app that shows links by itself: it installs, downloads and shares nothing. */
export function isInAppBrowser({ userAgent }: Pick<Navigator, "userAgent">): boolean {
  return IN_APP.test(userAgent);
}
