import { config } from '@payung/shared/config.ts';
import type { Wording } from '@payung/shared/domain/text/wording.ts';
import type { BilingualText } from '@payung/shared/product.ts';
import type { KeptSection } from '#areas/agreement/tables.ts';
import type { Language } from '#core/http/language.ts';
import { readFile } from 'node:fs/promises';
import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { LEGAL, wordingOf, isLegalDocument } from '@payung/shared/domain/legal-documents.ts';
import type { Database } from '#core/database/database.ts';
import { transaction } from '#core/database/transaction.ts';
import { fillIn } from '#core/http/texts.ts';
import { hasLegalText, insertLegalTextOnce, lockLegalTexts, findLegalText } from './legal-texts-sql.ts';
import { hashOf } from '../text/fill-agreement.ts';
import type { LegalText } from '@payung/shared/schemas/agreement.ts';
import { notFound } from '#core/http/api-refusal.ts';
import type { HandlerContextOf } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';

const TEXTS = {
  title: { en: 'policy wording', id: 'ketentuan polis' },
  about: { en: 'About this text', id: 'Tentang naskah ini' },
  sample: {
    en: "Example texts; the insurer's own wording takes their place.",
    id: 'Teks contoh; akan digantikan ketentuan polis penanggung.',
  },
  covered: { en: 'What is covered', id: 'Yang dijamin' },
  inPolicy: {
    en: 'Benefits and their limits depend on the plan and on what was added. They stand in your quotation and in your policy.',
    id: 'Manfaat dan batasnya bergantung pada paket dan manfaat tambahan yang dipilih. Keduanya tercantum dalam penawaran dan polis Anda.',
  },
  notCovered: { en: 'What is not covered', id: 'Yang tidak dijamin' },
  some: {
    en: 'Some of this holds for certain plans and trips only, or no longer once it was added. Your policy lists what holds for you.',
    id: 'Sebagian hanya berlaku untuk paket atau perjalanan tertentu, atau tidak berlaku lagi setelah ditambahkan. Polis Anda memuat yang berlaku bagi Anda.',
  },
  claims: { en: 'Claims', id: 'Klaim' },
} as const satisfies Record<string, BilingualText>;

/** The wording of a product as a text to read: the same exclusions that its pages and documents print. */
const wordingText = (
  name: string,
  { exclusions }: Wording<never>,
  language: Language,
): { readonly title: string; readonly sections: readonly KeptSection[] } => {
  const { claims, emergencyPhone } = config.brand;
  return {
    title: `${name}: ${TEXTS.title[language]}`,
    sections: [
      { heading: TEXTS.about[language], paragraphs: [TEXTS.sample[language]] },
      { heading: TEXTS.covered[language], paragraphs: [TEXTS.inPolicy[language]] },
      {
        heading: TEXTS.notCovered[language],
        paragraphs: [...exclusions.map(({ text }) => text[language]), TEXTS.some[language]],
      },
      {
        heading: TEXTS.claims[language],
        paragraphs: [emergencyPhone, `${claims.phone}, ${claims.hours[language]}`, claims.email],
      },
    ],
  };
};

const SHIPPED = '2026-11';
const LANGUAGES = ['en', 'id'] as const;

interface Text {
  readonly title: string;
  readonly sections: readonly KeptSection[];
}

interface LegalTextVersion {
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

/** In both languages; false for a version that exists already, which is not changed. */
export const publishLegalText = async (
  tx: Parameters<typeof insertLegalTextOnce>[0],
  { document, version, inForceFrom, texts }: LegalTextVersion,
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
interface SoldProduct {
  readonly productId: string;
  readonly name: string;
  readonly wording?: Wording<never>;
}

/**
 * The samples where an operator has published none, and the wording of every product that is sold: a version that the
 * code does not have any more is still read by those who agreed to it.
 */
export const fillLegalTexts = (db: Database, products: readonly SoldProduct[], now: Date): Promise<void> =>
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
