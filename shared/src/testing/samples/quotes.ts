import type { QuoteRecord, SavedQuote, PriceLine } from '#schemas/quote.ts';
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

/** What a call that saves answers. */
export const saved = <Quote extends QuoteRecord>(quote: Quote): SavedQuote<Quote> => ({
  message: 'Quote Updated Successfully',
  quote,
});
