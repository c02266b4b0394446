import { fillIn, TEXTS } from './texts.ts';
import type { Bilingual } from './texts.ts';
import type { Language } from './language.ts';

/** Codes of the error catalogue that the server answers with. */
export const ERR_CODE = { success: -1, conflict: 1, refused: 4, sessionEnded: 25 } as const;

interface RefusalFacts {
  readonly values?: Readonly<Record<string, string | number>>;
  /** More fields of the answer beside the code and the message. */
  readonly also?: Readonly<Record<string, unknown>>;
  /** All that is wrong, the first of them being the text itself; for calls that answer a list. */
  readonly errors?: readonly Bilingual[];
  readonly retryAfterSeconds?: number;
  /** The message stands in `errMsg.ValidateResult`, where pay later is read. */
  readonly isValidateResult?: boolean;
}

/** An expected no: what the caller hears instead of a result. */
export class Refusal extends Error {
  readonly status: number;
  readonly errCode: number;
  readonly text: Bilingual;
  readonly facts: RefusalFacts;

  constructor(status: number, errCode: number, text: Bilingual, facts: RefusalFacts = {}) {
    super(text.en);
    this.status = status;
    this.errCode = errCode;
    this.text = text;
    this.facts = facts;
  }

  messageIn(language: Language): string {
    return fillIn(this.text[language], this.facts.values ?? {});
  }

  errorsIn(language: Language): readonly { readonly message: string }[] {
    const { errors = [this.text], values = {} } = this.facts;
    return errors.map((text) => ({ message: fillIn(text[language], values) }));
  }
}

export const notSignedIn = (): Refusal => new Refusal(401, ERR_CODE.sessionEnded, TEXTS.signIn);
export const sessionEnded = (): Refusal => new Refusal(401, ERR_CODE.sessionEnded, TEXTS.sessionEnded);
/** Other people's objects answer as if they did not exist. */
export const absent = (): Refusal => new Refusal(404, ERR_CODE.refused, TEXTS.absent);
export const forbidden = (): Refusal => new Refusal(403, ERR_CODE.refused, TEXTS.forbidden);
export const stale = (): Refusal => new Refusal(409, ERR_CODE.conflict, TEXTS.stale);
/** The request itself is wrong; also the literal texts that screens match. */
export const badRequest = (text: Bilingual, facts?: RefusalFacts): Refusal =>
  new Refusal(400, ERR_CODE.refused, text, facts);
/** The request is well formed, but a rule of the trade says no. */
export const refused = (text: Bilingual, facts?: RefusalFacts): Refusal =>
  new Refusal(422, ERR_CODE.refused, text, facts);
export const unavailable = (text: Bilingual): Refusal => new Refusal(503, ERR_CODE.refused, text);

export const tooMany = (seconds: number): Refusal =>
  new Refusal(429, ERR_CODE.refused, TEXTS.tooMany, {
    values: { seconds },
    also: { retryAfter: seconds },
    retryAfterSeconds: seconds,
  });
