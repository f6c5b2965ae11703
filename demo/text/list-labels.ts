/** How people who post a list head its lines. */
interface ListLabels {
  place: string;
  room: string;
  rent: string;
  dates: string;
  people: string;
  other: string;
}

export const LIST_LABELS: Record<"chinese" | "english", readonly ListLabels[]> = {
  chinese: [
    { place: "📍", room: "🛏️ ", rent: "💰", dates: "📅 ", people: "👭 ", other: "✅ " },
    { place: "【位置】", room: "【房间】", rent: "【租金】", dates: "【时间】", people: "【室友】", other: "【其他】" },
    { place: "位置：", room: "房型：", rent: "价格：", dates: "租期：", people: "室友：", other: "配套：" },
    { place: "1. ", room: "2. ", rent: "3. ", dates: "4. ", people: "5. ", other: "另外，" },
    { place: "· ", room: "· ", rent: "· ", dates: "· 租期 ", people: "· ", other: "· " },
  ],
  english: [
    { place: "Where: ", room: "Room: ", rent: "Rent: ", dates: "When: ", people: "Who: ", other: "Also: " },
    { place: "- ", room: "- ", rent: "- ", dates: "- Dates: ", people: "- ", other: "- " },
    { place: "📍 ", room: "🛏️ ", rent: "💷 ", dates: "📅 ", people: "👋 ", other: "✔️ " },
    { place: "LOCATION ", room: "ROOM ", rent: "RENT ", dates: "DATES ", people: "HOUSEMATES ", other: "EXTRAS " },
  ],
};
