import { formatDate } from '@payung/shared/domain/dates.ts';
import type { DocumentContent } from '#core/documents/document-content.ts';
import { jakartaDateTime } from '#areas/privacy/privacy-texts.ts';
import type { Acceptance, AgreementText, AgreementSubject } from './sql.ts';
import { AGREEMENT_TEXTS as TEXTS } from './agreement-texts.ts';
import { notFound } from '#core/http/api-refusal.ts';
import { findAcceptance, findText } from './sql.ts';
import { findRegistration } from '#areas/onboarding/sql/registrations.ts';
import type { BinaryReply, HandlerContextOf } from '../area.ts';
import { requireUnlocked } from '../onboarding/own-registration.ts';
import type { Services, Job } from '../services.ts';
import { subjectOf } from './get-agreement.ts';
import { config } from '@payung/shared/config.ts';
import type { Queries } from '#core/database/database.ts';
import { fillIn } from '#core/http/texts.ts';
import { messageTo } from '#providers/messages/designed-message.ts';
import type { NewMessage } from '#providers/messages/designed-message.ts';
import { findAgent } from '#areas/agents/sql/agents.ts';

/** The accepted text, by whom and when; never changes. */
const agreementDocument = (text: AgreementText, accepted: Acceptance): DocumentContent => {
  const { language } = text;
  const { subject_kind: kind, subject_id: id } = accepted;
  const acceptedAt = jakartaDateTime(accepted.accepted_at);
  const line = (label: keyof typeof TEXTS, value: string) => ({ label: TEXTS[label][language], value });
  return {
    kind: 'agreement',
    archiveName: `${kind}-${id}-agreement-${text.version}-${language}`,
    language,
    title: text.title,
    number: `${TEXTS.version[language]} ${text.version}`,
    highlights: [line('acceptedBy', accepted.name), line('acceptedAt', acceptedAt)],
    sections: [
      ...text.sections.map(({ heading, paragraphs }) => ({
        heading,
        style: 'paragraphs' as const,
        lines: paragraphs.map((paragraph) => ({ label: paragraph, value: '' })),
      })),
      {
        heading: TEXTS.proof[language],
        lines: [
          line('acceptedBy', accepted.name),
          line('acceptedAt', acceptedAt),
          line('version', text.version),
          line('inForceFrom', formatDate(text.in_force_from)),
          line('language', TEXTS.languageName[language]),
          line('hash', accepted.hash),
        ],
      },
    ],
    notes: [],
  };
};

const FILE_NAME = { en: 'agreement', id: 'perjanjian' } as const;

interface PrintedAgreement extends BinaryReply {
  readonly fileName: string;
  readonly title: string;
  readonly name: string;
  readonly language: 'en' | 'id';
}

/** In the language of the acceptance; undefined when not accepted. */
const printAgreement = async (
  { db, documents }: Pick<Services, 'db' | 'documents'>,
  subject: AgreementSubject,
  version: string,
): Promise<PrintedAgreement | undefined> => {
  const accepted = await findAcceptance(db, subject, version);
  if (accepted === undefined) return undefined;
  const text = await findText(db, accepted);
  return {
    bytes: await documents.read(agreementDocument(text, accepted)),
    fileName: `${FILE_NAME[text.language]}-${version}.pdf`,
    title: text.title,
    name: accepted.name,
    language: text.language,
  };
};

export const agreementPdf = async (
  { params: { version }, caller }: HandlerContextOf<'agreementPdf'>,
  services: Services,
): Promise<BinaryReply> => {
  if (caller.kind === 'registrant') {
    const registration = await findRegistration(services.db, caller.registrationId);
    if (registration === undefined) throw notFound();
    await requireUnlocked(services.db, registration, caller.tokenHash);
  }
  const printed = await printAgreement(services, subjectOf(caller), version);
  if (printed === undefined) throw notFound();
  return { bytes: printed.bytes, fileName: printed.fileName };
};

/** Empty where nobody gave an address. */
const emailOf = async (db: Queries, { kind, id }: AgreementSubject): Promise<string> => {
  if (kind === 'agent') return (await findAgent(db, id))?.email ?? '';
  return (await findRegistration(db, id))?.form.email ?? '';
};

/** Nothing where there is no address, or where the registration was deleted meanwhile. */
export const agreementEmail = async (
  services: Services,
  { subject, version }: Extract<Job, { kind: 'sendAgreement' }>,
): Promise<NewMessage | undefined> => {
  const to = await emailOf(services.db, subject);
  const printed = to === '' ? undefined : await printAgreement(services, subject, version);
  if (printed === undefined) return undefined;
  const { language, title, name, fileName, bytes } = printed;
  const content = {
    language,
    title: fillIn(TEXTS.emailSubject[language], { brand: config.brand.name }),
    about: title,
    paragraphs: fillIn(TEXTS.emailBody[language], { name, version }).split('\n\n'),
    facts: [[TEXTS.version[language], version]],
  } as const;
  return messageTo({ channel: 'email', to }, content, [{ fileName, contentType: 'application/pdf', bytes }]);
};
