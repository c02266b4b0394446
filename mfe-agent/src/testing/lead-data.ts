import { emptyLeadForm } from '@payung/shared/domain/leads/empty-lead-form.ts';
import type { Lead, LeadDetail, LeadForm, LeadQuote } from '@payung/shared/schemas/leads.ts';
import { KITE_ID, QUOTE_ID } from '@payung/shared/testing/kite.ts';

export const LEAD_ID = '65f0c1a5e4b0a70001a3f201';

/** The newest quote of the test lead, of the invented product. */
export const aLeadQuote = (change: Partial<LeadQuote> = {}): LeadQuote => ({
  id: QUOTE_ID,
  code: 'Q100001',
  productId: KITE_ID,
  stage: 'Plan Selected',
  duePremium: 250_000,
  ...change,
});

/** An open lead of the agent, who agreed to be contacted. */
export const aLead = (change: Partial<Lead> = {}): Lead => ({
  id: LEAD_ID,
  code: 'L000042',
  createdAt: '2026-11-10T03:00:00.000Z',
  fullName: 'Budi Santoso',
  status: 'In Progress',
  daysLeft: 12,
  quote: aLeadQuote(),
  quoteCount: 1,
  phone: '6281234567890',
  email: 'budi@example.id',
  mayContact: true,
  zone: 'WIB',
  ...change,
});

export const aLeadForm = (change: Partial<LeadForm> = {}): LeadForm => ({
  ...emptyLeadForm('65f0c1a5e4b0a70001a3e001'),
  firstName: 'Budi',
  lastName: 'Santoso',
  phone: '6281234567890',
  email: 'budi@example.id',
  source: 'Exhibition',
  hasConsent: true,
  ...change,
});

/** The test lead as its own agent sees it. */
export const aLeadDetail = (change: Partial<LeadDetail> = {}): LeadDetail => ({
  lead: aLead(),
  version: 3,
  form: aLeadForm(),
  events: [
    {
      id: '65f0c1a5e4b0a70001a3f301',
      at: '2026-11-12T03:00:00.000Z',
      kind: 'call',
      result: 'followup',
      note: 'Call again after the holidays',
      by: 'Sari Wulandari',
    },
    {
      id: '65f0c1a5e4b0a70001a3f302',
      at: '2026-11-10T03:00:00.000Z',
      kind: 'quote',
      by: '',
      code: 'Q100001',
    },
  ],
  quotes: [aLeadQuote()],
  ...change,
});
