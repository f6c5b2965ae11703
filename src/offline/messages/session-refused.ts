/** The worker's message to pages when the server has refused its session. */
export interface SessionRefused {
  type: "session-refused";
}
