/** Fixed on both sides: a token never chooses its own algorithms. */
export const SIGNATURE = 'ES256';
export const KEY_AGREEMENT = 'ECDH-ES+A256KW';
export const ENCRYPTION = 'A256GCM';
/** Of the encrypted token: what is inside is a signed one. */
export const NESTED = 'JWT';

export const TOKEN_SECONDS = 300;

/** Partner's addresses below its base address. */
export const PARTNER_PATHS = { handover: '/handover', health: '/health', error: '/error' } as const;

export const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);
