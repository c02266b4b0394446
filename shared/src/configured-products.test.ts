import { expect, it } from 'vitest';
import { LINK_PREFIXES, PRODUCT_IDS, PRODUCT_NAMES, productOf, productWords } from './configured-products.ts';

it('sells six products [SHELL-004]', () => {
  expect(Object.keys(PRODUCT_IDS)).toEqual(['travel', 'motor4w', 'motor2w', 'home', 'pa', 'ci']);
  expect(new Set(Object.values(PRODUCT_IDS)).size).toBe(6);
  expect(productOf(PRODUCT_IDS.pa)).toBe('pa');
  expect(productOf('somebody else')).toBeUndefined();
});

it('names the six products exactly [SHELL-005]', () => {
  expect(Object.values(PRODUCT_NAMES)).toEqual([
    'Travel Insurance',
    'Motor Insurance 4W',
    'Motor Insurance 2W',
    'Home Insurance',
    'Personal Accident Insurance',
    'Critical Illness Insurance',
  ]);
});

const wordsOf = (productId: string) => productWords(productId, { en: 'Kite', id: 'Layang-layang' });

it('calls the six products inside sentences as their readers do (ruling R84)', () => {
  expect(Object.values(PRODUCT_IDS).map((id) => Object.values(wordsOf(id)))).toEqual([
    ['travel insurance', 'asuransi perjalanan'],
    ['car insurance', 'asuransi mobil'],
    ['motorcycle insurance', 'asuransi sepeda motor'],
    ['home insurance', 'asuransi rumah'],
    ['personal accident insurance', 'asuransi kecelakaan diri'],
    ['critical illness insurance', 'asuransi penyakit kritis'],
  ]);
  expect(wordsOf('somebody else')).toEqual({ en: 'Kite', id: 'Layang-layang' });
});

it('knows the prefixes of all links that were ever sent out (ruling R02)', () => {
  expect(LINK_PREFIXES).toEqual(['travel', 'motor', 'home', 'pa', 'ci']);
});

it('finds the six products by their opaque ids, and none for another id [SHELL-044]', () => {
  const products = [
    '61f0c1a5e4b0a70001a3d101',
    '61f0c1a5e4b0a70001a3d102',
    '61f0c1a5e4b0a70001a3d103',
    '61f0c1a5e4b0a70001a3d104',
    '61f0c1a5e4b0a70001a3d105',
    '61f0c1a5e4b0a70001a3d106',
    '61f0c1a5e4b0a70001a3d107',
  ].map(productOf);
  expect(products.map((product) => product && PRODUCT_NAMES[product])).toEqual([
    'Travel Insurance',
    'Motor Insurance 4W',
    'Motor Insurance 2W',
    'Home Insurance',
    'Personal Accident Insurance',
    'Critical Illness Insurance',
    undefined,
  ]);
});
