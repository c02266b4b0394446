import { addDays, todayInJakarta } from '@payung/shared/domain/dates.ts';
import type { CloseReason, LeadContactStatus } from '@payung/shared/domain/leads/lead-constants.ts';
import { LEAD_OPEN_DAYS } from '@payung/shared/domain/leads/lead-status.ts';
import { searchText } from '@payung/shared/domain/text/search-text.ts';
import type { Zone } from '@payung/shared/domain/zones.ts';
import type { DemoContext } from '#areas/area.ts';
import type { DemoAgentKey } from '#areas/quote/product/insurance-product.ts';
import { setLeadReminder } from '#areas/todo/reminders.ts';
import type { Queries } from '#core/database/database.ts';
import { newId } from '#core/database/identifiers.ts';
import { insertLeadEvent, changeLead, insertLead } from '#areas/leads/sql/leads.ts';
import { demoId } from '../agents/demo-people.ts';

const DAY_MS = 86_400_000;

interface DemoLead {
  readonly agent: DemoAgentKey;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  /** So many days before the demo starts. */
  readonly enteredAgo: number;
  readonly zone?: Zone;
  readonly contactStatus?: LeadContactStatus;
  readonly hasConsent?: boolean;
  readonly doNotContact?: boolean;
  readonly closed?: CloseReason;
  /** Days from the start of the demo to the next contact. */
  readonly nextContactIn?: number;
}

/** Beside the leads that the demo's quotes make: some without a quote, in every status that such a lead can have. */
const LEADS: readonly DemoLead[] = [
  {
    agent: 'mitra',
    firstName: 'Rahmat',
    lastName: 'Hidayat',
    phone: '6281322220001',
    enteredAgo: 2,
    contactStatus: 'contact',
    // Not the day after: a demo that runs over midnight keeps an empty day.
    nextContactIn: 2,
  },
  {
    agent: 'mitra',
    firstName: 'Ni Luh',
    lastName: 'Ayu',
    phone: '6281322220002',
    enteredAgo: 5,
    zone: 'WITA',
    hasConsent: false,
  },
  {
    agent: 'mitra',
    firstName: 'Yosef',
    lastName: 'Wenda',
    phone: '6281322220003',
    enteredAgo: 9,
    zone: 'WIT',
    doNotContact: true,
  },
  {
    agent: 'mitra',
    firstName: 'Lina',
    lastName: 'Marlina',
    phone: '6281322220004',
    enteredAgo: 20,
    closed: 'boughtElsewhere',
  },
  { agent: 'mitra', firstName: 'Hendra', lastName: 'Gunawan', phone: '6281322220005', enteredAgo: 120 },
  { agent: 'other', firstName: 'Teguh', lastName: 'Wibowo', phone: '6281322220006', enteredAgo: 3 },
  { agent: 'other', firstName: 'Fitri', lastName: 'Anggraini', phone: '6281322220007', enteredAgo: 110 },
  { agent: 'commercial', firstName: 'Bambang', lastName: 'Susilo', phone: '6281322220008', enteredAgo: 1 },
];

const rowOf = (lead: DemoLead, now: Date) => {
  const createdAt = new Date(now.getTime() - lead.enteredAgo * DAY_MS);
  const agentId = demoId(lead.agent);
  return {
    id: newId(),
    agent_id: agentId,
    creator_id: agentId,
    request_id: `demo-${lead.phone}`,
    first_name: lead.firstName,
    last_name: lead.lastName,
    search_name: searchText(`${lead.firstName} ${lead.lastName}`),
    phone: lead.phone,
    zone: lead.zone ?? 'WIB',
    contact_status: lead.contactStatus ?? 'newleadentery',
    has_consent: lead.hasConsent ?? true,
    do_not_contact: lead.doNotContact ?? false,
    open_until: addDays(todayInJakarta(createdAt), LEAD_OPEN_DAYS),
    created_at: createdAt,
    closed_by: null,
    import_id: null,
    newest_quote_id: null,
  };
};

const close = async (tx: Queries, leadId: string, of: { lead: DemoLead; now: Date }): Promise<void> => {
  const { lead, now } = of;
  if (lead.closed === undefined) return;
  const agentId = demoId(lead.agent);
  await insertLeadEvent(tx, { leadId, agentId, kind: 'closed', result: lead.closed, now });
  const closing = { closed_reason: lead.closed, closed_by: agentId, closed_at: now };
  await changeLead(tx, { id: leadId, patch: closing, now });
};

const planContact = async (tx: Queries, leadId: string, of: { lead: DemoLead; now: Date }): Promise<void> => {
  const { lead, now } = of;
  if (lead.nextContactIn === undefined) return;
  const agentId = demoId(lead.agent);
  const at = new Date(now.getTime() + lead.nextContactIn * DAY_MS);
  await insertLeadEvent(tx, { leadId, agentId, kind: 'call', result: 'followup', now });
  const description = `Hubungi ${lead.firstName} ${lead.lastName}`;
  await setLeadReminder(tx, { agentId, leadId, description, at, now });
  await changeLead(tx, { id: leadId, patch: { next_contact_at: at }, now });
};

/** Nothing to do for those that an earlier start made. */
export const seedLeads = async (tx: Queries, { now }: Pick<DemoContext, 'now'>): Promise<void> => {
  for (const lead of LEADS) {
    const made = await insertLead(tx, rowOf(lead, now));
    if (made === undefined) continue;
    await close(tx, made.id, { lead, now });
    await planContact(tx, made.id, { lead, now });
  }
};
