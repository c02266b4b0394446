/** Where agents read and accept the agreement (ruling R56). */
export const AGREEMENT = '/agreement';

/** A new version is to be accepted; after that the login leads on to where it wanted to go. */
export const agreementFirst = (target: string): string => `${AGREEMENT}?next=${encodeURIComponent(target)}`;
