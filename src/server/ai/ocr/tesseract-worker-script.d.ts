/** The part of tesseract.js that works; what it exports otherwise only starts threads that run this. */
declare module "tesseract.js/src/worker-script/index.js" {
  interface Packet {
    workerId: string;
    jobId: string;
    action: "load" | "loadLanguage" | "initialize" | "setParameters" | "recognize";
    payload: object;
  }
  export function dispatchHandlers(
    packet: Packet,
    send: (said: { status: "resolve" | "reject" | "progress"; data: unknown }) => void,
  ): void;
  /** What differs between browsers and Node. */
  export function setAdapter(adapter: {
    getCore: unknown;
    gunzip: (packed: Uint8Array) => Uint8Array;
    readCache: (path: string) => Promise<Uint8Array>;
  }): void;
}

declare module "tesseract.js/src/worker-script/node/getCore.js" {
  const getCore: unknown;
  export default getCore;
}
