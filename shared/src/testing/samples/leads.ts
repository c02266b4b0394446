import type { LeadDetail } from '#schemas/leads.ts';
import { CLEAN_LEAD_FORM } from './lead-samples.ts';

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
