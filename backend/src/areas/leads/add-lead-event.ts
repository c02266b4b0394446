import type { LeadDetail, NewLeadEvent } from '@payung/shared/schemas/leads.ts';
import { refused } from '#core/http/api-refusal.ts';
import { fillIn } from '#core/http/texts.ts';
import { insertLeadEvent } from '#areas/leads/sql/lead-events.ts';
import type { LeadRow } from '#areas/leads/sql/leads.ts';
import { finishLeadReminder, setLeadReminder } from '../todo/lead-reminder.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import { changeUnderLock } from './change-lead.ts';
import { openedAnew } from './close-lead.ts';
import { fullName } from './lead-card.ts';
import { LEAD_TEXTS } from './lead-texts.ts';

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

/** What is still ahead stays; a contact that was planned for earlier has happened. */
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
    return { next_contact_at: next, ...openedAnew(lead, now) };
  });
};
