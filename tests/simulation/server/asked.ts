import type { Call } from "#contract/endpoints.ts";
import type { RouteName } from "#contract/routes.ts";
import type { SentForm } from "./request.ts";
import type { Account, ServerState } from "./state.ts";

/** Time, and what the real server draws by chance. */
export interface Given {
  /** The server's clock. */
  now: () => Date;
  newId: () => string;
  /** The end of a new link. */
  newToken: () => string;
  /** The file that is made of a room's photo. */
  photoFile: (bytes: Uint8Array<ArrayBuffer>, userId: string) => { fileId: string; colour: string };
}

/** What a call works on. */
export interface Asked<Name extends RouteName = RouteName> extends Given {
  state: ServerState;
  /** Empty where nobody is signed in. */
  userId: string;
  account: Account;
  params: Readonly<Record<string, string>>;
  body: Call<Name>["body"];
  form: SentForm;
  ifMatch: string | undefined;
  idempotencyKey: string | undefined;
  /** All that is asked, as one text: the same again is a repetition. */
  asText: string;
}
