import type { TSchema } from "typebox";

/** What one call takes and answers, and who may call it. */
export interface Endpoint {
  summary: string;
  /**
   * Who may call: a missing or bad token is 401, a lack of rights 403. `bearer-ignored` is for calls that
   * bring their own proof (a password, a refresh token): a token that is valid no more must not be in their way.
   */
  access: "anyone" | "user" | "superuser" | "bearer-ignored";
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  /** Bytes of a JSON body at most, where it may be larger than others (64 KiB). */
  mostBodyBytes?: number;
  /** An absent body counts as an empty object. */
  bodyOptional?: true;
  /** Of a good answer: 200 unless told. */
  status?: 201 | 204;
  answer: TSchema;
  /** The answer is a row with `updated_at`: it comes with an ETag made of it, which If-Match may name (W-05). */
  versioned?: true;
  /** What it refuses besides what its access, its fields and the weather make it refuse. */
  refusals?: Readonly<Record<number, string>>;
  /** JSON unless told. */
  answerFormat?: "html";
}
