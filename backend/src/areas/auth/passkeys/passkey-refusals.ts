import { PASSKEY_REASON } from '@payung/shared/domain/people/passkey.ts';
import { ApiRefusal, ERR_CODE } from '#core/http/api-refusal.ts';
import { PASSKEY_TEXTS } from './passkey-texts.ts';

const forbiddenFor = (reason: string, text: ApiRefusal['text']): ApiRefusal =>
  new ApiRefusal({ status: 403, errCode: ERR_CODE.refused }, text, { also: { reason } });

/** The session may do nothing but add a passkey. */
export const passkeyNeeded = (): ApiRefusal => forbiddenFor(PASSKEY_REASON.needed, PASSKEY_TEXTS.needed);

/** The code was right, and is not enough. */
export const codeNotEnough = (): ApiRefusal =>
  forbiddenFor(PASSKEY_REASON.signInWith, PASSKEY_TEXTS.signInWith);

/** The session was begun with a code before its owner had a passkey, and opens nothing any more. */
export const signInWithPasskey = (): ApiRefusal =>
  new ApiRefusal({ status: 401, errCode: ERR_CODE.sessionEnded }, PASSKEY_TEXTS.signInWith, {
    also: { reason: PASSKEY_REASON.signInWith },
  });

export const signInAgain = (): ApiRefusal =>
  forbiddenFor(PASSKEY_REASON.signInAgain, PASSKEY_TEXTS.signInAgain);
