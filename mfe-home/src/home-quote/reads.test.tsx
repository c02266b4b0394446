import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { HomeQuoteRecord } from '@payung/shared/api/endpoints/home.ts';
import { emptyQuoteContext, quoteContextAtom } from '@payung/shared/session/quote-context.ts';
import { store } from '@payung/shared/session/store.ts';
import { Screen as ChoosePlan } from '#screens/choose-plan/choose-plan.screen.tsx';
import { QUOTE_ID, aQuotedQuote, homeServer } from '#testing/home-server.ts';
import { openHome } from '#testing/open-home.ts';

it.each([
  ['referalJourney', `home/getQuote/${QUOTE_ID}?logkey=referalJourney`],
  ['quoteSearch', `home/getQuote/${QUOTE_ID}?logkey=quoteSearch`],
  ['travel', `home/getQuote/${QUOTE_ID}`],
  [undefined, `home/getQuote/${QUOTE_ID}`],
] as const)('a quote resumed as %s is read by %s [HOME-062]', async (resumeType, address) => {
  store.set(quoteContextAtom, { ...emptyQuoteContext, quoteId: QUOTE_ID, resumeType });
  const page = openHome(ChoosePlan, { path: '/home-choose-product', api: homeServer() });
  await screen.findByRole('article', { name: 'Flexas' });
  expect(page.callsOf('getHomeQuote').map((call) => call.address)).toEqual([address]);
});

/** What the specification names; a field that the record loses does not compile. */
const NAMED = {
  choosing: [
    'quoteId',
    'typeofProduct',
    'planName',
    'premium',
    'additionalBenefits',
    'discountPercent',
    'discountAmount',
    'promoCode',
    'duePremium',
    'adminCost',
    'grossPremium',
    'quote_Id',
    'policyLobList',
  ],
  customer: [
    '_id',
    'leadId',
    'proposerName',
    'homeEffectiveDate',
    'homeExpiryDate',
    'address',
    'addrProvince',
    'city',
    'district',
    'subDistrict',
    'postalCode',
    'insuredMobile',
    'insuredEmail',
    'isCorrespondenceChecked',
    'correspondenceAddress',
    'correspondenceProvince',
    'correspondenceCity',
    'correspondenceDistrict',
    'correspondenceSubDistrict',
    'correspondencePostalCode',
    'printOption',
    'addressForHardCopy',
    'stage',
  ],
} as const satisfies Record<string, readonly (keyof HomeQuoteRecord)[]>;

it('the record holds what choosing and pricing need [HOME-061]', () => {
  const record = aQuotedQuote();
  expect(NAMED.choosing.filter((field) => record[field] === undefined)).toEqual([]);
  expect(Object.keys(record.policyLobList[0]?.policyRiskList[0] ?? {})).toEqual(
    expect.arrayContaining([
      'flexasCoverPremium',
      'eQCoverPremium',
      'rsmdccCoverPremium',
      'floodCoverPremium',
    ]),
  );
});

it('the record holds what customer information needs [HOME-103]', () => {
  const record = aQuotedQuote({ ocrDetails: { idNumber: '32', idType: 'KTP', s3Url: 'k' } });
  expect(NAMED.customer.filter((field) => record[field] === undefined)).toEqual([]);
  expect(record.leadId._id).not.toBe('');
  expect(record.ocrDetails).toMatchObject({ idNumber: '32', s3Url: 'k' });
});
