/** Where a fact about renting comes from. */
export interface Source {
  /** In its own language, which is English. */
  name: string;
  url: string;
  /**
   * What happened in the month: the rule or service began, the figures came out, the page was read for this one, or the
   * number was compared with what others publish of it.
   */
  state: "since" | "published" | "read" | "checked";
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

/** How false landlords and false tenants go about it. */
export const GET_SAFE_ONLINE: Source = {
  name: "Get Safe Online: safe property rental",
  url: "https://www.getsafeonline.org/protecting-yourself/safe-property-rental",
  state: "read",
  month: "2026-11",
};

export const TRADING_STANDARDS: Source = {
  name: "Surrey County Council Trading Standards: rental scams",
  url: "https://www.surreycc.gov.uk/community/news/categories/trading-standards/rental-scams",
  state: "read",
  month: "2026-11",
};

/** What the police of Avon and Somerset wrote for Chinese students: false police and embassies among it. */
export const POLICE_ADVICE: Source = {
  name: "Avon and Somerset Police: fraud prevention for Chinese students",
  url: "https://www.avonandsomerset.police.uk/crime-prevention-advice/fraud-prevention-advice-for-chinese-students/",
  state: "read",
  month: "2026-11",
};

/** Which offences cover rooms that are offered in exchange for sex. */
export const SEX_FOR_RENT: Source = {
  name: "Home Office: exchange of sexual relations for accommodation",
  url: "https://www.gov.uk/government/consultations/exchange-of-sexual-relations-for-accommodation-sex-for-rent",
  state: "published",
  month: "2023-04",
};

export const POLICE: Source = {
  name: "Police.uk",
  url: "https://www.police.uk/pu/contact-us/",
  state: "checked",
  month: "2026-11",
};

export const CITIZENS_ADVICE: Source = {
  name: "Citizens Advice",
  url: "https://www.citizensadvice.org.uk/about-us/contact-us/",
  state: "checked",
  month: "2026-11",
};

export const SHELTER: Source = {
  name: "Shelter England",
  url: "https://england.shelter.org.uk/get_help",
  state: "checked",
  month: "2026-11",
};

/** The hotline of the Chinese foreign ministry; consulates have numbers of their own, on the embassy's site. */
export const CONSULAR: Source = {
  name: "Embassy of China in the UK",
  url: "http://gb.china-embassy.gov.cn/",
  state: "checked",
  month: "2026-11",
};
