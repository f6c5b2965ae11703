/** What the worker tells pages when the server has refused the session with which it was sending. */
export interface SessionRefused {
  type: "session-refused";
}
