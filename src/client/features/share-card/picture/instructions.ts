/** A rectangle of a card, in its pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How a piece of text is set: the family is the painter's. */
export interface Font {
  /** Pixels. */
  size: number;
  weight: 400 | 600 | 700;
}

/** The width of a text in pixels. */
export type Measure = (text: string, font: Font) => number;

/** A card as a list of what to paint, one over the other. */
export type Instruction =
  | { kind: "fill"; box: Box; colour: string; radius: number }
  /** @property y Of the base line. @property x Of its left edge. */
  | { kind: "text"; text: string; x: number; y: number; font: Font; colour: string }
  /** The photo whole, over its own colours, or as much of its middle as fills the box. */
  | { kind: "photo"; box: Box; fit: "whole" | "filling" }
  | { kind: "terrace"; box: Box }
  | { kind: "mark"; box: Box; colour: string }
  /** @property module Pixels of one module of the code. */
  | { kind: "code"; x: number; y: number; module: number; colour: string };

export const SHAPES = ["upright", "square"] as const;
export type Shape = (typeof SHAPES)[number];

/** 3 : 4 for Xiaohongshu, 1 : 1 for chats and albums. Pixels. */
export const CARD_SIZES: Record<Shape, { width: number; height: number }> = {
  upright: { width: 1080, height: 1440 },
  square: { width: 1080, height: 1080 },
};
