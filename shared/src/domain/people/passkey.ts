/** Limits of passkeys; both sides read them here. */
export const PASSKEY = {
  mostPerPerson: 10,
  nameLength: 40,
  challengeSeconds: 5 * 60,
  /** Adding and removing one asks for a sign-in that is no older. */
  recentSignInSeconds: 10 * 60,
} as const;

/** Why a call is refused, in the field `reason`. */
export const PASSKEY_REASON = {
  /** The session may do nothing but add a passkey. */
  needed: 'passkeyNeeded',
  /** A one-time code alone does not open this account: sign in with the passkey. */
  signInWith: 'signInWithPasskey',
  /** The sign-in is not recent. */
  signInAgain: 'signInAgain',
} as const;

/** Addresses of this kind have no passkeys: a passkey belongs to a name. */
export const isPasskeyHost = (host: string): boolean => !host.startsWith('[') && !/^[\d.]+$/.test(host);
