import type { PaymentTakenBack, Refund, RefundPage } from '@payung/shared/schemas/refunds.ts';

export const aRefund = (change: Partial<Refund> = {}): Refund => ({
  id: '7',
  version: 1,
  state: 'owed',
  amount: 274_500,
  reason: 'second-payment',
  since: '2026-11-20T18:30:00.000Z',
  customerName: 'Budi Santoso',
  phone: '6281234567890',
  email: 'budi@payung.example',
  agentName: 'Sari Wulandari',
  agentCode: 'AG-1001',
  quoteCode: 'Q100001',
  policyNo: 'PO202611200012',
  invoiceNo: 'PR202611200012-1',
  needsSecondPerson: false,
  isMine: false,
  history: [],
  ...change,
});

export const refundsOf = (...items: readonly Refund[]): RefundPage => ({
  items,
  total: items.length,
  sum: items.reduce((sum, { amount }) => sum + amount, 0),
  secondPersonAbove: 5_000_000,
});

export const aTakenBack = (change: Partial<PaymentTakenBack> = {}): PaymentTakenBack => ({
  invoiceNo: 'PR202611200012-1',
  status: 'CHARGEBACK',
  amount: 274_500,
  reportedAt: '2026-11-21T02:00:00.000Z',
  paidAt: '2026-11-20T18:30:00.000Z',
  policyNo: 'PO202611200012',
  issuedAt: '2026-11-20T18:30:00.000Z',
  points: 27,
  customerName: 'Budi Santoso',
  phone: '6281234567890',
  email: 'budi@payung.example',
  agentName: 'Sari Wulandari',
  agentCode: 'AG-1001',
  quoteCode: 'Q100001',
  state: 'open',
  decidedBy: '',
  decidedAt: '',
  reason: '',
  ...change,
});
