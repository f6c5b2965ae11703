/** The months in three letters; a pattern's source. */
export const SHORT_MONTHS = "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec";
