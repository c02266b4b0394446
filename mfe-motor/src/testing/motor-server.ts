import type { FakeReplies, SeenCall } from '@payung/shared/testing/fake-api.ts';
import { anEarning, previewOrder, saved } from '@payung/shared/testing/samples/quotes.ts';
import { journeyOpener } from '@payung/shared/testing/open-journey.tsx';
import { previewDiscount } from '@payung/shared/domain/money/discount-preview.ts';
import { parsePart } from '@payung/shared/wire/call-schemas.ts';
import type { MotorBenefit } from '#contract/schemas/offers.ts';
import type { MotorQuoteRecord, MotorChange } from '#contract/schemas/quote.ts';
import { motorEndpoints } from '#contract/endpoints.ts';
import { Frame } from '#screens.ts';
import { car } from '#product.ts';
import { benefitsOfOneYear, catalogueOf, motorcyclePlans, plansFor } from './offers.ts';
import { aMotorQuote, QUOTE_ID } from './quotes.ts';

export type MotorReplies = FakeReplies<typeof motorEndpoints>;

const places: MotorReplies = {
  provinces: [
    { id: '31', name: 'DKI Jakarta' },
    { id: '32', name: 'Jawa Barat' },
  ],
  cities: [{ id: '3171', name: 'Kota Administrasi Jakarta Selatan' }],
  districts: [{ name: 'Cilandak' }],
  subDistricts: [{ name: 'Cilandak Barat', postalCode: '12430' }],
};

interface Settings {
  readonly quote?: MotorQuoteRecord;
  readonly benefits?: readonly MotorBenefit[];
}

/** The calls of the journey, with a quote that remembers what was saved. */
export const motorServer = ({
  quote = aMotorQuote(),
  benefits = benefitsOfOneYear,
}: Settings = {}): MotorReplies => {
  let record = quote;
  const keep =
    (call: 'updateMotorQuote' | 'updateMotorOrder') =>
    ({ body }: SeenCall) => {
      const change = parsePart(motorEndpoints[call], 'body', body) as MotorChange;
      record = { ...record, version: record.version + 1, ...applyChange(record, change) };
      return saved(record);
    };
  return {
    ...places,
    getMotorQuote: () => record,
    recentQuotes: { total: 0, items: [] },
    getQuote: () => record,
    motorCatalogue: ({ query }) => catalogueOf(query),
    motorPlans: ({ query }) =>
      record.vehicleKind === 'car' ? plansFor(Number(query['duration'])) : motorcyclePlans,
    motorBenefits: benefits,
    quoteEarning: anEarning,
    previewPrice: (seen) =>
      previewOrder(
        record.premium,
        benefits.map((benefit) => ({ ...benefit, lineAmount: benefit.premiumBeforeAllowance })),
        seen,
      ),
    updateMotorQuote: keep('updateMotorQuote'),
    updateMotorOrder: (seen) => ({
      ...keep('updateMotorOrder')(seen),
      message: 'Quote updated SuccessFully',
    }),
    motorQuickQuote: () => {
      if (record.stage !== 'PromoCode Added') record = { ...record, stage: 'Quick Quote Created' };
      return { code: record.code };
    },
    confirmQuote: () => {
      record = { ...record, stage: 'Full Quote Created', proposalNo: 'P-1' };
      return { proposalNo: 'P-1' };
    },
  };
};

export const openMotor = journeyOpener({ product: car, Frame, endpoints: motorEndpoints, quoteId: QUOTE_ID });

/** What a change makes of a record, as far as screens see it. */
const applyChange = (record: MotorQuoteRecord, change: MotorChange): Partial<MotorQuoteRecord> => {
  switch (change.kind) {
    case 'vehicle': {
      const { kind, ...vehicle } = change.vehicle;
      return { ...vehicle, vehicleKind: kind, stage: 'Lead Created', planCode: '', planName: '' };
    }
    case 'phone':
      return { insuredPhone: change.phone };
    case 'plan': {
      const { kind: _kind, ...plan } = change;
      const offer = plansFor(plan.duration).find(({ code }) => code === plan.planCode);
      return { ...plan, sumsInsured: offer?.sumsInsured ?? [], stage: 'Plan Selected' };
    }
    case 'benefits':
      return {
        benefits: benefitsOfOneYear
          .filter(({ code }) => change.codes.includes(code))
          .map(({ code, name, premium }) => ({ code, name, premium })),
        stage: 'Additional Benefit Selected',
      };
    case 'discount':
      return {
        discountPercent: change.percent,
        ...previewDiscount(record.orderLines, { source: 'agent', percent: change.percent }),
      };
    case 'promoCode': {
      const percent = change.percent ?? 0;
      return {
        promoCode: { code: change.code, percent },
        stage: 'PromoCode Added',
        ...previewDiscount(record.orderLines, { source: 'promo', percent }),
      };
    }
    case 'customer':
      return { ...change.customer, stage: 'Customer Information Updated' };
  }
};
