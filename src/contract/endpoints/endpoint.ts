import type { TSchema } from "typebox";
import type { ErrorCode } from "../error-codes.ts";

/** What one call takes and answers, and who may call it. */
export interface Endpoint {
  /** What it does, in a line. */
  summary: string;
  /** What else a caller should know: paragraphs with an empty line between, words of code in backticks. */
  description?: string;
  /**
   * Who may call: a missing or bad token is 401, a lack of rights 403. `bearer-ignored` is for calls that
   * bring their own proof (a password, a refresh token): a token that is valid no more must not be in their way.
   */
  access: "anyone" | "user" | "superuser" | "bearer-ignored";
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  /**
   * The body as the rules of the domain judge it, for the documents: where `body`, by which it is checked first, says types
   * alone.
   */
  judgedBody?: TSchema;
  /** Bytes of a JSON body at most, where it may be larger than others (64 KiB). */
  mostBodyBytes?: number;
  /** An absent body counts as an empty object. */
  bodyOptional?: true;
  /** Of a good answer: 200 unless told. */
  status?: 200 | 201 | 204;
  answer: TSchema;
  /** The answer is a row with `updated_at`: it comes with an ETag made of it, which If-Match may name (W-05). */
  versioned?: true;
  /** A change that may name the version that it began with: in If-Match (W-05). */
  takesIfMatch?: boolean;
  /** It knows by itself what comes again, and takes no Idempotency-Key as other changes by signed-in callers do (G17). */
  knowsRepetitions?: boolean;
  /**
   * Callers without an account all get the same, which shared caches may keep for moments: unless one of these parameters is given, which
   * hold what somebody has typed. Absent where no such cache may keep it.
   */
  publicUnless?: readonly string[];
  /** The answer is about this moment (a probe): no cache may keep it. */
  momentary?: boolean;
  /**
   * It answers when nothing else does: it costs nothing of what one may read in a minute, and is never refused because
   * there is too much to do.
   */
  alwaysAnswers?: boolean;
  /** It mails, answers or remembers in the language of Accept-Language. */
  usesLanguage?: boolean;
  /** What it refuses besides what its access, its fields and the weather make any call refuse. */
  refusals?: readonly ErrorCode[];
  /** JSON unless told. */
  answerFormat?: "html";
}
