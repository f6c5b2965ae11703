import { useLingui } from "@lingui/react";
import { connection } from "../platform/connection/connection.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/states/notice.tsx";

/** Replaces a screen that could not be rendered; typed text and data saved on the phone stay. */
export function ScreenFailed() {
  const { i18n } = useLingui();
  return (
    <Notice
      title={i18n._("screen-failed.title")}
      action={
        <Button look="primary" onClick={() => location.reload()}>
          {i18n._("screen-failed.reload")}
        </Button>
      }
    >
      {connection.value === "online" ? i18n._("screen-failed.text") : i18n._("screen-failed.offline")}
    </Notice>
  );
}

/** Replaces a screen whose code could not be fetched; it is asked for again by itself. */
export function ScreenMissing() {
  const { i18n } = useLingui();
  if (connection.value === "online") return <ScreenFailed />;
  return <Notice title={i18n._("screen-missing.title")}>{i18n._("screen-missing.text")}</Notice>;
}
