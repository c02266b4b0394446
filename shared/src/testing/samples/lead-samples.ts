import type { LeadForm, LeadDetail } from '#schemas/leads.ts';

/** Literal samples of the calls about leads: on the wire, and in our words. */
const WIRE_PLACE = {
  address1: 'Jl. Dago 1',
  address2: 'RT 2',
  address3: 'Dago',
  state: 'Jawa Barat',
  city: 'Bandung',
  country: 'Indonesia',
  pincode: '40135',
};
const CLEAN_PLACE = {
  line1: 'Jl. Dago 1',
  line2: 'RT 2',
  line3: 'Dago',
  province: 'Jawa Barat',
  city: 'Bandung',
  country: 'Indonesia',
  postalCode: '40135',
};
const SAME_FIELDS = {
  appointmentDate: '2026-01-20',
  appointmentTime: '9:30 AM',
  firstName: 'Rina',
  lastName: 'Hartono',
  gender: 'female',
  maritalStatus: 'married',
  childStatus: 'one',
  email: 'rina@payung.test',
  hasOtherMailAddress: false,
  existingInsurance: 'yes',
  existingInsurer: 'Another',
  existingPolicyEnd: '2026-06-30',
  education: 'bachelor',
  professionType: 'teacher',
  incomeGroup: 'middle',
  productCategory: 'general',
  productType: 'kite',
  source: 'Friend',
  hasConsent: true,
};
const WIRE_LEAD_FORM = {
  ...SAME_FIELDS,
  zone: 'WIT',
  leadStatus: 'contact',
  leadDisposition: 'followup',
  leadsubDisposition: 'asks for a price',
  leadOwnerId: 'a1',
  leadCreatorId: 'a2',
  dob: '1990-02-28',
  ChildInfo: [{ name: 'Adi', birthDate: '2020-02-29' }],
  primaryMobile: '6281299998888',
  secondaryMobile: '081200001111',
  landlineNo: '022123456',
  address: WIRE_PLACE,
  mailingAddress: WIRE_PLACE,
  socialSecurityAdharNo: '3273010101900001',
};
const CLEAN_LEAD_FORM: LeadForm = {
  ...SAME_FIELDS,
  zone: 'WIT',
  contactStatus: 'contact',
  disposition: 'followup',
  subDisposition: 'asks for a price',
  ownerId: 'a1',
  creatorId: 'a2',
  birthDate: '1990-02-28',
  children: [{ name: 'Adi', birthDate: '2020-02-29' }],
  phone: '6281299998888',
  secondaryPhone: '081200001111',
  landline: '022123456',
  address: CLEAN_PLACE,
  mailAddress: CLEAN_PLACE,
  nationalId: '3273010101900001',
};

const WIRE_QUOTE = {
  _id: 'q1',
  quote_Id: 'Q2601000001',
  product_Id: 'kite',
  stage: 'Plan Selected',
  duePremium: 250_000,
  departureDate: '2026-02-10',
};
const CLEAN_QUOTE = {
  id: 'q1',
  code: 'Q2601000001',
  productId: 'kite',
  stage: 'Plan Selected',
  duePremium: 250_000,
  departureDate: '2026-02-10',
};
const WIRE_LEAD = {
  _id: 'l1',
  lead_Id: 'L000001',
  created_date: 1_768_446_000_000,
  fullName: 'Rina Hartono',
  leadStatus: 'In Progress',
  DaysLeft: 26,
  quotes: [WIRE_QUOTE],
  quoteCount: 1,
  zone: 'WIB',
};
const CLEAN_LEAD = {
  id: 'l1',
  code: 'L000001',
  createdAt: '2026-01-15T03:00:00.000Z',
  fullName: 'Rina Hartono',
  status: 'In Progress',
  daysLeft: 26,
  quote: CLEAN_QUOTE,
  quoteCount: 1,
  zone: 'WIB',
};

const DETAIL = {
  reply: {
    wire: { data: { lead: WIRE_LEAD, version: 2, form: WIRE_LEAD_FORM, events: [], quotes: [WIRE_QUOTE] } },
    clean: { lead: CLEAN_LEAD, version: 2, form: CLEAN_LEAD_FORM, events: [], quotes: [CLEAN_QUOTE] },
  },
};
const inData = (fields: unknown) => ({ wire: { data: fields }, clean: fields });
const IMPORT = { id: 'i1', fileName: 'people.csv', created: 280, duplicates: 12, refused: 8 };

export const LEAD_SAMPLES = {
  listLeads: {
    query: {
      wire: { sort: 'Newest', leadStatus: 'Rejected', perPage: '10', cursor: 'c' },
      clean: { sort: 'Newest', tab: 'Rejected', limit: '10', after: 'c' },
    },
    reply: {
      wire: { data: [WIRE_LEAD], next: 'abc', nextCursor: 'abc' },
      clean: { items: [CLEAN_LEAD], next: 'abc' },
    },
  },
  leadCounts: { reply: inData({ counts: { All: 1001 }, limit: 1000 }) },
  getAgents: {
    reply: {
      wire: { data: [{ _id: 'a1', fullName: 'Sari Wulandari' }] },
      clean: [{ id: 'a1', fullName: 'Sari Wulandari' }],
    },
  },
  getLead: DETAIL,
  createLead: {
    body: {
      wire: { form: WIRE_LEAD_FORM, requestId: 'request-1' },
      clean: { form: CLEAN_LEAD_FORM, requestId: 'request-1' },
    },
    ...DETAIL,
  },
  updateLead: { body: { wire: { form: WIRE_LEAD_FORM }, clean: { form: CLEAN_LEAD_FORM } }, ...DETAIL },
  addLeadEvent: DETAIL,
  closeLead: DETAIL,
  reopenLead: DETAIL,
  setDoNotContact: DETAIL,
  checkImportPhones: { reply: inData({ known: ['0812'] }) },
  startImport: { reply: inData(IMPORT) },
  importLines: { reply: inData({ created: 1, duplicates: [2], refused: [] }) },
  listImports: { reply: inData([IMPORT]) },
  undoImport: { reply: inData({ removed: 3, kept: 2 }) },
};

export const LEAD_ID = '65f0c1a5e4b0a70001a3f201';

/** A lead for whom a quote is started, as its own agent sees it; of another agent it has no form. */
export const aLeadToQuote = ({ isForeign = false } = {}): LeadDetail => ({
  lead: {
    id: LEAD_ID,
    code: 'L000042',
    createdAt: '2026-11-10T03:00:00.000Z',
    fullName: 'Rina Hartono',
    status: 'In Progress',
    daysLeft: 12,
    quoteCount: 0,
    zone: 'WIB',
  },
  version: 3,
  ...(isForeign ? {} : { form: CLEAN_LEAD_FORM }),
  events: [],
  quotes: [],
});
