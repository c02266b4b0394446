import { config } from '@payung/shared/config.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { jakartaDateTime, PRIVACY_TEXTS } from './privacy-texts.ts';
import { openPayload } from '#core/access/secrets.ts';
import { openedByAny } from '#core/secrets/server-secrets.ts';
import type { ServerSecrets } from '#core/secrets/server-secrets.ts';
import { eventActorOf } from '#core/access/caller.ts';
import type { EventActor } from '#core/access/caller.ts';
import type { Queries } from '#core/database/database.ts';
import { transaction } from '#core/database/transaction.ts';
import { notFound, refused } from '#core/http/api-refusal.ts';
import type { ApiRefusal } from '#core/http/api-refusal.ts';
import type { Language } from '#core/http/language.ts';
import { voidFrozenVersions, insertQuoteEvent, emptyQuote } from '#areas/quote/sql/write-quote.ts';
import { findLead, deleteLead } from '#areas/leads/sql/leads.ts';
import type { LeadRow } from '#areas/leads/sql/leads.ts';
import { insertAgentNotice, deleteNotificationsOf } from '#areas/notifications/sql.ts';
import { deleteJobs, listSealedJobs } from '#core/jobs/sql/jobs.ts';
import { eraseMessages } from '#providers/messages/sent-messages-sql.ts';
import { findObstacles } from '#areas/payment/sql/invoices.ts';
import { hasQuotes, lockQuote, deleteOpenReferral } from '#areas/quote/sql/quotes.ts';
import type { Obstacles } from '#areas/payment/sql/invoices.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { keptByLawUntil, LEGAL_PERIOD } from '#retention.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import { ensureNobody, NOBODY } from '#areas/agents/sql/member-state.ts';
import { deleteLinksOfQuote } from '#areas/auth/links/share-links-sql.ts';
import { deleteChallengesOfQuote } from '#areas/auth/sql/otp-challenges.ts';
import { deleteIdentities } from '#areas/identity/sql/identities.ts';
import { deleteTodosOf } from '#areas/todo/sql/todos.ts';
import { deleteSessionsOf } from '#core/access/sql/sessions.ts';
import { deleteDocuments } from '#core/documents/documents-sql.ts';
import { deleteRequestsOfQuote } from './sql/privacy-requests.ts';

/** Why a quote may not be deleted or closed now, with what to do instead. */
export const eraseRefusal = (
  quote: Pick<Quote, 'policy_no' | 'end_date' | 'product_id'>,
  { payableUntil, hasMoney, products }: Obstacles & Partial<Pick<Services, 'products'>>,
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
  if (products?.erasable.includes(quote.product_id) === false)
    return refused(PRIVACY_TEXTS.productGone, { values: { support: config.brand.supportEmail } });
  return undefined;
};

const MAX_JOBS = 2000;

/** Messages that wait to be sent to somebody, or about something of theirs. */
export const deleteJobsAbout = async (
  tx: Queries,
  secrets: ServerSecrets,
  isOwn: (job: Readonly<Record<string, unknown>>) => boolean,
): Promise<void> => {
  const rows = await listSealedJobs(tx, MAX_JOBS);
  const own = rows.filter(({ id, payload }) => {
    try {
      return isOwn(
        openedByAny(secrets, (secret) => openPayload(secret, id, payload)) as Readonly<
          Record<string, unknown>
        >,
      );
    } catch {
      // It cannot be decrypted, so its recipient is unknown.
      return false;
    }
  });
  await deleteJobs(
    tx,
    own.map(({ id }) => id),
  );
};

interface EraseContext {
  readonly tx: Queries;
  readonly quote: Quote;
  readonly actor: EventActor;
  readonly now: Date;
}

type Parts = Pick<Services, 'products' | 'secret' | 'olderSecrets'>;

const eraseCore = async ({ products }: Parts, { tx, quote, actor, now }: EraseContext): Promise<void> => {
  await voidFrozenVersions(tx, quote.id, now);
  await products.shown(quote.product_id).erase?.(tx, quote.id, now);
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

/** Erases an expired quote. Data that an agent entered by hand has its own retention. */
export const eraseExpired = async (parts: Parts, erasing: EraseContext): Promise<void> => {
  const { tx, quote } = erasing;
  await eraseCore(parts, erasing);
  const lead = quote.of_lead_id === null ? undefined : await findLead(tx, quote.of_lead_id);
  if (lead !== undefined && isOfQuotesAlone(lead) && !(await hasQuotes(tx, lead.id)))
    await eraseLead(tx, lead.id);
};

/** Erases a quote on the person's request: also the agent's data about them, and sent or pending messages. */
const eraseForPerson = async (parts: Parts, erasing: EraseContext): Promise<void> => {
  const { tx, quote, now } = erasing;
  await eraseCore(parts, erasing);
  if (quote.of_lead_id !== null && !(await hasQuotes(tx, quote.of_lead_id)))
    await eraseLead(tx, quote.of_lead_id);
  await deleteJobsAbout(
    tx,
    parts,
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
    const obstacles = { ...(await findObstacles(tx, quoteId, now)), products: services.products };
    const refusal = eraseRefusal(quote, obstacles, language);
    if (refusal !== undefined) throw refusal;
    await eraseForPerson(services, { tx, quote, actor, now });
  });
  return { message: PRIVACY_TEXTS.erased[language] };
};

/**
 * Removes all personal data from a quote that was never sold, and from the rows that belong to it. The row
 * stays, empty and without an owner: events, consents, reviewers' decisions and money records refer to it, and none
 * of them names the person.
 */
const eraseQuoteRows = async (db: Queries, id: string, now: Date): Promise<void> => {
  await deleteNotificationsOf(db, 'quote', [id]);
  await deleteSessionsOf(db, 'quote_id', id);
  await deleteChallengesOfQuote(db, id);
  await deleteLinksOfQuote(db, id);
  await deleteIdentities(db, { kind: 'quote', id });
  await deleteDocuments(db, `${id}-`);
  await deleteOpenReferral(db, id);
  await deleteRequestsOfQuote(db, id);
  await deleteTodosOf(db, 'quote_id', id);
  await ensureNobody(db);
  await emptyQuote(db, { id, agentId: NOBODY }, now);
};

/** A lead with its events and its tasks; which agent said that it may be contacted stays in the ledger. */
export const eraseLead = async (db: Queries, leadId: string): Promise<void> => {
  await deleteTodosOf(db, 'lead_id', leadId);
  await deleteLead(db, leadId);
};
