import { expect, it } from 'vitest';
import type { HomeQuoteRecord } from 'mfe-home/contract/schemas/quote.ts';
import { homeUnreadFields } from './unread-fields.ts';

const quote = {
  id: 'q1',
  insuredEmail: 'budi@payung.test',
  insuredName: 'Budi Santoso',
  startDate: '2026-02-10',
  endDate: '2027-02-10',
  planCode: 'HOMPAR',
  planName: 'PROPERTY ALL RISK',
  premium: 888_000,
  promoCode: { code: 'RUMAHHEMAT2026001', percent: 10 },
  benefits: [{ code: 'C0001028', name: 'Earthquake', premium: 2_700_000 }],
} as unknown as HomeQuoteRecord;

it('repeats data in the fields of the record that the specification requires and no screen reads [HOME-061] [HOME-103] [PAY-036]', () => {
  expect(homeUnreadFields(quote)).toEqual({
    quoteId: 'q1',
    lead: [{ email: 'budi@payung.test' }],
    proposerName: 'Budi Santoso',
    promoCode: 'RUMAHHEMAT2026001',
    homeEffectiveDate: '2026-02-10',
    homeExpiryDate: '2027-02-10',
    coverageOption: 0,
    duration: 365,
    isEligibleForMultiyear: false,
    isEQCoverOpted: 'Y',
    isFloodCoverOpted: '',
    isRSMDCCCoverOpted: '',
    policyLobList: [
      {
        policyRiskList: [
          {
            flexasCoverPremium: 888_000,
            eQCoverPremium: 2_700_000,
            floodCoverPremium: 0,
            rsmdccCoverPremium: 0,
            policyCoverageList: [
              { coverageName: 'PROPERTY ALL RISK', grossPremium: 888_000 },
              { coverageName: 'Earthquake', grossPremium: 2_700_000 },
            ],
          },
        ],
      },
    ],
  });
});

it('writes empty texts and lists for a quote without a plan and without a code', () => {
  const { promoCode: _code, ...rest } = quote;
  expect(homeUnreadFields({ ...rest, planCode: '', benefits: [] })).toMatchObject({
    promoCode: '',
    policyLobList: [],
    isEQCoverOpted: '',
  });
});
