import type { LeadDetail, NewLeadEvent } from '@payung/shared/schemas/leads.ts';
import { addDays, todayInJakarta } from '@payung/shared/domain/dates.ts';
import { LEAD_OPEN_DAYS } from '@payung/shared/domain/leads/lead-status.ts';
import { refused } from '#core/http/api-refusal.ts';
import { insertLeadEvent } from '#areas/leads/sql/leads.ts';
import type { LeadRow } from '#areas/leads/sql/leads.ts';
import { setLeadReminder, finishLeadReminder } from '../todo/reminders.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import { changeUnderLock } from './change-lead.ts';
import type { LeadChange } from './change-lead.ts';
import { LEAD_TEXTS } from './lead-texts.ts';
import { fillIn } from '#core/http/texts.ts';
import { fullName } from './lead-detail.ts';

/** Clears the reminder of a lead that is closed or must not be contacted. */
const clearNextContact = async ({ tx, lead, agentId, now }: LeadChange): Promise<void> => {
  if (lead.next_contact_at === null) return;
  await setLeadReminder(tx, { agentId, leadId: lead.id, description: '', at: undefined, now });
};

/** A lead without a quote is open for the same days as a new one. */
const reopened = (lead: LeadRow, now: Date): { readonly open_until?: string } => {
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
    await clearNextContact(change);
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
      ...reopened(lead, now),
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
    await clearNextContact(change);
    return { do_not_contact: true, next_contact_at: null };
  });
};

const FARTHEST_MS = 2 * 366 * 86_400_000;

/** Of somebody who must not be contacted only a note may still be taken. */
const validateEvent = (lead: LeadRow, { kind, nextContactAt }: NewLeadEvent, now: Date): void => {
  if (lead.do_not_contact && (kind !== 'note' || nextContactAt !== ''))
    throw refused(LEAD_TEXTS.doNotContact);
  if (nextContactAt === '') return;
  const inMs = Date.parse(nextContactAt) - now.getTime();
  if (inMs <= 0) throw refused(LEAD_TEXTS.nextInPast, { also: { field: 'nextContactAt' } });
  if (inMs > FARTHEST_MS) throw refused(LEAD_TEXTS.nextTooFar, { also: { field: 'nextContactAt' } });
};

/** A later planned contact stays; one that was planned for an earlier time is done. */
const nextContact = (lead: LeadRow, nextContactAt: string, now: Date): Date | null => {
  if (nextContactAt !== '') return new Date(nextContactAt);
  return lead.next_contact_at !== null && lead.next_contact_at > now ? lead.next_contact_at : null;
};

/** What an agent did about a lead, once for each form that was sent; with the next contact comes a reminder. */
export const addLeadEvent = (
  context: HandlerContextOf<'addLeadEvent'>,
  services: Services,
): Promise<LeadDetail> => {
  const { body, language } = context;
  return changeUnderLock(context, services, async ({ tx, lead, agentId, now }) => {
    const { kind, result, note, requestId } = body;
    const entry = { leadId: lead.id, agentId, kind, result, note, requestId, now };
    if (!(await insertLeadEvent(tx, entry))) return undefined;
    validateEvent(lead, body, now);
    const next = nextContact(lead, body.nextContactAt, now);
    if (body.nextContactAt !== '') {
      const name = fullName(lead.first_name, lead.last_name);
      const description = fillIn(LEAD_TEXTS.reminder[language], { name });
      await setLeadReminder(tx, { agentId, leadId: lead.id, description, at: next ?? now, now });
    } else if (next === null && lead.next_contact_at !== null) {
      await finishLeadReminder(tx, { agentId, leadId: lead.id, now });
    }
    return { next_contact_at: next, ...reopened(lead, now) };
  });
};
