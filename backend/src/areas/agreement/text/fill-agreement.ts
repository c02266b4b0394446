import { createHash } from 'node:crypto';
import type { KeptSection } from '#areas/agreement/tables.ts';
import { readFile } from 'node:fs/promises';
import { config } from '@payung/shared/config.ts';
import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import type { Database } from '#core/database/database.ts';
import { transaction } from '#core/database/transaction.ts';
import { fillIn } from '#core/http/texts.ts';
import { hasAgreement, insertVersion, lockAgreements } from '#areas/agreement/sql.ts';

interface AgreementText {
  readonly language: 'en' | 'id';
  readonly title: string;
  readonly sections: readonly KeptSection[];
}

/** SHA-256 of version, language and words, as JSON without spaces and with its fields in this order. */
export const hashOf = (version: string, { language, title, sections }: AgreementText): string =>
  createHash('sha256')
    .update(
      JSON.stringify({
        version,
        language,
        title,
        sections: sections.map(({ heading, paragraphs }) => ({ heading, paragraphs })),
      }),
    )
    .digest('hex');

const SHIPPED = '2026-11';
const LANGUAGES = ['en', 'id'] as const;

interface ShippedText {
  readonly title: string;
  readonly sections: readonly KeptSection[];
}

const filled = (words: string): string =>
  fillIn(words, { insurer: config.brand.insurer, brand: config.brand.name });

/** As it is written in the file, with the names of the insurer and of the platform filled in. */
const shippedText = async (language: 'en' | 'id'): Promise<ShippedText> => {
  const file = await readFile(new URL(`${SHIPPED}.${language}.json`, import.meta.url), 'utf8');
  const text = JSON.parse(file) as ShippedText;
  return {
    title: filled(text.title),
    sections: text.sections.map(({ heading, paragraphs }) => ({
      heading: filled(heading),
      paragraphs: paragraphs.map(filled),
    })),
  };
};

/** The sample where there is no agreement yet, in force from today; what an operator has published stays the newest. */
export const fillAgreement = (db: Database, now: Date): Promise<void> =>
  transaction(db, async (tx) => {
    await lockAgreements(tx);
    if (await hasAgreement(tx)) return;
    const texts = await Promise.all(
      LANGUAGES.map(async (language) => ({ language, ...(await shippedText(language)) })),
    );
    await insertVersion(tx, {
      version: SHIPPED,
      inForceFrom: todayInJakarta(now),
      publishedBy: null,
      texts: texts.map((text) => ({ ...text, hash: hashOf(SHIPPED, text) })),
      now,
    });
  });
