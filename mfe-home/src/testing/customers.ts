import type { HomeQuoteRecord } from '@payung/shared/api/endpoints/home.ts';
import { aQuotedQuote } from './home-server.ts';

/** A priced quote whose customer information is all there, and not saved yet. */
export const aKnownCustomer = (change: Partial<HomeQuoteRecord> = {}): HomeQuoteRecord =>
  aQuotedQuote({
    insuredEmail: 'budi@contoh.id',
    address: 'Jalan Dago 12',
    district: 'Coblong',
    subDistrict: 'Dago',
    postalCode: '40135',
    ...change,
  });

export const OWN_ADDRESS = {
  isCorrespondenceChecked: false,
  correspondenceAddress: 'Jalan Cilandak 5',
  correspondenceProvince: 'DKI Jakarta',
  correspondenceCity: 'Kota Administrasi Jakarta Selatan',
  correspondenceDistrict: 'Cilandak',
  correspondenceSubDistrict: 'Cilandak Barat',
  correspondencePostalCode: '12430',
} as const;

/** A quote whose customer information was saved. */
export const aReviewedQuote = (change: Partial<HomeQuoteRecord> = {}): HomeQuoteRecord =>
  aKnownCustomer({
    stage: 'Customer Information Updated',
    insuredIdCard: '3273012005900001',
    correspondenceAddress: 'Jalan Dago 12',
    correspondenceProvince: 'Jawa Barat',
    correspondenceCity: 'Kota Bandung',
    correspondenceDistrict: 'Coblong',
    correspondenceSubDistrict: 'Dago',
    correspondencePostalCode: '40135',
    discountPercent: 10,
    discountAmount: 155_500,
    discountGivenBy: 'agent',
    agentName: 'Sari',
    duePremium: 1_414_500,
    policyLobList: [
      {
        policyRiskList: [
          {
            flexasCoverPremium: 555_000,
            eQCoverPremium: 1_000_000,
            rsmdccCoverPremium: 0,
            floodCoverPremium: 0,
            policyCoverageList: [],
          },
        ],
      },
    ],
    ...change,
  });

/** A quote that was confirmed and can be paid. */
export const aConfirmedQuote = (change: Partial<HomeQuoteRecord> = {}): HomeQuoteRecord =>
  aReviewedQuote({ stage: 'Full Quote Created', proposalNo: 'PRP-1', ...change });
