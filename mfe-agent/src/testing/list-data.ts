import type { PendingPayment } from '@payung/shared/schemas/payment.ts';
import type {
  HomeFigures,
  InsuredLine,
  PolicyLine,
  TodayDue,
  PolicyDetail,
} from '@payung/shared/schemas/lists.ts';
import { KITE_ID, QUOTE_ID } from '@payung/shared/testing/kite.ts';

/** A policy of the invented product whose cover runs. */
export const aPolicyLine = (change: Partial<PolicyLine> = {}): PolicyLine => ({
  quoteId: QUOTE_ID,
  code: 'Q100001',
  productId: KITE_ID,
  stage: 'Policy Generated',
  customerName: 'Budi Santoso',
  planName: 'Silver',
  status: 'active',
  startDate: '2026-11-01',
  endDate: '2027-10-31',
  duePremium: 265_000,
  points: 25,
  policyNo: 'PO2026001',
  ...change,
});

/** A page of a list, the only one unless it says otherwise. */
export const aPolicyPage = (
  items: readonly PolicyLine[],
  { total = items.length, next }: { total?: number; next?: string } = {},
) => ({ items, total, ...(next === undefined ? {} : { next }) });

export const anInsuredLine = (change: Partial<InsuredLine> = {}): InsuredLine => ({
  quoteId: QUOTE_ID,
  name: 'Dewi Lestari',
  policyCount: 2,
  premium: 530_000,
  newestAt: '2026-11-18T03:00:00.000Z',
  ...change,
});

/** The agent's own confirmed quote of the invented product, with a pending payment. */
export const aPolicyDetail = (change: Partial<PolicyDetail> = {}): PolicyDetail => ({
  quoteId: QUOTE_ID,
  code: 'Q100001',
  productId: KITE_ID,
  stage: 'Full Quote Created',
  status: 'pending payment',
  customerName: 'Budi Santoso',
  planCode: 'KS',
  planName: 'Kite Silver',
  startDate: '2026-12-24',
  endDate: '2027-12-23',
  duePremium: 265_000,
  dueLines: [
    { label: 'price.premium', amount: 250_000 },
    { label: 'price.adminCost', amount: 15_000 },
  ],
  proposalNo: 'PR-1',
  paymentStatus: 'Unpaid',
  isPayable: true,
  isOwn: true,
  agentName: 'Sari Wulandari',
  phone: '6281234567890',
  email: 'budi@example.id',
  leadId: '65f0c1a5e4b0a70001a3d001',
  sections: [
    {
      title: 'The kite',
      lines: [
        { label: 'Colour', value: 'Red' },
        { label: 'Tails', value: '3' },
      ],
    },
  ],
  ...change,
});

const nothingDue = { count: 0, items: [] } as const;

/** A day on which nothing is due. */
export const aTodayDue = (change: Partial<TodayDue> = {}): TodayDue => ({
  day: '2026-11-20',
  followUps: nothingDue,
  renewals: nothingDue,
  payments: nothingDue,
  expiringQuotes: nothingDue,
  birthdays: nothingDue,
  ...change,
});

/** Half a year of one agent, with a target for this month. */
export const someFigures = (change: Partial<HomeFigures> = {}): HomeFigures => ({
  months: [
    { month: '2026-06', premium: 1_000_000, policies: 4 },
    { month: '2026-07', premium: 2_000_000, policies: 8 },
    { month: '2026-08', premium: 0, policies: 0 },
    { month: '2026-09', premium: 1_500_000, policies: 6 },
    { month: '2026-10', premium: 2_500_000, policies: 10 },
    { month: '2026-11', premium: 3_000_000, policies: 12 },
  ],
  target: { premium: 4_000_000, policies: 15 },
  leads: { open: 34, completed: 5 },
  referrals: { open: 2, completed: 3 },
  isNetwork: false,
  ...change,
});

/** A payment that a customer has not made yet. */
export const aPendingPayment = (change: Partial<PendingPayment> = {}): PendingPayment => ({
  quoteId: QUOTE_ID,
  productId: KITE_ID,
  proposalNo: 'PR-1',
  insuredName: 'Budi Santoso',
  duePremium: 265_000,
  departureDate: '2026-12-24',
  ...change,
});

/** The call that lists pending payments, with these on its only page. */
export const pendingPayments = (...items: readonly PendingPayment[]) => ({
  paymentPending: { items, total: items.length },
});
