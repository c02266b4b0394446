import type { QuoteEarning } from '#schemas/points.ts';
import type { PriceLine, PricePreview, QuoteRecord, SavedQuote } from '#schemas/quote.ts';
import type { ShareProgress } from '#schemas/share.ts';
import type { SeenCall } from '../fake-api.ts';
import { KITE_ID, QUOTE_ID } from '../kite.ts';

/** A plan for 250.000 with one add-on for 75.500: what its order summary shows. */
const orderLines: readonly PriceLine[] = [
  { label: 'price.premium', amount: 250_000 },
  { label: 'price.addOn', values: { benefit: 'Long string' }, amount: 75_500 },
];

/** A confirmed quote of the invented product: 340.500 are due, admin cost included. */
export const aQuote = (change: Partial<QuoteRecord> = {}): QuoteRecord => ({
  id: QUOTE_ID,
  code: 'Q100001',
  productId: KITE_ID,
  leadId: '65f0c1a5e4b0a70001a3f101',
  stage: 'Full Quote Created',
  version: 5,
  planName: 'Kite Gold',
  planCode: 'KITE-GOLD',
  premium: 250_000,
  benefits: [{ code: 'STRING', name: 'Long string', premium: 75_500 }],
  discountPercent: 0,
  discountAmount: 0,
  discountGivenBy: 'nobody',
  orderLines,
  addOnTotal: 75_500,
  subtotal: 325_500,
  dueLines: [...orderLines, { label: 'price.adminCost', amount: 15_000 }],
  adminCost: 15_000,
  stampDuty: 0,
  duePremium: 340_500,
  proposalNo: 'PN20270201000001',
  paymentStatus: 'Unpaid',
  insuredName: 'Budi Santoso',
  insuredEmail: 'budi@gmail.com',
  insuredPhone: '6281234567890',
  insuredBirthDate: '1990-05-17',
  insuredIdCard: '3174051705900001',
  insuredPassport: '',
  startDate: '2027-03-01',
  endDate: '2027-03-10',
  savedAt: '2027-02-01T04:00:00.000Z',
  validUntil: '2027-03-01',
  agentName: 'Sari Wulandari',
  ...change,
});

/** A link that was made and given to nobody yet. */
export const aShareProgress = (change: Partial<ShareProgress> = {}): ShareProgress => ({
  state: 'none',
  earns: { points: 34, isExample: true },
  ...change,
});

/** A quote of a product without a plan yet; the customer's name and phone are known. */
export const aNewQuote = (
  change: Pick<QuoteRecord, 'id' | 'code' | 'productId' | 'leadId'> & Partial<QuoteRecord>,
): QuoteRecord => ({
  stage: 'Lead Created',
  version: 1,
  planName: '',
  planCode: '',
  premium: 0,
  benefits: [],
  discountPercent: 0,
  discountAmount: 0,
  discountGivenBy: 'nobody',
  orderLines: [],
  addOnTotal: 0,
  subtotal: 0,
  dueLines: [],
  adminCost: 15_000,
  stampDuty: 0,
  duePremium: 0,
  paymentStatus: 'Unpaid',
  insuredName: 'Budi Santoso',
  insuredEmail: '',
  insuredPhone: '6281234567890',
  insuredBirthDate: '',
  insuredIdCard: '',
  insuredPassport: '',
  startDate: '2027-03-01',
  endDate: '2028-03-01',
  savedAt: '2027-02-01T03:00:00.000Z',
  validUntil: '2027-02-15',
  agentName: 'Sari',
  ...change,
});

/** The price with the add-ons that a call for a preview names, as the server would compute it. */
export const previewOrder = (
  premium: number,
  benefits: readonly {
    readonly code: string;
    readonly name: string;
    readonly premium: number;
    /** The amount of its line, where something else takes a part of it off. */
    readonly lineAmount?: number;
  }[],
  { query }: SeenCall,
): PricePreview => {
  const codes = (query['benefits'] ?? '').split(',');
  const chosen = benefits.filter(({ code }) => codes.includes(code));
  const addOnTotal = chosen.reduce((sum, benefit) => sum + benefit.premium, 0);
  const addOns = chosen.map((benefit): PriceLine => ({
    label: 'price.addOn',
    values: { benefit: benefit.name },
    amount: benefit.lineAmount ?? benefit.premium,
  }));
  return {
    orderLines: [{ label: 'price.premium', amount: premium }, ...addOns],
    addOnTotal,
    subtotal: premium + addOnTotal,
  };
};

/** What a call that saves answers. */
export const saved = <Quote extends QuoteRecord>(quote: Quote): SavedQuote<Quote> => ({
  message: 'Quote Updated Successfully',
  quote,
});

export interface Sample {
  readonly wire: unknown;
  readonly clean: unknown;
}

const USER = { userType: 'Mitra', channelCode: 'MTR', hierarchy: [{ levelCode: 5 }] };
export const WIRE_USER = {
  _id: 'a1',
  first_name: 'Sari',
  last_name: 'Wulandari',
  agent_id: 'AG-1001',
  hierarchy_id: { levelCode: 3 },
  ...USER,
};
export const CLEAN_USER = {
  id: 'a1',
  firstName: 'Sari',
  lastName: 'Wulandari',
  agentCode: 'AG-1001',
  level: { levelCode: 3 },
  ...USER,
};

export const WIRE_QUOTE = {
  _id: QUOTE_ID,
  quote_Id: 'Q100001',
  product_Id: KITE_ID,
  leadId: '65f0c1a5e4b0a70001a3f101',
  stage: 'Full Quote Created',
  version: 5,
  planName: 'Kite Gold',
  planCode: 'KITE-GOLD',
  premium: 250_000,
  additionalBenefits: [{ BenefitCode: 'STRING', BenefitDesc: 'Long string', Premium: 75_500 }],
  promoCodeList: [{ promoCode: 'KITES', discountPercent: 20 }],
  discountPercent: 0,
  discountAmount: 0,
  discountGivenBy: 'nobody',
  orderLines,
  addOnTotal: 75_500,
  subtotal: 325_500,
  dueLines: [...orderLines, { label: 'price.adminCost', amount: 15_000 }],
  adminCost: 15_000,
  stampDuty: 0,
  duePremium: 340_500,
  proposalNo: 'PN20270201000001',
  paymentStatus: 'Unpaid',
  insuredName: 'Budi Santoso',
  insuredEmail: 'budi@gmail.com',
  insuredMobile: '6281234567890',
  insuredDob: '1990-05-17',
  insuredIdCard: '3174051705900001',
  insuredPassportNo: '',
  effectiveDate: '2027-03-01',
  expiryDate: '2027-03-10',
  savedAt: '2027-02-01T04:00:00.000Z',
  validUntil: '2027-03-01',
  agentName: 'Sari Wulandari',
};
export const CLEAN_QUOTE = aQuote({ promoCode: { code: 'KITES', percent: 20 } });
export const SAVED: Sample = {
  wire: { message: 'Quote Updated Successfully', data: WIRE_QUOTE },
  clean: { message: 'Quote Updated Successfully', quote: CLEAN_QUOTE },
};

export const inData = (fields: object): Sample => ({ wire: { data: fields }, clean: fields });

/** What the agent of a quote earns, by the example rule and without a worth. */
export const anEarning: QuoteEarning = { points: 37, premium: 371_562, illustrative: true };
