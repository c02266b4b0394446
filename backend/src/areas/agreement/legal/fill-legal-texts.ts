import { readFile } from 'node:fs/promises';
import { config } from '@payung/shared/config.ts';
import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { LEGAL, wordingOf } from '@payung/shared/domain/legal-documents.ts';
import type { Wording } from '@payung/shared/domain/wording.ts';
import type { Database } from '#core/database/database.ts';
import { transaction } from '#core/database/transaction.ts';
import type { KeptSection } from '#areas/agreement/tables.ts';
import { fillIn } from '#core/http/texts.ts';
import { hasLegalText, insertLegalTextOnce, lockLegalTexts } from './legal-texts-sql.ts';
import { hashOf } from '../text/agreement-hash.ts';
import { wordingText } from './wording-text.ts';

const SHIPPED = '2026-11';
const LANGUAGES = ['en', 'id'] as const;

interface Text {
  readonly title: string;
  readonly sections: readonly KeptSection[];
}

export interface Published {
  readonly document: string;
  readonly version: string;
  readonly inForceFrom: string;
  readonly texts: Readonly<Record<'en' | 'id', Text>>;
}

const filled = (words: string): string =>
  fillIn(words, { insurer: config.brand.insurer, brand: config.brand.name });

const shippedText = async (document: string, language: 'en' | 'id'): Promise<Text> => {
  const file = await readFile(new URL(`${document}.${SHIPPED}.${language}.json`, import.meta.url), 'utf8');
  const { title, sections } = JSON.parse(file) as Text;
  return {
    title: filled(title),
    sections: sections.map(({ heading, paragraphs }) => ({
      heading: filled(heading),
      paragraphs: paragraphs.map(filled),
    })),
  };
};

/** In both languages; a version that is there already stays as it is, and answers false. */
export const publishLegalText = async (
  tx: Parameters<typeof insertLegalTextOnce>[0],
  { document, version, inForceFrom, texts }: Published,
  now: Date,
): Promise<boolean> => {
  let isNew = true;
  for (const language of LANGUAGES) {
    const text = { language, ...texts[language] };
    const hash = hashOf(`${document} ${version}`, text);
    const row = { document, version, ...text, hash, in_force_from: inForceFrom, published_at: now };
    isNew = (await insertLegalTextOnce(tx, row)) && isNew;
  }
  return isNew;
};

/** A product that is sold, with what it excludes; without one its conditions are a partner's. */
interface Sold {
  readonly productId: string;
  readonly name: string;
  readonly wording?: Wording<never>;
}

/**
 * The samples where an operator has published none, and the wording of every product that is sold: a version that the
 * code does not have any more is still read by those who agreed to it.
 */
export const fillLegalTexts = (db: Database, products: readonly Sold[], now: Date): Promise<void> =>
  transaction(db, async (tx) => {
    await lockLegalTexts(tx);
    const inForceFrom = todayInJakarta(now);
    for (const document of Object.values(LEGAL)) {
      if (await hasLegalText(tx, document)) continue;
      const [en, id] = await Promise.all(LANGUAGES.map((language) => shippedText(document, language)));
      if (en === undefined || id === undefined) continue;
      await publishLegalText(tx, { document, version: SHIPPED, inForceFrom, texts: { en, id } }, now);
    }
    for (const { productId, name, wording } of products) {
      if (wording === undefined) continue;
      const texts = { en: wordingText(name, wording, 'en'), id: wordingText(name, wording, 'id') };
      const { version } = wording;
      await publishLegalText(tx, { document: wordingOf(productId), version, inForceFrom, texts }, now);
    }
  });
