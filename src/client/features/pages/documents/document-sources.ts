import type { Source } from "../renting-sources.ts";

/** A complaint about data goes to the one who holds them, who acknowledges it within 30 days. */
export const DATA_COMPLAINTS: Source = {
  name: "Data (Use and Access) Act 2025, section 103",
  url: "https://www.legislation.gov.uk/ukpga/2025/18/section/103",
  state: "since",
  month: "2026-06",
};

/** Who watches over data protection in the UK. */
export const ICO: Source = {
  name: "Information Commissioner’s Office",
  url: "https://ico.org.uk/make-a-complaint/",
  state: "checked",
  month: "2026-11",
};
