import { useApiQuery } from "./use-api-query.ts";

/** The support address; null when this installation has none, or before it is known. */
export function useSupportEmail(): string | null {
  const { data } = useApiQuery("readSite", {});
  return data?.data.support_email ?? null;
}

/** Whether only a confirmed address may post here; false before it is known. */
export function useConfirmationRequired(): boolean {
  const { data } = useApiQuery("readSite", {});
  return data?.data.email_confirmation_required ?? false;
}
