import { addDays, isBefore, todayInJakarta } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import type { CreatedQuote } from '@payung/shared/schemas/quote.ts';
import type { Caller } from '#core/access/caller.ts';
import type { Queries } from '#core/database/database.ts';
import { newId, nextQuoteCode } from '#core/database/identifiers.ts';
import { transaction } from '#core/database/transaction.ts';
import { findAgent } from '#areas/agents/sql/agents.ts';
import { findQuoteByRequest } from '#areas/quote/sql/quotes.ts';
import { insertQuote, insertQuoteEvent } from '#areas/quote/sql/write-quote.ts';
import type { Quote } from './tables.ts';
import { requireAgent } from '#core/access/caller.ts';
import { refused } from '#core/http/api-refusal.ts';
import type { Services } from '../services.ts';
import { TEXTS } from '#core/http/texts.ts';
import { requireLicence } from '../agents/licence.ts';
import { normalisePhone } from '@payung/shared/domain/people/phone.ts';
import { searchText } from '@payung/shared/domain/text/search-text.ts';
import { attachQuote, describeLead, moveQuote } from '#areas/leads/sql/lead-quotes.ts';
import type { PersonOfQuote } from '#areas/leads/sql/lead-quotes.ts';
import type { QuoteFacts } from '#areas/quote/product/insurance-product.ts';

/** Not specified: how long a price is valid. */
const QUOTE_VALID_DAYS = 30;

/** Thirty days, but never beyond the last day on which cover could still begin. */
export const priceValidUntil = (today: IsoDate, lastDay: IsoDate): IsoDate => {
  const latest = addDays(today, QUOTE_VALID_DAYS);
  return isBefore(lastDay, latest) ? lastDay : latest;
};

interface FirstStage {
  readonly agentId: string;
  readonly facts: QuoteFacts;
  readonly now: Date;
}

/** A new quote at its first stage; nothing happens when the form was sent before. */
export const insertFirstStage = async (
  tx: Queries,
  { agentId, facts, now }: FirstStage,
): Promise<string | undefined> => {
  const id = newId();
  const { details, ...plain } = facts;
  const isNew = await insertQuote(tx, {
    ...plain,
    id,
    code: await nextQuoteCode(tx, todayInJakarta(now)),
    lead_id: newId(),
    agent_id: agentId,
    stage: 'Lead Created',
    details: JSON.stringify(details),
    created_at: now,
    saved_at: now,
    proposal_no: null,
    proposal_version: null,
    policy_no: null,
    pay_later_due: null,
  });
  if (!isNew) return undefined;
  const event = { quoteId: id, version: 1, event: 'create', actor: 'agent', actorId: agentId };
  await insertQuoteEvent(tx, { ...event, stageFrom: null, stageTo: 'Lead Created' }, now);
  await attachNewQuote(
    tx,
    {
      id,
      agent_id: agentId,
      insured_name: plain.insured_name ?? '',
      insured_phone: plain.insured_phone ?? '',
      insured_email: plain.insured_email ?? '',
      insured_birth_date: plain.insured_birth_date ?? '',
      valid_until: plain.valid_until,
    },
    now,
  );
  return id;
};

/** Products stay locked until the agent's ID card is there (SHELL-047), and as the operator says of licences. */
const requireReadyAgent = async (
  services: Pick<Services, 'db' | 'licence'>,
  agentId: string,
  today: IsoDate,
): Promise<void> => {
  const agent = await findAgent(services.db, agentId);
  if (agent === undefined || agent.id_number === null) throw refused(TEXTS.idCardMissing);
  requireLicence(services, agent, today);
};

interface NewQuoteForm {
  readonly requestId: string;
  readonly productId: string;
  /** Refuses what cannot be insured, and gives what the new quote holds. */
  readonly check: (today: IsoDate) => QuoteFacts | Promise<QuoteFacts>;
  /** What a new quote has beside its row, in the transaction that makes it. */
  readonly begin?: (tx: Queries, quoteId: string) => Promise<void>;
  /** Where it stands while nobody has changed it; `Lead Created` where the product does not say. */
  readonly firstStages?: readonly Stage[];
  /** The quote was made of this very form. */
  readonly isSame: (quote: Quote) => boolean;
}

/** A double click or a retry of the same form finds the first quote again. */
export const openQuote = async (
  services: Services,
  caller: Caller,
  form: NewQuoteForm,
): Promise<CreatedQuote> => {
  const { agentId } = requireAgent(caller);
  const now = services.clock.now();
  const { requestId, productId, firstStages = ['Lead Created'] } = form;
  const earlier = await findQuoteByRequest(services.db, agentId, requestId);
  if (earlier === undefined) {
    const today = todayInJakarta(now);
    services.products.sold(productId);
    await requireReadyAgent(services, agentId, today);
    const facts = await form.check(today);
    await transaction(services.db, async (tx) => {
      const id = await insertFirstStage(tx, { agentId, facts, now });
      if (id !== undefined) await form.begin?.(tx, id);
    });
  }
  const quote = earlier ?? (await findQuoteByRequest(services.db, agentId, requestId));
  if (quote === undefined) throw new Error('A quote that was just created is not there');
  // A changed form that kept its request id would silently be lost.
  const isLost = quote.product_id !== productId || (firstStages.includes(quote.stage) && !form.isSame(quote));
  if (isLost) throw refused(TEXTS.requestReused);
  return { quoteId: quote.id, code: quote.code, stage: quote.stage };
};

type Facts = Pick<
  Quote,
  | 'id'
  | 'agent_id'
  | 'insured_name'
  | 'insured_phone'
  | 'insured_email'
  | 'insured_birth_date'
  | 'valid_until'
>;

const personOf = (quote: Facts, now: Date): PersonOfQuote => ({
  quoteId: quote.id,
  agentId: quote.agent_id,
  name: quote.insured_name,
  searchName: searchText(quote.insured_name),
  phone: normalisePhone(quote.insured_phone),
  email: quote.insured_email,
  birthDate: quote.insured_birth_date,
  validUntil: quote.valid_until,
  now,
});

/** Assigns a new quote to the lead with its phone, or to a new one. */
const attachNewQuote = (tx: Queries, quote: Facts, now: Date): Promise<void> =>
  attachQuote(tx, personOf(quote, now));

/** Updates the lead when a change contains personal data; most changes contain none. */
export const updateLeadOfQuote = async (
  tx: Queries,
  { before, after }: { readonly before: Quote; readonly after: Quote },
  now: Date,
): Promise<void> => {
  const [was, is] = [personOf(before, now), personOf(after, now)];
  if (is.phone !== '' && is.phone !== was.phone) return moveQuote(tx, before.of_lead_id, is);
  const isSame = is.name === was.name && is.email === was.email && is.birthDate === was.birthDate;
  if (!isSame && before.of_lead_id !== null) await describeLead(tx, before.of_lead_id, is);
  return undefined;
};
