import type { BilingualText } from './product.ts';

/** What an operator sells, with the opaque identifiers that the calls carry (SHELL-044). */
export const PRODUCT_IDS = {
  travel: '61f0c1a5e4b0a70001a3d101',
  motor4w: '61f0c1a5e4b0a70001a3d102',
  motor2w: '61f0c1a5e4b0a70001a3d103',
  home: '61f0c1a5e4b0a70001a3d104',
  pa: '61f0c1a5e4b0a70001a3d105',
  ci: '61f0c1a5e4b0a70001a3d106',
} as const;

export type Product = keyof typeof PRODUCT_IDS;

/** Display names, literal in both languages (SHELL-005). */
export const PRODUCT_NAMES: Readonly<Record<Product, string>> = {
  travel: 'Travel Insurance',
  motor4w: 'Motor Insurance 4W',
  motor2w: 'Motor Insurance 2W',
  home: 'Home Insurance',
  pa: 'Personal Accident Insurance',
  ci: 'Critical Illness Insurance',
};

/** What a product is called inside sentences, subjects of mails and names of files (ruling R84). */
const PRODUCT_WORDS: Readonly<Record<Product, BilingualText>> = {
  travel: { en: 'travel insurance', id: 'asuransi perjalanan' },
  motor4w: { en: 'car insurance', id: 'asuransi mobil' },
  motor2w: { en: 'motorcycle insurance', id: 'asuransi sepeda motor' },
  home: { en: 'home insurance', id: 'asuransi rumah' },
  pa: { en: 'personal accident insurance', id: 'asuransi kecelakaan diri' },
  ci: { en: 'critical illness insurance', id: 'asuransi penyakit kritis' },
};

/** The product behind an identifier, or nothing for an identifier of somebody else. */
export const productOf = (productId: string): Product | undefined =>
  (Object.keys(PRODUCT_IDS) as Product[]).find((product) => PRODUCT_IDS[product] === productId);

/** Those words, or the name of a product that is not in the list. */
export const productWords = (productId: string, name: BilingualText): BilingualText => {
  const known = productOf(productId);
  return known === undefined ? name : PRODUCT_WORDS[known];
};

/**
 * First parts of link addresses that this operator sends out, also of products that are not deployed
 * right now: their links say so (ruling R02).
 */
export const LINK_PREFIXES: readonly string[] = ['travel', 'motor', 'home', 'pa', 'ci'];
