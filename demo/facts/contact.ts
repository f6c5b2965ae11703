import type { SeededRandom } from "../seeded-random.ts";
import type { Language } from "../text/write-title.ts";

export interface Contact {
  email: string;
  contactInfo: string | null;
}

const NAMES = [
  "lin",
  "yuki",
  "chen",
  "xiaoyu",
  "momo",
  "kexin",
  "zihan",
  "yiran",
  "tom",
  "emma",
  "jess",
  "ravi",
  "anna",
  "leo",
  "haoran",
  "siqi",
  "ming",
  "jiayi",
  "ben",
  "sophie",
  "olu",
  "priya",
  "wenwen",
  "ruoxi",
  "katie",
  "dan",
  "nina",
  "peng",
  "tian",
  "alex",
];

/** An invented contact that reaches no one: reserved addresses, and telephone numbers kept free for drama. */
export function drawContact(language: Language, random: SeededRandom): Contact {
  const name = `${random.pick(NAMES)}${random.int(1, 999)}`;
  const email = `demo.${name}@example.${random.pick(["com", "org"])}`;
  return { email, contactInfo: random.chance(0.2) ? null : contactInfo(language, name, random) };
}

function contactInfo(language: Language, name: string, random: SeededRandom): string {
  const phone = `07700 900${String(random.int(0, 999)).padStart(3, "0")}`;
  if (language === "english")
    return random.pick([`WhatsApp ${phone}`, `Text me on ${phone}`, `Instagram demo_${name}`, `WeChat demo_${name}`]);
  if (language === "traditional") return random.pick([`LINE：demo_${name}`, `WhatsApp ${phone}`]);
  return random.pick([
    `微信：demo_${name}`,
    `微信 demo_${name}`,
    `vx demo_${name}，备注租房`,
    `WeChat: demo_${name}`,
    `V：demo_${name}（备注看房）`,
    `WhatsApp ${phone}`,
  ]);
}
