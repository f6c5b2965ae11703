import type { Soak } from "../soak.ts";
import { backUp, deploy, jumpClock, restore, toggleStorage, wakeWorker } from "./devices.ts";
import { chooseElsewhere, chooseState, renewRoom } from "./choices.ts";
import { copyToLaptop } from "./files.ts";
import { editRoom, writeRoom } from "./forms.ts";
import {
  bringBackElsewhere,
  bringBackRoom,
  deleteElsewhere,
  deleteRoom,
  discardRoom,
  editElsewhere,
  lookAtRoom,
  takeBackRoom,
} from "./lists.ts";
import { othersAreSent, refuseOne, refusePhotos, silence } from "./lasting-faults.ts";
import { handOver } from "./people.ts";
import { crashTab, freezeTab, reload, toggleNetwork, toggleTab, wait } from "./surroundings.ts";

export type Operation = (soak: Soak) => Promise<void>;

/** What may happen next, and how often beside the others. */
export const OPERATIONS: readonly (readonly [number, Operation])[] = [
  [180, writeRoom],
  [260, editRoom],
  [60, takeBackRoom],
  [40, lookAtRoom],
  [30, discardRoom],
  [30, deleteRoom],
  [80, editElsewhere],
  [20, deleteElsewhere],
  [60, chooseState],
  [40, renewRoom],
  [30, chooseElsewhere],
  [40, bringBackRoom],
  [10, bringBackElsewhere],
  [160, wait],
  [50, toggleNetwork],
  [20, toggleTab],
  [20, reload],
  [20, crashTab],
  [20, freezeTab],
  [30, refuseOne],
  [10, refusePhotos],
  [10, silence],
  [20, othersAreSent],
  [10, handOver],
  [10, copyToLaptop],
  [6, toggleStorage],
  [20, jumpClock],
  [30, wakeWorker],
  [4, deploy],
  [3, backUp],
  [3, restore],
];
