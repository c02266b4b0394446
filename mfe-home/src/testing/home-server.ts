import type { HomeQuoteRecord } from '@payung/shared/api/endpoints/home.ts';
import type { UpdateHomeQuoteInput } from '@payung/shared/api/schemas/home-bodies.ts';
import type { HomeBenefit, HomePlanOffer } from '@payung/shared/domain/home/offer.ts';
import type { FakeReplies, SeenCall } from '@payung/shared/testing/fake-api.ts';
import {
  aHomeQuote,
  benefitsOfPlans,
  someHomePlans,
  someHomeBenefits,
} from '@payung/shared/testing/home-quotes.ts';

export const QUOTE_ID = '65f0c1a5e4b0a70001a3f101';

export const PAR_PREMIUM = 555_000;

/** A quote on which Property All Risk was chosen. */
export const aPlannedQuote = (change: Partial<HomeQuoteRecord> = {}): HomeQuoteRecord =>
  aHomeQuote({
    stage: 'Plan Selected',
    typeofProduct: 'PAR',
    planCode: 'HOMPAR',
    planName: 'PROPERTY ALL RISK',
    premium: PAR_PREMIUM,
    grossPremium: PAR_PREMIUM,
    duePremium: PAR_PREMIUM + 15_000,
    premiumParts: someHomePlans()[0]?.parts ?? [],
    ...change,
  });

/** A quote that was priced: Property All Risk with earthquake cover for 1.000.000. */
export const aQuotedQuote = (change: Partial<HomeQuoteRecord> = {}): HomeQuoteRecord =>
  aPlannedQuote({
    stage: 'Quick Quote Created',
    isEQCoverOpted: 'Y',
    additionalBenefits: [{ BenefitCode: 'C0001028', BenefitDesc: 'Earthquake', Premium: 1_000_000 }],
    grossPremium: 1_555_000,
    duePremium: 1_570_000,
    premiumParts: [
      ...(someHomePlans()[0]?.parts ?? []),
      ...(someHomeBenefits().find((benefit) => benefit.BenefitCode === 'C0001028')?.parts ?? []),
    ],
    ...change,
  });

const DISTRICTS: Readonly<Record<string, readonly string[]>> = {
  'Kota Bandung': ['Bandung Wetan', 'Coblong'],
  'Kota Administrasi Jakarta Selatan': ['Cilandak', 'Kebayoran Baru'],
};

const saved = (record: HomeQuoteRecord, body: UpdateHomeQuoteInput): HomeQuoteRecord => {
  const version = record.version + 1;
  if ('property' in body) {
    const { property } = body;
    return { ...record, ...property, version, stage: 'Lead Created', planCode: '', typeofProduct: '' };
  }
  if ('planCode' in body) return { ...record, ...body, version, stage: 'Plan Selected' };
  if ('isEQCoverOpted' in body) {
    const { additionalBenefits, ...flags } = body;
    const offered = someHomeBenefits();
    const chosen = offered.filter((offer) =>
      additionalBenefits.some((benefit) => benefit.BenefitCode === offer.BenefitCode),
    );
    return {
      ...record,
      ...flags,
      version,
      additionalBenefits: chosen,
      stage: 'Additional Benefit Selected',
    };
  }
  if ('promoCode' in body) {
    const { promoCode, discountPercent } = body;
    return {
      ...record,
      version,
      promoCode,
      promoCodeList: [{ promoCode, discountPercent }],
      stage: 'PromoCode Added',
    };
  }
  if ('addrProvince' in body) return { ...record, ...body, version, stage: 'Customer Information Updated' };
  return { ...record, ...body, version };
};

interface Settings {
  readonly quote?: HomeQuoteRecord;
  readonly plans?: readonly HomePlanOffer[];
  readonly benefits?: readonly HomeBenefit[];
}

/** The calls of the journey, with a quote that remembers what was saved. */
export const homeServer = ({
  quote = aHomeQuote(),
  plans = someHomePlans(),
  benefits = someHomeBenefits(),
}: Settings = {}): FakeReplies => {
  let record = quote;
  const keep = (change: Partial<HomeQuoteRecord>) => {
    record = { ...record, version: record.version + 1, ...change };
    return { message: 'Quote Updated Successfully', data: record };
  };
  return {
    getHomeQuote: () => ({ data: record }),
    getQuotes: () => ({ data: [record] }),
    homePlans: { data: plans },
    homeBenefits: { data: benefitsOfPlans(benefits) },
    provinces: [
      { Id: '31', Description: 'DKI Jakarta' },
      { Id: '32', Description: 'Jawa Barat' },
    ],
    cities: (seen: SeenCall) =>
      seen.params['provinceId'] === '32'
        ? [
            { Id: '3204', RegionalLevel: 'Kabupaten Bandung' },
            { Id: '3273', RegionalLevel: 'Kota Bandung' },
          ]
        : [{ Id: '3171', RegionalLevel: 'Kota Administrasi Jakarta Selatan' }],
    districts: (seen: SeenCall) =>
      (DISTRICTS[decodeURIComponent(seen.params['regionalLevel'] ?? '')] ?? []).map((District) => ({
        District,
      })),
    subDistricts: (seen: SeenCall) =>
      decodeURIComponent(seen.params['district'] ?? '') === 'Coblong'
        ? [
            { SubDistrict: 'Dago', PostalCode: '40135' },
            { SubDistrict: 'Lebakgede', PostalCode: '' },
          ]
        : [{ SubDistrict: 'Cilandak Barat', PostalCode: '12430' }],
    updateHomeQuote: (seen: SeenCall) => keep(saved(record, seen.body as UpdateHomeQuoteInput)),
    updateHomeLead: (seen: SeenCall) => {
      const { email, primaryMobile, idCard } = seen.body as Record<string, string>;
      return keep({
        insuredEmail: email ?? '',
        insuredMobile: primaryMobile ?? '',
        insuredIdCard: idCard ?? '',
      });
    },
    updatePrintPolicy: (seen: SeenCall) =>
      keep({ printOption: (seen.body as { printOption: 'hard' | 'soft' }).printOption }),
    homeQuickQuote: () => {
      if (record.stage !== 'PromoCode Added') record = { ...record, stage: 'Quick Quote Created' };
      return { data: { quote_Id: 'Q200001' } };
    },
    confirmQuote: () => {
      record = { ...record, stage: 'Full Quote Created', proposalNo: 'P-1' };
      return { data: { proposalNo: 'P-1' } };
    },
  };
};
