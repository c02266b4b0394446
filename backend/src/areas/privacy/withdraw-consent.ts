import { withdrawQuote } from '#areas/quote/apply-event.ts';
import { eventActorOf } from '#core/access/caller.ts';
import type { CallerActor } from '#core/access/caller.ts';
import type { Queries } from '#core/database/database.ts';
import { transaction } from '#core/database/transaction.ts';
import { notFound, refused } from '#core/http/api-refusal.ts';
import type { Language } from '#core/http/language.ts';
import { insertConsents } from '#areas/privacy/sql/consents.ts';
import { deleteIdentitiesOfQuotes } from '#areas/identity/sql/identities.ts';
import { insertLeadEvent, changeLead, lockLead } from '#areas/leads/sql/leads.ts';
import { insertNotification } from '#areas/notifications/sql.ts';
import { findObstacles } from '#areas/payment/sql/invoices.ts';
import { lockQuote } from '#areas/quote/sql/quotes.ts';
import { revokeLinks } from '#areas/auth/links/share-links-sql.ts';
import type { Quote } from '#areas/quote/tables.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import { isGranted, withdrawalRefusal, listRelatedConsents, withdrawable } from './consents-of.ts';
import type { WithdrawablePurpose } from './consents-of.ts';
import { eraseRefusal } from './erase-quote.ts';
import { PRIVACY_TEXTS } from './privacy-texts.ts';

interface WithdrawContext {
  readonly tx: Queries;
  readonly quote: Quote;
  readonly actor: CallerActor;
  readonly language: Language;
  readonly now: Date;
}

/** Closes the quote. Its data stays until the customer deletes it, or its retention ends. */
const closeQuote = async ({ tx, quote, actor, language, now }: WithdrawContext): Promise<void> => {
  const refusal = eraseRefusal(quote, await findObstacles(tx, quote.id, now), language);
  if (refusal !== undefined) throw refusal;
  await revokeLinks(tx, { quoteId: quote.id }, now);
  await deleteIdentitiesOfQuotes(tx, [quote.id]);
  const reason = PRIVACY_TEXTS.closedByCustomer[language];
  const closed = await withdrawQuote(tx, { quote, actor, reason, now });
  await insertNotification(tx, { quote: closed, kind: 'consentWithdrawn', now });
};

const stopContact = async ({ tx, quote, now }: WithdrawContext): Promise<void> => {
  const lead = quote.of_lead_id === null ? undefined : await lockLead(tx, quote.of_lead_id);
  if (lead === undefined) return;
  await insertLeadEvent(tx, { leadId: lead.id, agentId: lead.agent_id, kind: 'doNotContact', now });
  const patch = { has_consent: false, do_not_contact: true, next_contact_at: null };
  await changeLead(tx, { id: lead.id, patch, now });
};

const EFFECTS: Readonly<Record<WithdrawablePurpose, (withdrawing: WithdrawContext) => Promise<unknown>>> = {
  // Offers are sent to those alone who agree.
  marketing: () => Promise.resolve(),
  identityPhoto: ({ tx, quote }) => deleteIdentitiesOfQuotes(tx, [quote.id]),
  dataProcessing: closeQuote,
  contact: stopContact,
};

/** A separate entry, with its effects immediately (law 27/2022 allows three days). Idempotent. */
export const withdrawConsent = async (
  { params: { quoteId }, body: { purpose }, caller, language }: HandlerContextOf<'withdrawConsent'>,
  { db, clock }: Services,
): Promise<{ readonly message: string }> => {
  const now = clock.now();
  const actor = eventActorOf(caller);
  await transaction(db, async (tx) => {
    const quote = await lockQuote(tx, quoteId);
    if (quote === undefined || quote.erased_at !== null) throw notFound();
    const found = withdrawable(await listRelatedConsents(tx, quote), purpose);
    if (found?.row.entry === 'withdrawal') return;
    if (found === undefined || !isGranted(found.row)) throw refused(PRIVACY_TEXTS.notGiven);
    if (withdrawalRefusal(purpose, quote) !== undefined) throw refused(PRIVACY_TEXTS.contract);
    await EFFECTS[found.purpose]({ tx, quote, actor, language, now });
    const { row } = found;
    const isOfLead = found.purpose === 'contact' && quote.of_lead_id !== null;
    await insertConsents(tx, [
      {
        subject: isOfLead ? { kind: 'lead', id: quote.of_lead_id ?? '' } : { kind: 'quote', id: quote.id },
        version: isOfLead ? null : quote.version,
        purpose,
        granted: false,
        entry: 'withdrawal',
        textVersion: row.text_version,
        textHash: row.text_hash,
        language,
        actor,
        now,
      },
    ]);
  });
  return { message: PRIVACY_TEXTS.withdrawn[language] };
};
