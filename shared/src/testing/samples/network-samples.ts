const inData = (data: object) => ({ wire: { data }, clean: data });

const MEMBER = {
  id: 'm1',
  name: 'Agus Setiawan',
  agentCode: 'AG-2001',
  tier: 'silver',
  level: 1,
  status: 'active',
  invitedBy: 'Bayu Pratama',
  joinedAt: '2026-01-15T03:00:00.000Z',
  directMembers: 3,
  path: [],
  referralPremium: 274_500,
  referralPolicies: 1,
  referralFee: 2,
  points: 27,
};
const member = { reply: inData(MEMBER) };
const REQUEST_ID = '5b1d2d1e-8c1f-4a5e-9d53-0c6f1f0c8a11';
const moved = { reply: inData({ movedMembers: 1200, movedQuotes: 3, movedLeads: 7 }) };

const ENTRY = {
  no: 1,
  kind: 'earned',
  points: 27,
  held: 0,
  balanceAfter: 27,
  heldAfter: 0,
  at: '2026-01-15T03:00:00.000Z',
  policyNo: 'PO2601000001',
  level: 0,
  premium: 274_500,
  ruleVersion: 'example-1',
  reason: '',
};
const ACCOUNT = { balance: 27, held: 0, available: 27, minimum: 100, illustrative: true, redemptions: [] };
const account = { reply: inData(ACCOUNT) };
const ledger = {
  reply: inData({
    agentId: 'm1',
    agentName: 'Agus Setiawan',
    agentCode: 'AG-2001',
    account: ACCOUNT,
    items: [{ ...ENTRY, correctable: { down: -27, up: 27 }, by: '' }],
  }),
};
const policy = {
  reply: inData({ policyNo: 'PO2601000001', customerName: 'Budi Santoso', premium: 274_500 }),
};
const comparison = { reply: inData({ at: '2026-01-15T03:00:00.000Z', agents: 3, differences: [] }) };

/** Parts of the calls about the network and points, as the wire and as we spell them. */
export const NETWORK_SAMPLES = {
  listNetwork: {
    query: { wire: { heirFor: 'm1', search: 'agus' }, clean: { successorFor: 'm1', search: 'agus' } },
    reply: inData({ path: [], items: [MEMBER], total: 1 }),
  },
  networkFigures: { reply: inData({ levels: [{ level: 1, members: 2, active: 1 }] }) },
  getMember: member,
  changeTier: member,
  changeOffice: member,
  setTarget: member,
  memberNumbers: { reply: inData({ idNumber: '3174015705900001', taxId: '' }) },
  removeMember: moved,
  transferNetwork: {
    ...moved,
    body: {
      wire: { requestId: REQUEST_ID, heirId: 'm2', reason: 'Resigns', typedName: 'Agus Setiawan' },
      clean: { requestId: REQUEST_ID, successorId: 'm2', reason: 'Resigns', typedName: 'Agus Setiawan' },
    },
  },
  pointsAccount: account,
  pointsStatement: { reply: inData({ month: '2026-01', opening: 0, closing: 27, upTo: 1, items: [ENTRY] }) },
  pointsEarnings: { reply: inData({ points: 27, products: [], illustrative: true }) },
  quoteEarning: { reply: inData({ points: 27, premium: 274_500, illustrative: true }) },
  redeemPoints: account,
  redemptionQueue: { reply: inData({ items: [], total: 0 }) },
  decideRedemption: { reply: inData({ id: 'r1', state: 'confirmed', points: 100 }) },
  agentLedger: ledger,
  correctPoints: ledger,
  paidPolicy: policy,
  cancelPolicy: policy,
  pointsComparison: comparison,
  comparePoints: comparison,
  inviteCounts: { reply: inData({ sent: 12, opened: 7, registered: 2, firstSale: 1 }) },
  listDuplicateAlerts: { reply: inData({ items: [], total: 0 }) },
  checkDuplicateAlert: { reply: inData({ id: 'f1', kind: 'device', state: 'checked' }) },
  listRefunds: { reply: inData({ items: [], total: 0, sum: 0, secondPersonAbove: 5_000_000 }) },
  enterRefund: { reply: inData({ id: '1', state: 'entered' }) },
  decideRefund: { reply: inData({ id: '1', state: 'paid' }) },
  listTakenBack: { reply: inData({ items: [], total: 0 }) },
  keepTakenBack: { reply: inData({ invoiceNo: 'PR-1-1', state: 'kept' }) },
} as const;
