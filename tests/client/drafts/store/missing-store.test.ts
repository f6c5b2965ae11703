import { vi } from "vitest";
import { storiesInMemory } from "./memory-store-stories.ts";

// Before anything asks for it, as in a browser that has none.
vi.hoisted(() => {
  Object.defineProperty(window, "indexedDB", { value: undefined });
  Object.defineProperty(window, "IDBKeyRange", { value: undefined });
});

storiesInMemory();
