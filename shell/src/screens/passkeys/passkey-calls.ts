import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { isPasskeyHost } from '@payung/shared/domain/people/passkey.ts';
import { call } from '@payung/shared/api/client.ts';
import type { VerifiedOtp, WebAuthnJson } from '@payung/shared/schemas/auth.ts';
import { passkeyEndpoints } from '@payung/shared/api/endpoints/passkeys.ts';
import { ApiError } from '@payung/shared/api/api-error.ts';

/** Browsers inside of other apps, and old ones, have no passkeys; an address of numbers has none anywhere. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && isSecureContext && isPasskeyHost(location.hostname);

/** Whether the browser offers passkeys beside the phone numbers that it knows, and this device can have one. */
export const offersPasskeys = async (): Promise<boolean> => {
  if (!hasPasskeys() || typeof PublicKeyCredential.isConditionalMediationAvailable !== 'function')
    return false;
  const [isOffered, isOnDevice] = await Promise.all([
    PublicKeyCredential.isConditionalMediationAvailable(),
    PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable(),
  ]);
  return isOffered && isOnDevice;
};

const SYSTEMS = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux'] as const;

/** A first name for a passkey that is made on this device. */
export const deviceName = (userAgent: string): string =>
  SYSTEMS.find((system) => userAgent.includes(system)) ?? 'Passkey';

/** Not among the first files of any page. */
const library = () => import('@simplewebauthn/browser');

type Library = Awaited<ReturnType<typeof library>>;
let loaded: Library | undefined;

/** The library and what the server wants signed, at once: browsers want the dialog soon after the touch. */
const both = async (options: Promise<WebAuthnJson>) => {
  const [found, optionsJSON] = await Promise.all([library(), options]);
  loaded = found;
  return { ...found, optionsJSON };
};

let entering: Promise<VerifiedOtp> | undefined;

/** Lets the other sign-in finish: this one fails as that one does, or has been replaced by it. */
const replacedBy = async (other: Promise<VerifiedOtp>): Promise<never> => {
  await other;
  throw new DOMException('Another sign-in came first.', 'AbortError');
};

/**
 * With `isOffered` the browser shows passkeys at the phone field, and this waits until one is chosen there. The device
 * may answer that and the button at once: one sign-in is made of both, or the second would look like a copied key.
 */
export const signInWithPasskey = async (isOffered = false): Promise<VerifiedOtp> => {
  const { startAuthentication, optionsJSON } = await both(call(passkeyEndpoints.passkeyLoginOptions));
  if (entering !== undefined) return replacedBy(entering);
  const shown = await startAuthentication({
    optionsJSON: optionsJSON as unknown as PublicKeyCredentialRequestOptionsJSON,
    useBrowserAutofill: isOffered,
  });
  if (entering !== undefined) return replacedBy(entering);
  // Whose it is: an authenticator that does not say so is refused.
  const response = { ...shown.response, userHandle: shown.response.userHandle ?? '' };
  entering = call(passkeyEndpoints.passkeyLogin, { body: { credential: { ...shown, response } } });
  try {
    return await entering;
  } finally {
    entering = undefined;
  }
};

export const addPasskey = async (name: string): Promise<string> => {
  const { startRegistration, optionsJSON } = await both(call(passkeyEndpoints.passkeyOptions));
  const created = await startRegistration({
    optionsJSON: optionsJSON as unknown as PublicKeyCredentialCreationOptionsJSON,
  });
  const { message } = await call(passkeyEndpoints.addPasskey, { body: { name, credential: created } });
  return message;
};

/** Stops waiting for a passkey to be chosen. */
export const stopWaiting = (): void => loaded?.WebAuthnAbortService.cancelCeremony();

/** What the browser or the device says, by the name or code of its error. */
const PROBLEMS = {
  NotAllowedError: 'cancelled',
  AbortError: 'replaced',
  ERROR_CEREMONY_ABORTED: 'replaced',
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'already',
  InvalidStateError: 'already',
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: 'device',
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: 'device',
} as const;

/** `replaced`: by a newer request, so no message is shown. `server`: the answer has the message. */
type PasskeyProblem = (typeof PROBLEMS)[keyof typeof PROBLEMS] | 'failed' | 'server';

const isKnown = (name: unknown): name is keyof typeof PROBLEMS =>
  typeof name === 'string' && name in PROBLEMS;

export const passkeyProblem = (error: unknown): PasskeyProblem => {
  if (error instanceof ApiError) return 'server';
  const { name, code } = error as { readonly name?: unknown; readonly code?: unknown };
  const known = [code, name].find(isKnown);
  return known === undefined ? 'failed' : PROBLEMS[known];
};
