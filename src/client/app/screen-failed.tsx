import { useLingui } from "@lingui/react";
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
      {i18n._("screen-failed.text")}
    </Notice>
  );
}
