/**
 * Which wording is on the screen, by purpose: it goes to the server with the answer, and the server keeps the words
 * of that version. Change it together with the text; `consent-texts.test.ts` fails where one is forgotten.
 */
export const CONSENT_VERSIONS = {
  terms: '2026-11',
  dataProcessing: '2026-11',
  marketing: '2026-11',
  identityPhoto: '2026-11',
  /** That somebody may be contacted, as an agent enters it at the desk. */
  contact: '2026-11',
  /** The same of everybody on an imported list. */
  contactList: '2026-11',
  /** Of somebody who becomes an agent. */
  registration: '2026-11',
} as const;

/** Version of `identityPhoto` for people who register or sell: they insure nobody, so other words are read. */
export const OWN_CARD_CONSENT = '2026-11-partner';

export type ConsentPurpose = keyof typeof CONSENT_VERSIONS;
