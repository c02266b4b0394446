import { KITE_ID, QUOTE_ID } from '../kite.ts';
import { aQuote } from './quotes.ts';

export interface Sample {
  readonly wire: unknown;
  readonly clean: unknown;
}

export const USER = { userType: 'Mitra', channelCode: 'MTR', hierarchy: [{ levelCode: 5 }] };
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

export const ORDER_LINES = [
  { label: 'price.premium', amount: 250_000 },
  { label: 'price.addOn', values: { benefit: 'Long string' }, amount: 75_500 },
];
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
  orderLines: ORDER_LINES,
  addOnTotal: 75_500,
  subtotal: 325_500,
  dueLines: [...ORDER_LINES, { label: 'price.adminCost', amount: 15_000 }],
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
