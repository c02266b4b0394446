import type { LegalText } from '@payung/shared/api/endpoints/agreement.ts';
import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { isLegalDocument } from '@payung/shared/domain/legal-documents.ts';
import { notFound } from '#core/http/api-refusal.ts';
import { findLegalText } from './legal-texts-sql.ts';
import type { HandlerContextOf } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';

/** What counts today, or the version that somebody agreed to. */
export const legalText = async (
  { params: { document }, query: { version }, language }: HandlerContextOf<'legalText'>,
  { db, clock }: Services,
): Promise<LegalText> => {
  const day = todayInJakarta(clock.now());
  const wanted = { document, language, version, day };
  const text = isLegalDocument(document) ? await findLegalText(db, wanted) : undefined;
  if (text === undefined || text.in_force_from > day) throw notFound();
  const { title, sections, hash, in_force_from: inForceFrom } = text;
  return { version: text.version, language, title, sections, hash, inForceFrom };
};
