import { PASSKEY_REASON } from '#domain/people/passkey.ts';

/** What is known of an answer that was no success. */
export interface Answer {
  /** HTTP status; nothing when no answer came. */
  readonly status?: number | undefined;
  readonly errCode?: number | undefined;
  readonly bodyStatus?: number | undefined;
  readonly message: string;
  /** Why, where the answer says it in a word. */
  readonly reason?: string | undefined;
  /** Name of the error for what nobody foresaw. */
  readonly name?: string | undefined;
}

export type Redirect = 'login' | 'passkeys' | 'linkNotMatch' | 'linkNotValid' | 'criticalIllnessError';

export interface Decision {
  readonly toast?: 'warning' | 'error';
  readonly text?: string;
  /** A text of the catalogue: where the server has none, or has it in English only. */
  readonly textId?: 'error.requestFailed' | 'error.link.invalid' | 'error.link.expired';
  readonly redirect?: Redirect;
  /** The caller shows the message itself. */
  readonly passToCaller: boolean;
  /** Nothing is shown and nothing is wrong. */
  readonly silent: boolean;
  readonly log: boolean;
}

const decision = (part: Partial<Decision>): Decision => ({
  passToCaller: false,
  silent: false,
  log: false,
  ...part,
});
const warn = (text: string, redirect?: Redirect): Decision =>
  decision({ toast: 'warning', text, ...(redirect === undefined ? {} : { redirect }) });
const fail = (text: string, more: Pick<Decision, 'redirect' | 'textId'> = {}): Decision =>
  decision({ toast: 'error', text, ...more });

/** Server messages that end a link visit, the same in both languages, with where they lead (ERR-016 to ERR-019). */
const LINK_MESSAGES: Readonly<Record<string, Pick<Decision, 'redirect' | 'textId'>>> = {
  'given link is invalid': { redirect: 'linkNotMatch', textId: 'error.link.invalid' },
  'link is expired': { redirect: 'linkNotValid', textId: 'error.link.expired' },
  'Link has expired': { redirect: 'linkNotValid', textId: 'error.link.expired' },
  'link is expired-ci': { redirect: 'criticalIllnessError', textId: 'error.link.expired' },
};

const WARNING_CODES: readonly number[] = [4, 25, 121, 10_201, 529, 2601];
const SILENT_CODES: readonly number[] = [9, 81];

const isEither = (value: number | undefined, ...wanted: readonly number[]): boolean =>
  value !== undefined && wanted.includes(value);

type Rule = (answer: Answer) => Decision | undefined;

/** Ruling K109: the first rule that knows the answer decides. */
const RULES: readonly Rule[] = [
  // 1: no response at all
  ({ status }) =>
    status === undefined ? decision({ toast: 'error', textId: 'error.requestFailed' }) : undefined,
  // 2: code 1 that the caller deals with
  ({ errCode, bodyStatus }) =>
    errCode === 1 && isEither(bodyStatus, 402, 504)
      ? decision({ silent: true, passToCaller: true })
      : undefined,
  // 3: codes that say nothing
  ({ errCode }) => (isEither(errCode, ...SILENT_CODES) ? decision({ silent: true }) : undefined),
  // 4: the session has ended
  ({ status, errCode, message }) => (status === 401 && errCode === 25 ? warn(message, 'login') : undefined),
  // The session may do nothing but add a passkey: no rule of the specification
  ({ reason, message }) => (reason === PASSKEY_REASON.needed ? warn(message, 'passkeys') : undefined),
  // 5: refused, and the link messages
  ({ status, message }) =>
    isEither(status, 400, 401) ? fail(message, LINK_MESSAGES[message.trim()]) : undefined,
  // 6: the caller tells it in its own place
  ({ status, errCode }) =>
    isEither(status, 500, 504) && errCode === 4 ? decision({ passToCaller: true }) : undefined,
  // 7: refused by a rule
  ({ status, errCode, message }) =>
    (isEither(status, 406, 409) && errCode === 1) || (status === 422 && errCode === 4)
      ? fail(message)
      : undefined,
  // 8: by code
  ({ status, errCode, message }) => {
    if (isEither(errCode, ...WARNING_CODES)) return warn(message);
    if (errCode === 1) return isEither(Math.floor((status ?? 0) / 100), 4, 5) ? fail(message) : warn(message);
    return errCode === 422 ? fail(message) : undefined;
  },
];

/** What an answer that was no success means to people (ERR-001 to ERR-030). */
export const decide = (answer: Answer): Decision => {
  for (const rule of RULES) {
    const decided = rule(answer);
    if (decided !== undefined) return decided;
  }
  // 9: what nobody foresaw: name and message
  const text = [answer.name ?? 'Error', answer.message].filter(Boolean).join(': ');
  return { ...fail(text), log: true };
};
