import { NO_ADDRESS } from '@payung/shared/address/address.ts';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { aNewQuote } from '@payung/shared/testing/samples/quotes.ts';
import type { HomeQuoteRecord } from '#contract/schemas/quote.ts';
import { NO_CORRESPONDENCE } from '#rules/customer.ts';
import { someHomeBenefits, someHomePlans } from './offers.ts';

export const QUOTE_ID = '65f0c1a5e4b0a70001a3f101';

/** A house of two floors in Bandung, whose customer's phone is known and which has no plan yet. */
export const aHomeQuote = (change: Partial<HomeQuoteRecord> = {}): HomeQuoteRecord => ({
  ...aNewQuote({
    id: QUOTE_ID,
    code: 'Q200001',
    productId: PRODUCT_IDS.home,
    leadId: '65f0c1a5e4b0a70001a3f911',
  }),
  propertyType: 'house',
  provinceId: '32',
  stories: 2,
  buildingSumInsured: 1_000_000_000,
  contentsSumInsured: 250_000_000,
  fixturesSumInsured: 0,
  planKind: '',
  grossPremium: 0,
  premiumParts: [],
  placeOfBirth: '',
  address: { ...NO_ADDRESS, province: 'Jawa Barat', city: 'Kota Bandung' },
  ...NO_CORRESPONDENCE,
  printOption: 'soft',
  hardCopyAddress: '',
  ...change,
});

/** A quote on which Property All Risk was chosen. */
export const aPlannedQuote = (change: Partial<HomeQuoteRecord> = {}): HomeQuoteRecord =>
  aHomeQuote({
    stage: 'Plan Selected',
    planKind: 'PAR',
    planCode: 'HOMPAR',
    planName: 'PROPERTY ALL RISK',
    premium: 555_000,
    grossPremium: 555_000,
    orderLines: [{ label: 'price.premium', amount: 555_000 }],
    subtotal: 555_000,
    duePremium: 570_000,
    premiumParts: someHomePlans[0].parts,
    ...change,
  });

/** A quote that was priced: Property All Risk with earthquake cover for 1.000.000. */
export const aQuotedQuote = (change: Partial<HomeQuoteRecord> = {}): HomeQuoteRecord =>
  aPlannedQuote({
    stage: 'Quick Quote Created',
    benefits: [{ code: 'C0001028', name: 'Earthquake', premium: 1_000_000 }],
    grossPremium: 1_555_000,
    orderLines: [
      { label: 'price.premium', amount: 555_000 },
      { label: 'price.addOn', values: { benefit: 'Earthquake' }, amount: 1_000_000 },
    ],
    addOnTotal: 1_000_000,
    subtotal: 1_555_000,
    duePremium: 1_570_000,
    premiumParts: [...someHomePlans[0].parts, ...someHomeBenefits[0].parts],
    ...change,
  });
