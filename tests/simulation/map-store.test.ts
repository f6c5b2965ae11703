import { mapStore } from "./map-store.ts";
import { storeContract, type StoreUnderTest } from "./store-contract.ts";

storeContract(async () => mapStoreUnderTest());

function mapStoreUnderTest(): StoreUnderTest {
  const store = mapStore();
  return {
    store,
    fill: () => {
      store.capacity = 1;
      return () => (store.capacity = Infinity);
    },
    close: () => store.close(),
    hang: async () => {
      store.hang();
      return () => store.reopen();
    },
    end: async () => undefined,
  };
}
