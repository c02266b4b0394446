import { CONSENT_VERSIONS } from '@payung/shared/domain/privacy/consent-versions.ts';
import type { Queries } from '#core/database/database.ts';
import type { Language } from '#core/http/language.ts';
import { insertConsents } from '#areas/privacy/sql/consents.ts';

interface ContactConsent {
  readonly leadId: string;
  readonly agentId: string;
  readonly language: Language;
  /** Unticking it takes back what was agreed. */
  readonly granted: boolean;
  readonly now: Date;
}

/** An agent enters at the desk that somebody agreed to be contacted, or no longer does. */
export const recordContactConsent = (
  tx: Queries,
  { leadId, agentId, language, granted, now }: ContactConsent,
): Promise<void> =>
  insertConsents(tx, [
    {
      subject: { kind: 'lead', id: leadId },
      version: null,
      purpose: 'contact',
      granted,
      entry: granted ? 'answer' : 'withdrawal',
      textVersion: CONSENT_VERSIONS.contact,
      language,
      actor: { kind: 'agent', id: agentId },
      now,
    },
  ]);

interface ListConsent {
  readonly importId: string;
  readonly agentId: string;
  readonly language: Language;
  readonly now: Date;
}

/** An agent declares it of everybody on a list; the leads name the import that they came by. */
export const recordListConsent = (
  tx: Queries,
  { importId, agentId, language, now }: ListConsent,
): Promise<void> =>
  insertConsents(tx, [
    {
      subject: { kind: 'leadImport', id: importId },
      version: null,
      purpose: 'contactList',
      granted: true,
      textVersion: CONSENT_VERSIONS.contactList,
      language,
      actor: { kind: 'agent', id: agentId },
      now,
    },
  ]);
