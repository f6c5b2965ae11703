/** How much a kind of room says: of several kinds the strongest is meant. */
export interface RoomKind {
  type: string;
  strength: number;
}

/** What the senses of the table of rooms are. */
export const ROOM_KINDS: ReadonlyMap<string, RoomKind> = new Map([
  ["studio", { type: "studio", strength: 4 }],
  ["selfContained", { type: "studio", strength: 3.5 }],
  ["ensuite", { type: "ensuite", strength: 4 }],
  ["oneBedroom", { type: "1b1b", strength: 4 }],
  ["double", { type: "double", strength: 3 }],
  ["doubleAlone", { type: "double", strength: 3 }],
  ["single", { type: "room", strength: 3 }],
  ["singleAlone", { type: "room", strength: 3 }],
  ["roomInShare", { type: "room", strength: 2.5 }],
  ["flatshare", { type: "flatshare", strength: 2 }],
  ["room", { type: "room", strength: 1 }],
  ["roomAlone", { type: "room", strength: 1 }],
  ["mates", { type: "flatshare", strength: 0.5 }],
]);

/** How much a counted home says: more than the kinds that a listing of it may mention beside it. */
export const COUNT_STRENGTH = 4;
