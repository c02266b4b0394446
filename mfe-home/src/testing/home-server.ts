import { anEarning, previewOrder, saved } from '@payung/shared/testing/samples/quotes.ts';
import type { FakeReplies } from '@payung/shared/testing/fake-api.ts';
import { parsePart } from '@payung/shared/wire/call-schemas.ts';
import { previewDiscount } from '@payung/shared/domain/money/discount-preview.ts';
import type { LeadForm, PrintForm, HomeQuoteRecord, HomeChange } from '#contract/schemas/quote.ts';
import { homeEndpoints } from '#contract/endpoints.ts';
import type { HomeBenefit, HomePlanOffer } from '#contract/schemas/offer.ts';
import { chosenBenefits } from '#rules/covers.ts';
import { benefitsOfPlans, someHomeBenefits, someHomePlans } from './offers.ts';
import { aHomeQuote } from './quotes.ts';

export type HomeReplies = FakeReplies<typeof homeEndpoints>;

const DISTRICTS: Readonly<Record<string, readonly string[]>> = {
  'Kota Bandung': ['Bandung Wetan', 'Coblong'],
  'Kota Administrasi Jakarta Selatan': ['Cilandak', 'Kebayoran Baru'],
};

const places: HomeReplies = {
  provinces: [
    { id: '31', name: 'DKI Jakarta' },
    { id: '32', name: 'Jawa Barat' },
  ],
  cities: ({ params }) =>
    params['provinceId'] === '32'
      ? [
          { id: '3204', name: 'Kabupaten Bandung' },
          { id: '3273', name: 'Kota Bandung' },
        ]
      : [{ id: '3171', name: 'Kota Administrasi Jakarta Selatan' }],
  districts: ({ params }) =>
    (DISTRICTS[decodeURIComponent(params['city'] ?? '')] ?? []).map((name) => ({ name })),
  subDistricts: ({ params }) =>
    decodeURIComponent(params['district'] ?? '') === 'Coblong'
      ? [
          { name: 'Dago', postalCode: '40135' },
          { name: 'Lebakgede', postalCode: '' },
        ]
      : [{ name: 'Cilandak Barat', postalCode: '12430' }],
};

interface Settings {
  readonly quote?: HomeQuoteRecord;
  readonly plans?: readonly HomePlanOffer[];
  readonly benefits?: readonly HomeBenefit[];
}

/** The calls of the journey, with a quote that remembers what was saved. */
export const homeServer = ({
  quote = aHomeQuote(),
  plans = someHomePlans,
  benefits = someHomeBenefits,
}: Settings = {}): HomeReplies => {
  let record = quote;
  const keep = (change: Partial<HomeQuoteRecord>) => {
    record = { ...record, version: record.version + 1, ...change };
    return saved(record);
  };
  return {
    ...places,
    getHomeQuote: () => record,
    recentQuotes: { total: 0, items: [] },
    getQuote: () => record,
    homePlans: plans,
    homeBenefits: benefitsOfPlans(benefits),
    quoteEarning: anEarning,
    previewPrice: (seen) => previewOrder(record.premium, benefits, seen),
    updateHomeQuote: ({ body }) =>
      keep(applyChange(record, parsePart(homeEndpoints.updateHomeQuote, 'body', body) as HomeChange)),
    updateHomeLead: ({ body }) => {
      const { email, phone, idCard } = parsePart(homeEndpoints.updateHomeLead, 'body', body) as LeadForm;
      return keep({ insuredEmail: email, insuredPhone: phone, insuredIdCard: idCard });
    },
    updatePrintPolicy: ({ body }) => keep({ printOption: (body as PrintForm).printOption }),
    homeQuickQuote: () => {
      if (record.stage !== 'PromoCode Added') record = { ...record, stage: 'Quick Quote Created' };
      return { code: 'Q200001' };
    },
    confirmQuote: () => {
      record = { ...record, stage: 'Full Quote Created', proposalNo: 'P-1' };
      return { proposalNo: 'P-1' };
    },
  };
};

/** What a change makes of a record, as far as screens see it. */
const applyChange = (record: HomeQuoteRecord, change: HomeChange): Partial<HomeQuoteRecord> => {
  switch (change.kind) {
    case 'property': {
      const { city, ...property } = change.property;
      return {
        ...property,
        address: { ...record.address, city },
        stage: 'Lead Created',
        planCode: '',
        planKind: '',
      };
    }
    case 'phone':
      return { insuredPhone: change.phone };
    case 'plan': {
      const { kind: _kind, ...plan } = change;
      return { ...plan, stage: 'Plan Selected' };
    }
    case 'benefits':
      return {
        benefits: chosenBenefits(someHomeBenefits, change.codes).map(({ code, name, premium }) => ({
          code,
          name,
          premium,
        })),
        stage: 'Additional Benefit Selected',
      };
    case 'discount':
      return {
        discountPercent: change.percent,
        ...previewDiscount(record.orderLines, { source: 'agent', percent: change.percent }),
      };
    case 'promoCode':
      return {
        promoCode: { code: change.code, percent: change.percent },
        stage: change.code === '' ? 'Additional Benefit Selected' : 'PromoCode Added',
        ...previewDiscount(record.orderLines, { source: 'promo', percent: change.percent }),
      };
    case 'customer':
      return { ...change.customer, stage: 'Customer Information Updated' };
  }
};
