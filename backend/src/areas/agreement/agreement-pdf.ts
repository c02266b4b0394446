import { notFound } from '#core/http/api-refusal.ts';
import { findAcceptance, findText } from './sql.ts';
import type { AgreementSubject } from './sql.ts';
import { findRegistration } from '#areas/onboarding/sql/registrations.ts';
import type { BinaryReply, HandlerContextOf } from '../area.ts';
import { requireUnlocked } from '../onboarding/own-registration.ts';
import type { Services } from '../services.ts';
import { agreementDocument } from './agreement-document.ts';
import { subjectOf } from './agreement-subject.ts';

const FILE_NAME = { en: 'agreement', id: 'perjanjian' } as const;

interface PrintedAgreement extends BinaryReply {
  readonly fileName: string;
  readonly name: string;
  readonly language: 'en' | 'id';
}

/** In the language in which it was accepted; nothing where it was not. */
export const printAgreement = async (
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
