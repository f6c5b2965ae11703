import { useLingui } from "@lingui/react";
import { Button } from "../../ui/button.tsx";
import { Loading } from "../../ui/states/loading.tsx";
import { Notice } from "../../ui/states/notice.tsx";
import { useIsSlow } from "../use-is-slow.ts";

/** A screen that waits for the phone's store; after five seconds it says so, and goes on waiting (E2). */
export function StoreLoading() {
  const { i18n } = useLingui();
  if (!useIsSlow("store")) return <Loading />;
  return (
    <Notice
      title={i18n._("store-silent")}
      action={<Button onClick={() => location.reload()}>{i18n._("account.retry")}</Button>}
    >
      {i18n._("store-silent.text")}
    </Notice>
  );
}
