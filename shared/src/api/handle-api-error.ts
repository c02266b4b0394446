import { languageAtom } from '@payung/shared/session/language.ts';
import { handoffAtom, ownerAtom } from '@payung/shared/session/session.ts';
import { endSession } from '@payung/shared/session/sign-in.ts';
import { store } from '@payung/shared/session/store.ts';
import { plainText } from '@payung/shared/session/texts.ts';
import { ApiError } from './api-error.ts';
import { decide } from './error-codes.ts';
import type { Answer, Decision, Redirect } from './error-codes.ts';

/** What the shell gives the platform once: how to tell people something and how to lead them away. */
export interface Effects {
  readonly toast: (kind: 'warning' | 'error', text: string) => void;
  readonly redirect: (to: Redirect) => void;
  readonly log: (message: string, error: unknown) => void;
}

let effects: Effects | undefined;
export const connectEffects = (next: Effects | undefined): void => {
  effects = next;
};

/** Only logged: problems that are no failed call and of which no message is shown (MAP-004, MAP-005). */
export const logOnly = (message: string, cause?: unknown): void => effects?.log(message, cause);

export interface ApiErrorOptions {
  /** Only logged: for calls where the specification shows nothing (TRV-069, ERR-027). */
  readonly quiet?: boolean | undefined;
}

const reacted = new WeakSet<object>();

/** The server's own words, unless it has none or they are English on an Indonesian page. */
const textOf = ({ text, textId }: Decision): string => {
  const language = store.get(languageAtom);
  if (textId === undefined || (text !== undefined && language === 'en')) return text ?? '';
  return plainText(language, textId);
};

const answerOf = (error: object): Answer => {
  if (error instanceof ApiError) {
    const { status, errCode, bodyStatus, errMsg, reason } = error;
    return {
      status,
      errCode,
      bodyStatus,
      message: errMsg,
      reason,
      name: status === undefined ? undefined : `HTTP ${status}`,
    };
  }
  // A mistake of our own, not an answer: status 0 belongs to no rule but the last.
  return error instanceof Error
    ? { status: 0, message: error.message, name: error.name }
    : { status: 0, message: '' };
};

/** The answer came when the person who had asked was gone. */
const isOfSomebodyElse = (error: object): boolean =>
  error instanceof ApiError && error.askedBy !== undefined && error.askedBy !== store.get(ownerAtom);

/**
 * The single place where a failed call becomes something that people notice (ERR-030). An error is
 * acted upon once, however many hands it goes through. An ended session leads away even when quiet.
 */
export const handleApiError = (
  error: unknown,
  { quiet = false }: ApiErrorOptions = {},
): Decision | undefined => {
  if (typeof error !== 'object' || error === null || reacted.has(error)) return undefined;
  if (error instanceof DOMException && error.name === 'AbortError') return undefined;
  reacted.add(error);
  const decided = decide(answerOf(error));
  if (decided.log || quiet) effects?.log('A call failed.', error);
  // Several calls find the same session ended; the person who uses the tab afterwards is not logged out by them.
  if (decided.redirect === 'login' && isOfSomebodyElse(error)) return decided;
  // A second device cannot sign in again: the page that it is led to says that the hand-off is over.
  const isHandedOver = decided.redirect === 'login' && store.get(handoffAtom) !== undefined;
  if (decided.redirect === 'login') void endSession();
  const text = textOf(decided);
  const isSaid = !isHandedOver && (!quiet || decided.redirect !== undefined);
  if (decided.toast !== undefined && text !== '' && isSaid) {
    effects?.toast(decided.toast, text);
  }
  if (decided.redirect !== undefined) effects?.redirect(decided.redirect);
  return decided;
};
