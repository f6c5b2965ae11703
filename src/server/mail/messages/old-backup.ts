import type { MailTexts } from "./mail-text.ts";

export interface OldBackupFacts {
  /** When the newest backup was taken, as ISO text; null where there is none. */
  takenAt: string | null;
}

/** Tells those in charge that the site has not been backed up for too long. */
export const oldBackup: MailTexts<OldBackupFacts> = {
  zh: ({ to, takenAt }) => ({
    subject: takenAt === null ? "栖英还没有备份" : "栖英的备份停了",
    parts: [
      takenAt === null
        ? "这个站点还没有做过备份。服务器要是出了事，所有账号、房源和求租都找不回来。"
        : `最近一次备份是 ${minuteOf(takenAt)}（UTC），之后就没有新的了。服务器要是出了事，那以后发布的房源和求租都找不回来。`,
      "请照 docs/operations/run.md 的“Back up”一节，看看每晚的定时备份还在不在跑。",
      "做好新的备份，就不会再收到这封邮件。如果你们用别的办法备份，请把 BACKUP_WITHIN_HOURS 设为 off。",
    ],
    why: `你收到这封邮件，是因为 ${to} 是栖英管理员的邮箱。`,
  }),
  en: ({ to, takenAt }) => ({
    subject: takenAt === null ? "Qiying has no backup" : "Qiying is no longer backed up",
    parts: [
      takenAt === null
        ? "This site has never been backed up. If the server is lost, so are all accounts, rooms and requests."
        : `The newest backup is from ${minuteOf(takenAt)} (UTC); there has been none since. If the server is lost, so is everything posted after that.`,
      "Please see whether the nightly backup still runs: 'Back up' in docs/operations/run.md says how.",
      "These emails end with the next backup. If you back up in another way, set BACKUP_WITHIN_HOURS to off.",
    ],
    why: `You got this email because ${to} is the address of an administrator of Qiying.`,
  }),
};

function minuteOf(at: string): string {
  return at.slice(0, 16).replace("T", " ");
}
