import { useApiQuery } from "./use-api-query.ts";

/** Where people get help; null when this installation names no address, or before it is known. */
export function useSupportEmail(): string | null {
  const { data } = useApiQuery("readSite", {});
  return data?.data.support_email ?? null;
}
