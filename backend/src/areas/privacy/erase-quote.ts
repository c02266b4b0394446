import { formatDate } from '@payung/shared/domain/dates.ts';
import { jakartaDateTime } from './jakarta-time.ts';
import { openPayload } from '#core/access/secrets.ts';
import { eventActorOf } from '#core/access/event-actor.ts';
import type { EventActor } from '#core/access/event-actor.ts';
import type { Queries } from '#core/database/database.ts';
import { transaction } from '#core/database/transaction.ts';
import { notFound, refused } from '#core/http/api-refusal.ts';
import type { ApiRefusal } from '#core/http/api-refusal.ts';
import type { Language } from '#core/http/language.ts';
import { voidFrozenVersions } from '#areas/quote/sql/frozen-versions.ts';
import { findLead } from '#areas/leads/sql/leads.ts';
import type { LeadRow } from '#areas/leads/sql/leads.ts';
import { insertAgentNotice } from '#areas/notifications/sql.ts';
import { deleteJobs, listSealedJobs } from '#core/jobs/sql/jobs.ts';
import { eraseLead, eraseQuoteRows } from './erase-rows.ts';
import { eraseMessages } from '#providers/messages/sent-messages-sql.ts';
import { findObstacles } from '#areas/payment/sql/invoices.ts';
import { hasQuotes, lockQuote } from '#areas/quote/sql/quotes.ts';
import type { Obstacles } from '#areas/payment/sql/invoices.ts';
import { insertQuoteEvent } from '#areas/quote/sql/write-quote.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { keptByLawUntil, LEGAL_PERIOD } from '#retention.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import { PRIVACY_TEXTS } from './privacy-texts.ts';

/** Why a quote may not be deleted or closed now, with what to do instead. */
export const eraseRefusal = (
  quote: Pick<Quote, 'policy_no' | 'end_date'>,
  { payableUntil, hasMoney }: Obstacles,
  language: Language,
): ApiRefusal | undefined => {
  const law = LEGAL_PERIOD.source[language];
  if (quote.policy_no !== null) {
    const date = formatDate(keptByLawUntil(quote.end_date));
    return refused(PRIVACY_TEXTS.soldKept, { values: { date, law } });
  }
  if (hasMoney) return refused(PRIVACY_TEXTS.moneyKept, { values: { years: LEGAL_PERIOD.years, law } });
  if (payableUntil !== undefined)
    return refused(PRIVACY_TEXTS.paymentOpen, { values: { time: jakartaDateTime(payableUntil) } });
  return undefined;
};

const MAX_JOBS = 2000;

/** Messages that wait to be sent to somebody, or about something of theirs. */
export const forgetJobs = async (
  tx: Queries,
  secret: string,
  isOwn: (job: Readonly<Record<string, unknown>>) => boolean,
): Promise<void> => {
  const rows = await listSealedJobs(tx, MAX_JOBS);
  const own = rows.filter(({ id, payload }) => {
    try {
      return isOwn(openPayload(secret, id, payload) as Readonly<Record<string, unknown>>);
    } catch {
      // Nobody can read it: nobody knows whom it is about.
      return false;
    }
  });
  await deleteJobs(
    tx,
    own.map(({ id }) => id),
  );
};

export interface Erasing {
  readonly tx: Queries;
  readonly quote: Quote;
  readonly actor: EventActor;
  readonly now: Date;
}

type Parts = Pick<Services, 'productOf' | 'secret'>;

const eraseCore = async ({ productOf }: Parts, { tx, quote, actor, now }: Erasing): Promise<void> => {
  await voidFrozenVersions(tx, quote.id, now);
  await productOf(quote.product_id).erase?.(tx, quote.id, now);
  await eraseQuoteRows(tx, quote.id, now);
  const entry = {
    quoteId: quote.id,
    version: quote.version,
    event: 'erase',
    stageFrom: quote.stage,
    stageTo: quote.stage,
  };
  await insertQuoteEvent(tx, { ...entry, actor: actor.kind, actorId: actor.id }, now);
};

/** A lead that was made by its quotes alone: nobody has entered anything of their own. */
const isOfQuotesAlone = (lead: LeadRow): boolean =>
  lead.touched_at === null && lead.import_id === null && lead.request_id === '';

/** Its time is over. What an agent entered of the person by hand has a time of its own. */
export const eraseOutlived = async (parts: Parts, erasing: Erasing): Promise<void> => {
  const { tx, quote } = erasing;
  await eraseCore(parts, erasing);
  const lead = quote.of_lead_id === null ? undefined : await findLead(tx, quote.of_lead_id);
  if (lead !== undefined && isOfQuotesAlone(lead) && !(await hasQuotes(tx, lead.id)))
    await eraseLead(tx, lead.id);
};

/** The person wants it: also what the agent keeps of them, and what was or is to be sent. */
const eraseForPerson = async (parts: Parts, erasing: Erasing): Promise<void> => {
  const { tx, quote, now } = erasing;
  await eraseCore(parts, erasing);
  if (quote.of_lead_id !== null && !(await hasQuotes(tx, quote.of_lead_id)))
    await eraseLead(tx, quote.of_lead_id);
  await forgetJobs(
    tx,
    parts.secret,
    (job) =>
      job['quoteId'] === quote.id || (quote.insured_phone !== '' && job['phone'] === quote.insured_phone),
  );
  const recipients = [quote.insured_phone, quote.insured_email].filter((recipient) => recipient !== '');
  await eraseMessages(tx, { code: quote.code, recipients });
  await insertAgentNotice(tx, {
    agentId: quote.agent_id,
    kind: 'dataErased',
    data: { quoteCode: quote.code },
    now,
  });
};

/** The customer deletes a quote that was never sold. Sent twice it is done once. */
export const eraseQuote = async (
  { params: { quoteId }, caller, language }: HandlerContextOf<'eraseQuote'>,
  services: Services,
): Promise<{ readonly message: string }> => {
  const now = services.clock.now();
  const actor = eventActorOf(caller);
  await transaction(services.db, async (tx) => {
    const quote = await lockQuote(tx, quoteId);
    if (quote === undefined) throw notFound();
    if (quote.erased_at !== null) return;
    const refusal = eraseRefusal(quote, await findObstacles(tx, quoteId, now), language);
    if (refusal !== undefined) throw refusal;
    await eraseForPerson(services, { tx, quote, actor, now });
  });
  return { message: PRIVACY_TEXTS.erased[language] };
};
