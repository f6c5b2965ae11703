/** Where a fact about renting comes from. */
export interface Source {
  /** In its own language, which is English. */
  name: string;
  url: string;
  /** What happened in the month: the rule or service began, the figures came out, or the page was read for this one. */
  state: "since" | "published" | "read";
  /** YYYY-MM. */
  month: string;
}

/** Reported rental fraud of 2024: a press release of the Home Office with figures of the police. */
export const FRAUD_FIGURES: Source = {
  name: "Home Office, National Fraud Intelligence Bureau",
  url: "https://www.wired-gov.net/wg/news.nsf/articles/young+people+urged+to+think+fraud+over+rent+offers+03032025141500?open",
  state: "published",
  month: "2025-03",
};

/** What tenants may be charged in England. */
export const FEES_ENGLAND: Source = {
  name: "Tenant Fees Act 2019",
  url: "https://www.legislation.gov.uk/ukpga/2019/4/schedule/1",
  state: "since",
  month: "2019-06",
};

export const FEES_WALES: Source = {
  name: "Renting Homes (Fees etc.) (Wales) Act 2019",
  url: "https://www.legislation.gov.uk/anaw/2019/2/contents",
  state: "since",
  month: "2019-09",
};

export const FEES_SCOTLAND: Source = {
  name: "Citizens Advice Scotland",
  url: "https://www.citizensadvice.org.uk/scotland/housing/renting-a-home-s/starting-a-tenancy/problems-with-fees-and-deposits/",
  state: "read",
  month: "2026-11",
};

export const DEPOSIT_CAP_SCOTLAND: Source = {
  name: "mygov.scot: tenancy deposits",
  url: "https://www.mygov.scot/tenancy-deposits-landlords",
  state: "read",
  month: "2026-11",
};

export const PROTECTION_ENGLAND: Source = {
  name: "GOV.UK: tenancy deposit protection",
  url: "https://www.gov.uk/tenancy-deposit-protection",
  state: "read",
  month: "2026-11",
};

export const PROTECTION_SCOTLAND: Source = {
  name: "mygov.scot: deposit protection",
  url: "https://www.mygov.scot/tenant-deposits/protection",
  state: "read",
  month: "2026-11",
};

/** Rent in advance and the end of fixed terms in England. */
export const RENTERS_RIGHTS: Source = {
  name: "Renters’ Rights Act 2025",
  url: "https://www.gov.uk/government/publications/guide-to-the-renters-rights-act",
  state: "since",
  month: "2026-05",
};

/** The number that leads to one's own bank. */
export const CALL_159: Source = {
  name: "Stop Scams UK",
  url: "https://stopscamsuk.org.uk/159",
  state: "read",
  month: "2026-11",
};

/** The police's service that took the place of Action Fraud. */
export const REPORT_FRAUD: Source = {
  name: "Report Fraud, City of London Police",
  url: "https://www.reportfraud.police.uk/",
  state: "since",
  month: "2025-12",
};
