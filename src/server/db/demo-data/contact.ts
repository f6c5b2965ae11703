import type { SeededRandom } from "../../photos/demo-photos/seeded-random.ts";
import type { Tongue } from "./text/write-title.ts";

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

/** How to reach somebody who does not exist: reserved addresses, and telephone numbers kept free for drama. */
export function drawContact(tongue: Tongue, random: SeededRandom): Contact {
  const name = `${random.pick(NAMES)}${random.int(1, 999)}`;
  const email = `demo.${name}@example.${random.pick(["com", "org"])}`;
  return { email, contactInfo: random.chance(0.2) ? null : contactInfo(tongue, name, random) };
}

function contactInfo(tongue: Tongue, name: string, random: SeededRandom): string {
  const phone = `07700 900${String(random.int(0, 999)).padStart(3, "0")}`;
  if (tongue === "english")
    return random.pick([`WhatsApp ${phone}`, `Text me on ${phone}`, `Instagram demo_${name}`, `WeChat demo_${name}`]);
  if (tongue === "traditional") return random.pick([`LINE：demo_${name}`, `WhatsApp ${phone}`]);
  return random.pick([
    `微信：demo_${name}`,
    `微信 demo_${name}`,
    `vx demo_${name}，备注租房`,
    `WeChat: demo_${name}`,
    `V：demo_${name}（备注看房）`,
    `WhatsApp ${phone}`,
  ]);
}
