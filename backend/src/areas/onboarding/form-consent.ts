import type { SavedDetails } from '@payung/shared/api/endpoints/onboarding.ts';
import { consentText } from '@payung/shared/domain/privacy/consent-texts.ts';
import { refused } from '#core/http/api-refusal.ts';
import type { Language } from '#core/http/language.ts';
import { TEXTS } from '#core/http/texts.ts';
import { insertConsents, listConsents } from '#areas/privacy/sql/consents.ts';
import { ONBOARDING_TEXTS } from './onboarding-texts.ts';
import type { Changing } from './own-registration.ts';

/** The box is ticked once; a finished form without it is refused (UU PDP). */
export const keepConsent = async (
  { tx, row, now }: Changing,
  { isDone, consentVersion }: SavedDetails,
  language: Language,
): Promise<void> => {
  const subject = { kind: 'registration', id: row.id } as const;
  const given = (await listConsents(tx, subject)).filter(({ purpose }) => purpose === 'registration');
  if (consentVersion === undefined) {
    if (isDone && given.length === 0) throw refused(ONBOARDING_TEXTS.consentMissing);
    return;
  }
  if (given.some(({ text_version }) => text_version === consentVersion)) return;
  if (consentText('registration', consentVersion, 'self') === undefined) throw refused(TEXTS.wordingUnknown);
  await insertConsents(tx, [
    {
      subject,
      version: null,
      purpose: 'registration',
      granted: true,
      textVersion: consentVersion,
      language,
      actor: { kind: 'registrant', id: row.id },
      givenBy: 'self',
      now,
    },
  ]);
};
