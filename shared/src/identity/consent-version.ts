/** Stored with every consent to a photo of a card: which wording was on the screen. Change it with the text. */
export const IDENTITY_CONSENT_VERSION = '2026-11';
