import type {
  AcceptedAgreement,
  Agreement,
  AgreementVersion,
} from '@payung/shared/api/endpoints/agreement.ts';
import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { notFound } from '#core/http/api-refusal.ts';
import { findAcceptance, findInForce, listAcceptances, listVersions } from './sql.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import { subjectOf } from './agreement-subject.ts';

export const getAgreement = async (
  { caller, language }: HandlerContextOf<'getAgreement'>,
  { db, clock }: Services,
): Promise<Agreement> => {
  const text = await findInForce(db, todayInJakarta(clock.now()), language);
  if (text === undefined) throw notFound();
  const { version, title, sections, hash, in_force_from: inForceFrom } = text;
  const accepted = await findAcceptance(db, subjectOf(caller), version);
  const acceptedAt = accepted && { acceptedAt: accepted.accepted_at.toISOString() };
  return { version, language, title, sections, hash, inForceFrom, ...acceptedAt };
};

export const acceptedAgreements = async (
  { caller }: HandlerContextOf<'acceptedAgreements'>,
  { db }: Services,
): Promise<{ readonly agreements: readonly AcceptedAgreement[] }> => {
  const rows = await listAcceptances(db, subjectOf(caller));
  return {
    agreements: rows.map(({ version, language, accepted_at: at }) => ({
      version,
      language,
      acceptedAt: at.toISOString(),
    })),
  };
};

export const listAgreements = async (
  _context: HandlerContextOf<'listAgreements'>,
  { db }: Services,
): Promise<{ readonly agreements: readonly AgreementVersion[] }> => {
  const rows = await listVersions(db);
  return {
    agreements: rows.map((row) => ({
      version: row.version,
      inForceFrom: row.in_force_from,
      publishedAt: row.published_at.toISOString(),
      accepted: Number(row.accepted),
    })),
  };
};
