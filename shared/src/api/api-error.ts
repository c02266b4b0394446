/** One of several things that are wrong. */
export interface ListedError {
  readonly message: string;
  /** The field of the request, as the wire spells it. */
  readonly field?: string;
}

/** A call that did not succeed. Says what happened and nothing of what to show. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; nothing when no answer came at all. */
  readonly status: number | undefined;
  readonly errCode: number | undefined;
  /** The server's message, or several, one a line. */
  readonly errMsg: string;
  /** A status inside the body, which may differ from HTTP's. */
  readonly bodyStatus: number | undefined;
  /** What the answer lists as wrong, in its order; empty where it lists nothing. */
  readonly errors: readonly ListedError[];
  /** Why, in a word that a screen can tell from others; where the message alone would not say. */
  readonly reason: string | undefined;
  /** The lead that is there already, where a phone belongs to one lead only. */
  readonly leadId: string | undefined;
  /** In how many seconds the call may be made again. */
  readonly retryAfter: number | undefined;
  /** What support finds the failure by. */
  readonly reference: string | undefined;
  /** Who asked, as `ownerAtom` names people. */
  readonly askedBy: string | undefined;
  /** `errMsg` as it came. */
  readonly detail: unknown;

  constructor(
    facts: Partial<
      Pick<
        ApiError,
        | 'status'
        | 'errCode'
        | 'bodyStatus'
        | 'errors'
        | 'reason'
        | 'leadId'
        | 'retryAfter'
        | 'reference'
        | 'askedBy'
        | 'detail'
      >
    > & {
      errMsg: string;
    },
  ) {
    super(facts.errMsg);
    this.status = facts.status;
    this.errCode = facts.errCode;
    this.errMsg = facts.errMsg;
    this.bodyStatus = facts.bodyStatus;
    this.errors = facts.errors ?? [];
    this.reason = facts.reason;
    this.leadId = facts.leadId;
    this.retryAfter = facts.retryAfter;
    this.reference = facts.reference;
    this.askedBy = facts.askedBy;
    this.detail = facts.detail;
  }
}

/** Nothing came back: no connection, or no answer in time. */
export const isNoResponse = (error: unknown): boolean =>
  error instanceof ApiError && error.status === undefined;

/** Code 1 is a warning or an error; of the listing of leads it is a failure, whatever is on the screen (ruling K72). */
export const isCode1 = (error: unknown): boolean => error instanceof ApiError && error.errCode === 1;
