/** Literal samples of the calls about lists and contents: on the wire, and in our words. */
const SAME_LINE = {
  quoteId: 'q',
  code: 'Q100001',
  stage: 'Policy Generated',
  planName: 'Kite Gold',
  status: 'active',
  startDate: '2026-02-01',
  endDate: '2027-01-31',
  duePremium: 265_000,
  points: 26,
  policyNo: 'PO-1',
};
const lines = {
  wire: {
    expiringList: [{ ...SAME_LINE, product_Id: 'p', insuredName: 'Budi Santoso' }],
    total: 1,
    next: 'W10',
    nextCursor: 'W10',
  },
  clean: {
    items: [{ ...SAME_LINE, productId: 'p', customerName: 'Budi Santoso' }],
    total: 1,
    next: 'W10',
  },
};

const SAME_DETAIL = {
  quoteId: 'q',
  code: 'Q100001',
  sections: [{ title: 'Flight', lines: [{ label: 'String', value: '30 m' }] }],
};

const DUE = { count: 1, items: [{ name: 'Budi Santoso', at: '2026-02-01' }] };
const inData = (fields: object) => ({ wire: { data: fields }, clean: fields });

/** The names of rulings R30a and R76. */
const asked = {
  wire: { sort: 'newest', leadStatus: 'Completed', perPage: '10', cursor: 'c' },
  clean: { sort: 'newest', tab: 'Completed', limit: '10', after: 'c' },
};

export const LIST_SAMPLES = {
  expiringPolicies: { query: asked, reply: lines },
  filterPendingPayment: { query: asked, reply: lines },
  listPolicies: { query: asked, reply: lines },
  listRenewals: { query: asked, reply: lines },
  exportList: { query: asked },
  listInsureds: {
    query: asked,
    reply: inData({ items: [{ quoteId: 'q', name: 'Budi Santoso', policyCount: 2 }], total: 1 }),
  },
  policyDetail: {
    reply: {
      wire: { data: { ...SAME_DETAIL, product_Id: 'p', insuredName: 'Budi Santoso' } },
      clean: { ...SAME_DETAIL, productId: 'p', customerName: 'Budi Santoso' },
    },
  },
  todayDue: { reply: inData({ day: '2026-02-01', payments: DUE }) },
  homeFigures: { reply: inData({ months: [{ month: '2026-02', premium: 265_000, policies: 1 }] }) },
  getContent: {
    reply: {
      wire: { data: [{ id: 'c1', kind: 'faq', title: 'How do I share a link?' }] },
      clean: [{ id: 'c1', kind: 'faq', title: 'How do I share a link?' }],
    },
  },
  buildingCosts: { reply: inData({ source: 'Sample', costs: [{ costPerSquareMetre: 5_000_000 }] }) },
};
