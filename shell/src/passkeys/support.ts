import { isPasskeyHost } from '@payung/shared/domain/people/passkey.ts';

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
