import { vi } from "vitest";
import { storiesInMemory } from "./memory-store-stories.ts";

// As in a browser whose reader has forbidden sites to store anything.
vi.hoisted(() => {
  IDBFactory.prototype.open = () => {
    throw new DOMException("The user denied permission to access the database.", "SecurityError");
  };
});

storiesInMemory();
