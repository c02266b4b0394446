import { QUOTE_ID } from '@payung/shared/testing/kite.ts';
import { journeyOpener } from '@payung/shared/testing/open-journey.tsx';
import { configurePage } from '@payung/shared/testing/page-settings.ts';
import { aQuote } from '@payung/shared/testing/samples/quotes.ts';
import type { CiQuoteRecord } from '#contract/schemas/critical-illness.ts';
import { paCiEndpoints } from '#contract/endpoints.ts';
import { Frame } from '#screens.ts';
import { criticalIllness } from '#product.ts';

export { QUOTE_ID } from '@payung/shared/testing/kite.ts';

/** A customer who was not handed over yet. */
export const aCiQuote = (change: Partial<CiQuoteRecord> = {}): CiQuoteRecord => ({
  ...aQuote({
    productId: criticalIllness.productId,
    stage: 'Lead Created',
    insuredName: 'Maya Kusuma',
    discountPercent: 12.5,
    promoCode: { code: 'SEHAT2026', percent: 0 },
  }),
  handovers: [],
  ...change,
});

const PARTNER_URL = 'https://partner.test';

/** The settings of the page, as the edge writes them. */
export const configurePartner = (partnerUrl = PARTNER_URL): void => configurePage({ partnerUrl });

/** Opens a screen of critical illness on the first of February 2027. */
export const openCi = journeyOpener({
  product: criticalIllness,
  Frame,
  endpoints: paCiEndpoints,
  quoteId: QUOTE_ID,
});
