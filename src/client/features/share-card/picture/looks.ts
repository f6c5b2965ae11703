/** The colours of a card, of the product's tokens (styles.css). A text and its ground have 4.5 : 1 at least. */
export interface Look {
  ground: string;
  /** What is read first. */
  price: string;
  text: string;
  soft: string;
  chip: string;
  onChip: string;
  /** Over the photo. */
  badge: string;
  onBadge: string;
  mark: string;
}

export const LOOK_NAMES = ["paper", "brick", "moss"] as const;
export type LookName = (typeof LOOK_NAMES)[number];

export const LOOKS: Record<LookName, Look> = {
  paper: {
    ground: "#faf7f2",
    price: "#a63d27",
    text: "#1e2430",
    soft: "#565d6b",
    chip: "#f8e9e4",
    onChip: "#86301e",
    badge: "#ffffff",
    onBadge: "#1e2430",
    mark: "#a63d27",
  },
  brick: {
    ground: "#a63d27",
    price: "#ffffff",
    text: "#ffffff",
    soft: "#f8e9e4",
    chip: "#86301e",
    onChip: "#ffffff",
    badge: "#a63d27",
    onBadge: "#ffffff",
    mark: "#ffffff",
  },
  moss: {
    ground: "#1f6f4a",
    price: "#fdf1d8",
    text: "#ffffff",
    soft: "#e6f2ea",
    chip: "#e6f2ea",
    onChip: "#1f6f4a",
    badge: "#e6f2ea",
    onBadge: "#1e2430",
    mark: "#fdf1d8",
  },
};

/** Dark on light in every look, for readers of codes. */
export const CODE_COLOURS = { ground: "#ffffff", module: "#1e2430" } as const;
