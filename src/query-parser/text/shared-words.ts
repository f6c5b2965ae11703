/** The months in three letters; a pattern's source, as everything here. */
export const SHORT_MONTHS = "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec";

/** The names of the months as students write them, shortened and misspelt; a pattern's source. */
export const MONTH_NAME = [
  "jan(?:[nu]{0,2}a?r?[aeru]*y)?|jau[aenru]{2,4}y",
  "feb(?:[bru]{0,3}[aeru]*y)?",
  "mar(?:ch|hc|tch)?|mrach",
  "apr(?:il|ill|li|l|i)?|apirl|arpil",
  "may",
  "june?|juen",
  "jul(?:y|ly|i)?|juy|jly",
  "aug(?:[ues]{0,3}[st]{1,2}|ast|sut|ut)?|agu{1,2}st",
  "sep(?:t(?:[eamb]{2,6}e?r)?|[eatmb]{3,6}e?r)?s?|s[ept]{2,4}r?[emb]{2,5}e?r",
  "oct(?:obre)?|o[ckt]{1,3}o?r?[ob]{1,4}e?r|oc[ot]{1,3}ber",
  "nov(?:[eamb]{2,6}e?r|embre)?",
  "dec(?:embre)?|d[ei][csz][eamnb]{2,6}e?r",
].join("|");

/** The days of the week in three letters. */
export const SHORT_WEEKDAYS = "mon|tue|wed|thu|fri|sat|sun";

/** A week as a Chinese text writes it, before the number of a day or behind a count. */
export const WEEK_IN_CHINESE = "(?:周|星期|礼拜)";

/** What joins the two ends of a range. */
export const RANGE_TO = "(?:-|~|到|至|to)";

/** Pounds behind an amount. */
export const POUNDS = "英?[镑磅]|块钱?|pounds?|quid";

/** Bathrooms by their whole names. */
export const BATHROOM_IN_CHINESE = "卫生间|洗手间|卫浴|浴室|厕所";
