/** IndexedDB: what can be fetched again. Drafts live in a database of their own, so that this one may be dropped. */
export const CACHE_DATABASE = "qiying-cache";
/** IndexedDB: the session's tokens, for the worker. It goes at every logout. */
export const SESSION_DATABASE = "qiying-session";
/** IndexedDB: what people write, until the server has it. Nothing here can be fetched again. */
export const DRAFTS_DATABASE = "qiying-drafts";
/** IndexedDB: everything that people keep but for drafts, as documents, and whether this device gets pushes. */
export const DOCUMENTS_DATABASE = "qiying-documents";
/** IndexedDB: how often this phone was offered to install the app. */
export const INSTALL_DATABASE = "qiying-install";
/** IndexedDB: the event log. */
export const LOG_DATABASE = "qiying-log";

/** Cache Storage: the files of the running build. */
export const SHELL_CACHE = "shell";
/** Cache Storage: those of its files that a first visit fetches when it rests. */
export const DEFERRED_SHELL_CACHE = "shell-later";
/** Cache Storage: the hashed files of the build before it, for tabs that still run it. */
export const PREVIOUS_ASSETS_CACHE = "previous-assets";
/** Cache Storage: the newest rooms as markup, for the document of the next start. */
export const PAINTED_CACHE = "painted";
/** Cache Storage: photos of opened rooms. */
export const ROOM_PHOTOS_CACHE = "room-photos";
/** Cache Storage: the first photo of each room in a remembered answer, as wide as its card. */
export const RESULT_PHOTOS_CACHE = "result-photos";
/** Cache Storage: all photos of rooms that are kept for a viewing. */
export const VIEWING_PHOTOS_CACHE = "viewing-photos";
