import { useLingui } from "@lingui/react";
import { useId, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import type { Wishes } from "../url/search-url.ts";
import { KeywordField } from "./keyword-field.tsx";
import type { EditedWish } from "./wishes.ts";
import { keywordsOf, keywordsText } from "./criteria.ts";
import { wishNamed, wishText } from "../../room/fit/wish-text.ts";

interface Props {
  edited: EditedWish;
  wishes: Wishes;
  onDone: (wishes: Wishes) => void;
  onClose: () => void;
}

/** Edits or adds one wish. */
export function WishEditor({ edited, wishes, onDone, onClose }: Props) {
  const { i18n } = useLingui();
  const formId = useId();
  const form = useForm(edited, wishes);
  return (
    <Sheet
      title={edited === "new" ? i18n._("ai-search.said.add") : i18n._("ai-search.said.edit", { text: edited.text })}
      closeLabel={i18n._("dialog.close")}
      onClose={onClose}
      footer={
        <Button look="primary" className="w-full" type="submit" form={formId}>
          {i18n._("ai-search.said.apply")}
        </Button>
      }
    >
      <form
        noValidate
        id={formId}
        className="grid grid-cols-1 gap-3 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          onDone(form.wished());
        }}
      >
        <KeywordField value={form.keyword} onChange={form.setKeyword} />
      </form>
    </Sheet>
  );
}

function useForm(edited: EditedWish, wishes: Wishes) {
  const { i18n } = useLingui();
  const former = edited === "new" ? "" : edited.keyword;
  const [keyword, setKeyword] = useState(former === "" ? "" : wishText(i18n, former));
  const wished = () => ({ ...wishes, keywords: keywordsText(changed(keywordsOf(wishes))) });
  const changed = (keywords: readonly string[]) => {
    const named = wishNamed(i18n, keyword);
    const added = named === "" ? [] : [named];
    return former === "" ? [...keywords, ...added] : keywords.flatMap((one) => (one === former ? added : [one]));
  };
  return { keyword, setKeyword, wished };
}
