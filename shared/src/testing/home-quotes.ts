import { LETTERS_TO_INSURED } from '#domain/home/customer.ts';
import type { HomeBenefitsOfPlan, HomeQuoteRecord } from '#api/endpoints/home.ts';
import { HOME_PLANS } from '#domain/home/plans.ts';
import { HOME_PRODUCTS } from '#domain/home/offer.ts';
import type { HomeBenefit, HomePlanOffer } from '#domain/home/offer.ts';
import { homeBenefitsFor, homePlanOffers } from '#domain/home/offers.ts';
import type { Property } from '#domain/home/property.ts';
import { PRODUCT_IDS } from '#domain/products.ts';

/** A house of two floors in Bandung, with contents. */
export const aProperty = (change: Partial<Property> = {}): Property => ({
  occupationType: 'H',
  provinceId: '32',
  city: 'Kota Bandung',
  stories: 2,
  buildingSumInsured: 1_000_000_000,
  contentsSumInsured: 250_000_000,
  fixturesSumInsured: 0,
  homeEffectiveDate: '2027-03-01',
  ...change,
});

/** Both plans, priced by the tariff. */
export const someHomePlans = (property: Property = aProperty()): readonly HomePlanOffer[] =>
  homePlanOffers(property, 'EN');

/** Earthquake, flood and riot cover, priced by the tariff. */
export const someHomeBenefits = (property: Property = aProperty()): readonly HomeBenefit[] =>
  homeBenefitsFor(property, 'EN', (icon) => `/icons/${icon}.svg`);

/** As `user/get-home-benefits` answers: the same coverages for either plan. */
export const benefitsOfPlans = (benefits: readonly HomeBenefit[]): readonly HomeBenefitsOfPlan[] =>
  HOME_PRODUCTS.map((product) => ({
    typeofProduct: product,
    planName: HOME_PLANS[product].name,
    AdditionalBenefits: benefits,
  }));

/** A quote of a house whose customer's phone is known and which has no plan yet. */
export const aHomeQuote = (change: Partial<HomeQuoteRecord> = {}): HomeQuoteRecord => ({
  ...aProperty(),
  _id: '65f0c1a5e4b0a70001a3f101',
  quoteId: '65f0c1a5e4b0a70001a3f101',
  quote_Id: 'Q200001',
  leadId: { _id: '65f0c1a5e4b0a70001a3f911' },
  lead: [{ email: '' }],
  product_Id: PRODUCT_IDS.home,
  stage: 'Lead Created',
  version: 1,
  typeofProduct: '',
  planName: '',
  planCode: '',
  premium: 0,
  additionalBenefits: [],
  grossPremium: 0,
  premiumParts: [],
  discountPercent: 0,
  discountAmount: 0,
  discountGivenBy: 'nobody',
  promoCode: '',
  promoCodeList: [],
  adminCost: 15_000,
  stampDuty: 0,
  duePremium: 0,
  paymentStatus: 'Unpaid',
  proposerName: 'Budi Santoso',
  insuredName: 'Budi Santoso',
  insuredEmail: '',
  insuredMobile: '6281234567890',
  insuredDob: '',
  insuredPlaceOfBirth: '',
  insuredIdCard: '',
  insuredPassportNo: '',
  effectiveDate: '2027-03-01',
  expiryDate: '2028-03-01',
  homeExpiryDate: '2028-03-01',
  coverageOption: 0,
  duration: 1,
  isEligibleForMultiyear: false,
  savedAt: '2027-02-01T03:00:00.000Z',
  validUntil: '2027-02-15',
  agentName: 'Sari',
  address: '',
  addrProvince: 'Jawa Barat',
  district: '',
  subDistrict: '',
  postalCode: '',
  ...LETTERS_TO_INSURED,
  printOption: 'soft',
  addressForHardCopy: '',
  isFloodCoverOpted: '',
  isRSMDCCCoverOpted: '',
  isEQCoverOpted: '',
  policyLobList: [
    {
      policyRiskList: [
        {
          flexasCoverPremium: 0,
          eQCoverPremium: 0,
          rsmdccCoverPremium: 0,
          floodCoverPremium: 0,
          policyCoverageList: [],
        },
      ],
    },
  ],
  ...change,
});
