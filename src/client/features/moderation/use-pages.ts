import { useLocation, useSearch } from "wouter";
import { pageInAddress } from "../../platform/page-in-address.ts";

/** Rows on a page of the admin's logs: they are read one by one, not looked over. */
const PAGE_SIZE = 50;

/** A list of the admin's that is shown page by page. */
interface Pages {
  /** Which one the address asks for, from 1. */
  page: number;
  /** What to ask the server for. */
  query: { skip: number; limit: number };
  /** How many there are, of so many rows. */
  pagesOf: (count: number) => number;
  go: (page: number) => void;
}

/** @param path Of the screen. */
export function usePages(path: string): Pages {
  const [, navigate] = useLocation();
  const page = pageInAddress(new URLSearchParams(useSearch()));
  return {
    page,
    query: { skip: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE },
    pagesOf: (count) => Math.ceil(count / PAGE_SIZE),
    go: (next) => navigate(`${path}?page=${next}`),
  };
}
