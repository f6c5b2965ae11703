import type { Settings } from "../settings/settings.ts";
import { checkOf, type Check } from "./finding.ts";

type TrialSettings = Pick<Settings, "production" | "demoData" | "rateLimits" | "requireEmailCode" | "supportEmail">;

/** What is meant for trials and load tests, and may be left over in production. */
export function checkTrialSettings(settings: TrialSettings): Check {
  return checkOf("settings", async (say) => {
    const { production, demoData, rateLimits, requireEmailCode, supportEmail } = settings;
    if (!production) return;
    if (demoData) say("warning", "DEMO_DATA is on: everybody knows the password of the demo account.");
    if (!rateLimits)
      say("warning", "RATE_LIMITS is off: passwords and codes may be guessed as fast as they can be sent.");
    if (!requireEmailCode)
      say("warning", "REQUIRE_EMAIL_CODE is off: people sign up with addresses that are not theirs.");
    if (supportEmail === undefined)
      say("warning", "SUPPORT_EMAIL is not set: people find no help, and nobody is told of a backup that fails.");
  });
}
