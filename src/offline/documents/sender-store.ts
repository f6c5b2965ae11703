import type { HostPause } from "../transport/host-pause.ts";
import type { OneRow } from "../transport/one-row.ts";
import type { Leases, SenderStore } from "../transport/sender-lease.ts";
import type { Store, WriteTx } from "./store.ts";

/** The store of documents as that of what is sent: one sender for all tabs and the worker. */
export function senderStoreOf(store: Store): SenderStore {
  return {
    lock: "documents",
    writeLease: (work) => store.write(["leases"], (tx) => work(leasesIn(tx))),
    answer: () => store.read(["documents", "leases"], (tx) => tx.get("leases", "sender")),
    reopen: () => store.reopen(),
  };
}

/** The lease, in a transaction that has named `leases`. */
export function leasesIn(tx: WriteTx): Leases {
  return {
    get: (key) => tx.get("leases", key),
    put: (row) => tx.put("leases", row),
    delete: (key) => tx.delete("leases", key),
  };
}

/** The pause of the host, in a transaction that has named `pauses`. */
export function pausesIn(tx: WriteTx): OneRow<HostPause> {
  return {
    get: (key) => tx.get("pauses", key),
    put: (row) => tx.put("pauses", row),
    delete: (key) => tx.delete("pauses", key),
  };
}
