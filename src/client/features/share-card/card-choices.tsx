import { useLingui } from "@lingui/react";
import { LANGUAGES } from "#domain/language.ts";
import { LANGUAGE_NAMES } from "../../platform/language/language-names.ts";
import { SHAPES, type Shape } from "./picture/instructions.ts";
import { LOOKS, LOOK_NAMES, type LookName } from "./picture/looks.ts";
import { Segments } from "../../ui/form/segments.tsx";
import type { CardChoice } from "./use-card.ts";

const SHAPE_NAMES: Record<Shape, string> = {
  upright: /*i18n*/ "share-card.shape.upright",
  square: /*i18n*/ "share-card.shape.square",
};
const LOOK_TEXTS: Record<LookName, string> = {
  paper: /*i18n*/ "share-card.look.paper",
  brick: /*i18n*/ "share-card.look.brick",
  moss: /*i18n*/ "share-card.look.moss",
};

interface Props {
  choice: CardChoice;
  onChange: (changed: Partial<CardChoice>) => void;
}

/** Shape, language and look of a card. */
export function CardChoices({ choice, onChange }: Props) {
  const { i18n } = useLingui();
  return (
    <div className="grid grid-cols-1 gap-3">
      <Segments
        name="shape"
        label={i18n._("share-card.shape")}
        value={choice.shape}
        choices={SHAPES.map((shape) => ({ value: shape, text: i18n._(SHAPE_NAMES[shape]) }))}
        onChange={(shape) => onChange({ shape })}
      />
      <Segments
        name="language"
        label={i18n._("language.label")}
        value={choice.language}
        choices={LANGUAGES.map((language) => ({
          value: language,
          text: LANGUAGE_NAMES[language].text,
          lang: LANGUAGE_NAMES[language].lang,
        }))}
        onChange={(language) => onChange({ language })}
      />
      <Segments
        name="look"
        label={i18n._("share-card.look")}
        value={choice.look}
        choices={LOOK_NAMES.map((look) => ({
          value: look,
          text: i18n._(LOOK_TEXTS[look]),
          colour: LOOKS[look].ground,
        }))}
        onChange={(look) => onChange({ look })}
      />
    </div>
  );
}
