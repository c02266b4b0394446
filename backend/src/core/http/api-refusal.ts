import { fillIn, TEXTS } from './texts.ts';
import type { BilingualText } from '@payung/shared/product.ts';
import type { Outage } from '#core/database/connection/write-probe.ts';
import type { Language } from './language.ts';

/** Codes of the error catalogue that the server answers with. */
export const ERR_CODE = { success: -1, conflict: 1, refused: 4, sessionEnded: 25 } as const;

interface ApiRefusalDetails {
  readonly values?: Readonly<Record<string, string | number>>;
  /** More fields of the answer beside the code and the message. */
  readonly also?: Readonly<Record<string, unknown>>;
  /** All that is wrong, the first of them being the text itself; for calls that answer a list. */
  readonly errors?: readonly (BilingualText & { readonly field?: string })[];
  readonly retryAfterSeconds?: number;
  /** The quote that is no longer what the caller saw, and its record, spelled as a read answers it. */
  readonly changedQuoteId?: string;
  readonly current?: object;
  /** The message stands in `errMsg.ValidateResult`, where pay later is read. */
  readonly isValidateResult?: boolean;
}

interface RefusalCode {
  /** Of HTTP. */
  readonly status: number;
  /** Of the error catalogue. */
  readonly errCode: number;
}

/** An expected refusal, answered in the caller's language. */
export class ApiRefusal extends Error {
  readonly status: number;
  readonly errCode: number;
  readonly text: BilingualText;
  readonly facts: ApiRefusalDetails;

  constructor({ status, errCode }: RefusalCode, text: BilingualText, facts: ApiRefusalDetails = {}) {
    super(text.en);
    this.name = 'ApiRefusal';
    this.status = status;
    this.errCode = errCode;
    this.text = text;
    this.facts = facts;
  }

  messageIn(language: Language): string {
    return fillIn(this.text[language], this.facts.values ?? {});
  }

  errorsIn(language: Language): readonly { readonly message: string; readonly field?: string }[] {
    const { values = {}, also: { field } = {} } = this.facts;
    const only = typeof field === 'string' ? { ...this.text, field } : this.text;
    const { errors = [only] } = this.facts;
    return errors.map((text) => ({
      message: fillIn(text[language], values),
      ...('field' in text ? { field: text.field } : {}),
    }));
  }
}

export const notSignedIn = (): ApiRefusal =>
  new ApiRefusal({ status: 401, errCode: ERR_CODE.sessionEnded }, TEXTS.signIn);
export const sessionEnded = (): ApiRefusal =>
  new ApiRefusal({ status: 401, errCode: ERR_CODE.sessionEnded }, TEXTS.sessionEnded);
/** Other people's objects answer as if they did not exist. */
export const notFound = (): ApiRefusal =>
  new ApiRefusal({ status: 404, errCode: ERR_CODE.refused }, TEXTS.notFound);
export const forbidden = (): ApiRefusal =>
  new ApiRefusal({ status: 403, errCode: ERR_CODE.refused }, TEXTS.forbidden);
export const conflict = (changedQuoteId: string): ApiRefusal =>
  new ApiRefusal({ status: 409, errCode: ERR_CODE.conflict }, TEXTS.conflict, { changedQuoteId });
/** The request itself is wrong; also the literal texts that screens match. */
export const badRequest = (text: BilingualText, facts?: ApiRefusalDetails): ApiRefusal =>
  new ApiRefusal({ status: 400, errCode: ERR_CODE.refused }, text, facts);
/** The request is well formed, but a rule of the trade says no. */
export const refused = (text: BilingualText, facts?: ApiRefusalDetails): ApiRefusal =>
  new ApiRefusal({ status: 422, errCode: ERR_CODE.refused }, text, facts);
export const unavailable = (text: BilingualText): ApiRefusal =>
  new ApiRefusal({ status: 503, errCode: ERR_CODE.refused }, text);
const OUTAGE_SECONDS: Readonly<Record<Outage, number>> = {
  unreachable: 2,
  cannotWrite: 60,
  busy: 2,
  tooSlow: 5,
  locked: 2,
};

/** The call may be repeated: it is done once. How long that may take nobody knows, so soon and in words. */
export const duringOutage = (outage: Outage): ApiRefusal =>
  new ApiRefusal({ status: 503, errCode: ERR_CODE.refused }, TEXTS[outage], {
    also: { retryAfter: OUTAGE_SECONDS[outage] },
    retryAfterSeconds: OUTAGE_SECONDS[outage],
  });

const OBJECTS_SECONDS = 5;

/** Photos, cards and documents lie in a store that does not answer; all else is served. */
export const objectsAway = (): ApiRefusal =>
  new ApiRefusal({ status: 503, errCode: ERR_CODE.refused }, TEXTS.objectsAway, {
    also: { retryAfter: OBJECTS_SECONDS },
    retryAfterSeconds: OBJECTS_SECONDS,
  });

export const tooMany = (seconds: number): ApiRefusal =>
  new ApiRefusal(
    { status: 429, errCode: ERR_CODE.refused },
    seconds > 60 ? TEXTS.tooMany : TEXTS.tooManyShort,
    {
      values: { n: Math.ceil(seconds / 60) },
      also: { retryAfter: seconds },
      retryAfterSeconds: seconds,
    },
  );

const WAITING_SECONDS = 5;

const waiting = (text: BilingualText): ApiRefusal =>
  new ApiRefusal({ status: 429, errCode: ERR_CODE.refused }, text, {
    also: { retryAfter: WAITING_SECONDS },
    retryAfterSeconds: WAITING_SECONDS,
  });

export const picturesWaiting = (): ApiRefusal => waiting(TEXTS.picturesWaiting);
/** One call of its kind runs for that person, and others wait. */
export const callsWaiting = (): ApiRefusal => waiting(TEXTS.callsWaiting);

/** The message of what is wrong with each field of a form, in the order of the form. */
export type Problems<MessageId extends string = string> = Readonly<Record<string, MessageId | undefined>>;

/** Refuses with the first thing that a form of ours would have marked; `textOf` finds the messages. */
export const refuseFirst = <MessageId extends string>(
  problems: Problems<MessageId>,
  textOf: (messageId: MessageId) => BilingualText,
): void => {
  const found = Object.entries(problems).flatMap(([field, id]) => (id === undefined ? [] : [{ field, id }]));
  const [first] = found;
  if (first === undefined) return;
  throw refused(textOf(first.id), {
    also: { field: first.field },
    errors: found.map(({ field, id }) => ({ ...textOf(id), field })),
  });
};
