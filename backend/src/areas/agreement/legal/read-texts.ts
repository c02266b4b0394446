import { LEGAL, wordingOf } from '@payung/shared/domain/legal-documents.ts';
import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import type { Queries } from '#core/database/database.ts';
import { refused } from '#core/http/api-refusal.ts';
import type { Language } from '#core/http/language.ts';
import { TEXTS } from '#core/http/texts.ts';
import type { ReadText } from '#areas/privacy/tables.ts';
import { findLegalText } from './legal-texts-sql.ts';

/** The legal texts linked at a box that agrees to the contract. */
export const contractTexts = (productId: string): readonly string[] => [LEGAL.terms, wordingOf(productId)];

interface ShownTexts {
  readonly documents: readonly string[];
  readonly language: Language;
  /** The day on which their box was shown; open pages of an earlier release do not say it. */
  readonly shownOn: IsoDate | undefined;
  readonly now: Date;
}

/** The texts in force on the day the boxes were shown, which must still be those of today. */
export const readTexts = async (
  tx: Queries,
  { documents, language, shownOn, now }: ShownTexts,
): Promise<readonly ReadText[]> => {
  const day = todayInJakarta(now);
  const texts: ReadText[] = [];
  for (const document of documents) {
    const current = await findLegalText(tx, { document, language, day });
    if (current === undefined) continue;
    if (shownOn !== undefined && current.in_force_from > shownOn) throw refused(TEXTS.wordingUnknown);
    texts.push({ document, version: current.version, hash: current.hash });
  }
  return texts;
};
