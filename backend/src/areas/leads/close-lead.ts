import type { LeadDetail } from '@payung/shared/schemas/leads.ts';
import { addDays, todayInJakarta } from '@payung/shared/domain/dates.ts';
import { LEAD_OPEN_DAYS } from '@payung/shared/domain/leads/lead-status.ts';
import { refused } from '#core/http/api-refusal.ts';
import { insertLeadEvent } from '#areas/leads/sql/lead-events.ts';
import type { LeadRow } from '#areas/leads/sql/leads.ts';
import { setLeadReminder } from '../todo/lead-reminder.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import { changeUnderLock } from './change-lead.ts';
import type { LeadChange } from './change-lead.ts';
import { LEAD_TEXTS } from './lead-texts.ts';

/** Nobody is reminded of a lead that is closed or must not be contacted. */
const forgetNextContact = async ({ tx, lead, agentId, now }: LeadChange): Promise<void> => {
  if (lead.next_contact_at === null) return;
  await setLeadReminder(tx, { agentId, leadId: lead.id, description: '', at: undefined, now });
};

/** A lead without a quote is open for the same days as a new one. */
export const openedAnew = (lead: LeadRow, now: Date): { readonly open_until?: string } => {
  if (lead.quote_count > 0) return {};
  const day = addDays(todayInJakarta(now), LEAD_OPEN_DAYS);
  return day > lead.open_until ? { open_until: day } : {};
};

export const closeLead = (
  context: HandlerContextOf<'closeLead'>,
  services: Services,
): Promise<LeadDetail> => {
  const { reason, note } = context.body;
  return changeUnderLock({ ...context, mustBeOpen: true }, services, async (change) => {
    const { tx, lead, agentId, now } = change;
    await insertLeadEvent(tx, { leadId: lead.id, agentId, kind: 'closed', result: reason, note, now });
    await forgetNextContact(change);
    return {
      closed_reason: reason,
      closed_note: note,
      closed_by: agentId,
      closed_at: now,
      next_contact_at: null,
    };
  });
};

export const reopenLead = (
  context: HandlerContextOf<'reopenLead'>,
  services: Services,
): Promise<LeadDetail> =>
  changeUnderLock(context, services, async ({ tx, lead, agentId, now }) => {
    if (lead.closed_reason === '') throw refused(LEAD_TEXTS.notClosed);
    await insertLeadEvent(tx, { leadId: lead.id, agentId, kind: 'reopened', now });
    return {
      closed_reason: '',
      closed_note: '',
      closed_by: null,
      closed_at: null,
      ...openedAnew(lead, now),
    };
  });

export const setDoNotContact = (
  context: HandlerContextOf<'setDoNotContact'>,
  services: Services,
): Promise<LeadDetail> => {
  const { doNotContact } = context.body;
  return changeUnderLock(context, services, async (change) => {
    const { tx, lead, agentId, now } = change;
    if (lead.do_not_contact === doNotContact) return undefined;
    const kind = doNotContact ? 'doNotContact' : 'mayContact';
    await insertLeadEvent(tx, { leadId: lead.id, agentId, kind, now });
    if (!doNotContact) return { do_not_contact: false };
    await forgetNextContact(change);
    return { do_not_contact: true, next_contact_at: null };
  });
};
