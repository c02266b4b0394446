import type { LeadDetail, LeadForm } from '@payung/shared/schemas/leads.ts';
import { addDays, todayInJakarta } from '@payung/shared/domain/dates.ts';
import { LEAD_OPEN_DAYS } from '@payung/shared/domain/leads/lead-status.ts';
import { requireAgent } from '#core/access/caller.ts';
import type { Queries } from '#core/database/database.ts';
import { newId } from '#core/database/identifiers.ts';
import { transaction } from '#core/database/transaction.ts';
import { refused } from '#core/http/api-refusal.ts';
import type { Language } from '#core/http/language.ts';
import { insertLeadEvent, findLeadByPhone, findLeadByRequest, insertLead } from '#areas/leads/sql/leads.ts';
import type { LeadRow } from '#areas/leads/sql/leads.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import { changeUnderLock, recordContactConsent } from './change-lead.ts';
import { fullName, leadDetailOf } from './lead-detail.ts';
import { checkForm, columnsOf, requireOwnForm } from './lead-form.ts';
import { LEAD_TEXTS } from './lead-texts.ts';

/** Says which lead has the phone already, so that the screen can open it. */
const leadExists = ({ id, code, first_name, last_name }: LeadRow) =>
  refused(LEAD_TEXTS.exists, {
    values: { name: fullName(first_name, last_name), code },
    also: { field: 'primaryMobile', leadId: id },
  });

interface LeadEntry {
  readonly agentId: string;
  readonly form: LeadForm;
  readonly requestId: string;
  readonly language: Language;
  readonly now: Date;
}

/** A double click returns the first lead. */
const enterLead = async (
  tx: Queries,
  { agentId, form, requestId, language, now }: LeadEntry,
): Promise<LeadRow> => {
  const columns = columnsOf(form);
  const made = await insertLead(tx, {
    ...columns,
    id: newId(),
    agent_id: agentId,
    creator_id: agentId,
    request_id: requestId,
    open_until: addDays(todayInJakarta(now), LEAD_OPEN_DAYS),
    created_at: now,
    closed_by: null,
    import_id: null,
    newest_quote_id: null,
  });
  if (made !== undefined) {
    if (form.hasConsent) {
      const { agreedBy } = form;
      await recordContactConsent(tx, { leadId: made.id, agentId, language, granted: true, agreedBy, now });
    }
    return made;
  }
  const earlier = await findLeadByRequest(tx, agentId, requestId);
  if (earlier?.phone === columns.phone) return earlier;
  if (earlier !== undefined) throw refused(LEAD_TEXTS.requestReused);
  const same = await findLeadByPhone(tx, agentId, columns.phone);
  if (same === undefined) throw new Error('A lead that was neither made nor there before');
  throw leadExists(same);
};

export const createLead = (
  { caller, language, body: { form, requestId } }: HandlerContextOf<'createLead'>,
  services: Services,
): Promise<LeadDetail> => {
  const agent = requireAgent(caller);
  const now = services.clock.now();
  requireOwnForm(form, agent.agentId);
  checkForm(form, { today: todayInJakarta(now), mayLackPhone: false });
  return transaction(services.db, async (tx) => {
    const { id } = await enterLead(tx, { agentId: agent.agentId, form, requestId, language, now });
    return leadDetailOf({ ...services, db: tx }, agent, id);
  });
};

const UNIQUE_VIOLATION = '23505';
const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;

export const updateLead = async (
  context: HandlerContextOf<'updateLead'>,
  services: Services,
): Promise<LeadDetail> => {
  const { form } = context.body;
  const { agentId } = requireAgent(context.caller);
  const today = todayInJakarta(services.clock.now());
  requireOwnForm(form, agentId);
  const save = () =>
    changeUnderLock(context, services, async ({ tx, lead, now }) => {
      checkForm(form, { today, mayLackPhone: lead.phone === '' });
      const columns = columnsOf(form, lead.details);
      const same = await findLeadByPhone(tx, agentId, columns.phone);
      if (same !== undefined && same.id !== lead.id) throw leadExists(same);
      if (form.hasConsent !== lead.has_consent) {
        const { language } = context;
        const { hasConsent: granted, agreedBy } = form;
        await recordContactConsent(tx, { leadId: lead.id, agentId, language, granted, agreedBy, now });
      }
      if (form.hasConsent && !lead.has_consent)
        await insertLeadEvent(tx, { leadId: lead.id, agentId, kind: 'mayContact', now });
      return columns;
    });
  try {
    return await save();
  } catch (error) {
    if (!isTaken(error)) throw error;
    // A parallel request gave another lead that phone: now it is found.
    return save();
  }
};
