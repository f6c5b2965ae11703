import { useLingui } from "@lingui/react";
import { TriangleAlert } from "lucide";
import { useApiQuery } from "../../api/use-api-query.ts";
import { Icon } from "../../ui/icon.tsx";

/** What the operator of this installation should put right; nothing where all is well, or cannot be asked. */
export function OperationWarning() {
  const { i18n } = useLingui();
  const { data } = useApiQuery("readOperation", {});
  const proxy = data?.data.untrusted_proxy;
  if (proxy == null) return null;
  return (
    <p role="status" className="flex items-start gap-2 rounded-control bg-amber-tint p-3 text-amber">
      <Icon of={TriangleAlert} className="mt-0.5 shrink-0" />
      {i18n._("admin.untrusted-proxy", { peer: proxy.peer })}
    </p>
  );
}
