import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { call } from '@payung/shared/api/client.ts';
import type { VerifiedOtp, WebAuthnJson } from '@payung/shared/schemas/auth.ts';
import { passkeyEndpoints } from '@payung/shared/api/endpoints/passkeys.ts';

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

/** With `isOffered` the browser shows passkeys at the phone field, and this waits until one is chosen there. */
export const signInWithPasskey = async (isOffered = false): Promise<VerifiedOtp> => {
  const { startAuthentication, optionsJSON } = await both(call(passkeyEndpoints.passkeyLoginOptions));
  const shown = await startAuthentication({
    optionsJSON: optionsJSON as unknown as PublicKeyCredentialRequestOptionsJSON,
    useBrowserAutofill: isOffered,
  });
  // Whose it is: an authenticator that does not say so is refused.
  const response = { ...shown.response, userHandle: shown.response.userHandle ?? '' };
  return call(passkeyEndpoints.passkeyLogin, { body: { credential: { ...shown, response } } });
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
