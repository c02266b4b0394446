import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { productWords } from '@payung/shared/configured-products.ts';
import { config } from '@payung/shared/config.ts';
import type { Language } from '@payung/shared/domain/language.ts';
import type { ProductDescription } from '@payung/shared/product.ts';

/** Of 1200 × 630 pixels, as messengers show it beside a link. */
const PICTURE_PATH = '/app/link-preview.png';
const picture = readFileSync(new URL('link-preview.png', import.meta.url));
const A_DAY = 'public, max-age=86400';

const TEXTS = {
  en: {
    title: (product: string) => `Your ${product} quote`,
    text: (insurer: string) =>
      `See the price and go on in a few minutes, with a one-time code that we send to your phone. ${insurer}`,
    anything: 'insurance',
  },
  id: {
    title: (product: string) => `Penawaran ${product} untuk Anda`,
    text: (insurer: string) =>
      `Lihat harganya dan lanjutkan dalam beberapa menit, dengan kode OTP yang dikirim ke ponsel Anda. ${insurer}`,
    anything: 'asuransi',
  },
} as const;

/** One product as it is called in a sentence; of several below one address nobody knows which. */
const wordsOf = (products: readonly ProductDescription[], language: Language): string => {
  const [first, ...others] = products;
  if (first === undefined || others.length > 0) return TEXTS[language].anything;
  return productWords(first.productId, { en: first.displayName, id: first.displayName })[language];
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const ORIGIN = /^https?:\/\/[\w.-]+(:\d{1,5})?$/;

interface PreviewOptions {
  /** Those of the link's address. */
  readonly products: readonly ProductDescription[];
  readonly language: Language;
  /** What is no plain host gets no picture. */
  readonly origin: string;
}

/**
 * What messengers show of a share link (Open Graph): the same for every link of a product, known or not. Nobody is
 * asked what is behind it, so that it says nothing about anybody and opens nothing (decision 112).
 */
export const linkPreview = ({ products, language, origin }: PreviewOptions): string => {
  const { title, text } = TEXTS[language];
  const { brand } = config;
  const facts: readonly (readonly [string, string])[] = [
    ['og:type', 'website'],
    ['og:site_name', brand.name],
    ['og:title', title(wordsOf(products, language))],
    ['og:description', text(brand.insurer)],
    ...(ORIGIN.test(origin)
      ? ([
          ['og:image', origin + PICTURE_PATH],
          ['og:image:width', '1200'],
          ['og:image:height', '630'],
        ] as const)
      : []),
  ];
  return facts
    .map(([property, content]) => `<meta property="${property}" content="${escaped(content)}">`)
    .join('\n');
};

export const servePreviewPicture = (app: FastifyInstance): void => {
  app.get(PICTURE_PATH, (_request, reply) =>
    reply.type('image/png').header('cache-control', A_DAY).send(picture),
  );
};
