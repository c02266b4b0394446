import { config } from '@payung/shared/config.ts';
import type { Queries } from '#core/database/database.ts';
import { fillIn } from '#core/http/texts.ts';
import type { Message } from '#providers/messages/message.ts';
import { findAgent } from '#areas/agents/sql/agents.ts';
import type { AgreementSubject } from './sql.ts';
import { findRegistration } from '#areas/onboarding/sql/registrations.ts';
import type { Job, Services } from '../services.ts';
import { printAgreement } from './agreement-pdf.ts';
import { AGREEMENT_TEXTS } from './agreement-texts.ts';

/** Empty where nobody gave an address. */
const emailOf = async (db: Queries, { kind, id }: AgreementSubject): Promise<string> => {
  if (kind === 'agent') return (await findAgent(db, id))?.email ?? '';
  return (await findRegistration(db, id))?.form.email ?? '';
};

/** Nothing where there is no address, or where the registration was deleted meanwhile. */
export const agreementEmail = async (
  services: Services,
  { subject, version }: Extract<Job, { kind: 'sendAgreement' }>,
): Promise<Omit<Message, 'sentFor'> | undefined> => {
  const to = await emailOf(services.db, subject);
  const printed = to === '' ? undefined : await printAgreement(services, subject, version);
  if (printed === undefined) return undefined;
  const { language, name, fileName, bytes } = printed;
  return {
    channel: 'email',
    to,
    subject: fillIn(AGREEMENT_TEXTS.emailSubject[language], { brand: config.brand.name }),
    body: fillIn(AGREEMENT_TEXTS.emailBody[language], { name, version }),
    language,
    attachments: [{ fileName, contentType: 'application/pdf', bytes }],
  };
};
