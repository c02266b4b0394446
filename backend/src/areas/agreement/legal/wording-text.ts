import { config } from '@payung/shared/config.ts';
import type { Wording } from '@payung/shared/domain/wording.ts';
import type { BilingualText } from '@payung/shared/product.ts';
import type { KeptSection } from '#areas/agreement/tables.ts';
import type { Language } from '#core/http/language.ts';

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
export const wordingText = (
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
