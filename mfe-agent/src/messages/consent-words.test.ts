import { expect, it } from 'vitest';
import { consentText, CONSENT_VERSIONS } from '@payung/shared/domain/privacy/consent-texts.ts';
import en from './en.json' with { type: 'json' };
import id from './id.json' with { type: 'json' };

it.each([
  ['contact', 'leads.form.consent', 'leads.form.consent.help'],
  ['contactList', 'import.consent', 'import.consentPurpose'],
] as const)('shows the same consent text for %s that is stored with its version', (purpose, title, use) => {
  expect(consentText(purpose, CONSENT_VERSIONS[purpose], 'agent')?.words).toEqual({
    en: `${en[title]}\n${en[use]}`,
    id: `${id[title]}\n${id[use]}`,
  });
});
