import { addDays, isBefore, todayInJakarta } from '@payung/shared/domain/dates.ts';
import { PRODUCT_IDS } from '@payung/shared/domain/products.ts';
import type { CreateTravelQuoteInput } from '@payung/shared/api/schemas/travel-bodies.ts';
import type { Queries } from '#database/database.ts';
import { newId, nextQuoteCode } from '#database/identifiers.ts';
import { transaction } from '#database/transaction.ts';
import { findAgent } from '#repositories/agents.ts';
import { findQuoteByRequest, insertQuote, insertQuoteEvent } from '#repositories/quotes.ts';
import type { Quote } from '#repositories/tables.ts';
import { requireAgent } from '../actor.ts';
import type { AskOf } from '../area.ts';
import { refused } from '../refusal.ts';
import type { Services } from '../services.ts';
import { TEXTS } from '../texts.ts';
import { requireGoodPhone, requireGoodTrip } from './travel-checks.ts';
import { travelDetailsOf, tripPatch } from './travel-details.ts';

/** Not specified: how long a price holds, and never beyond the departure. */
export const QUOTE_VALID_DAYS = 30;

export const validUntil = (today: string, departure: string): string => {
  const latest = addDays(today, QUOTE_VALID_DAYS);
  return isBefore(departure, latest) ? departure : latest;
};

const isSameTrip = (quote: Quote, trip: CreateTravelQuoteInput): boolean => {
  const details = travelDetailsOf(quote);
  return (
    details.travelCoverageArea === trip.travelCoverageArea &&
    details.adultCount === trip.adultCount &&
    details.childCount === trip.childCount &&
    quote.start_date === trip.departureDate &&
    quote.end_date === trip.arrivalDate &&
    quote.insured_name === trip.insuredName
  );
};

/** A new quote at its first stage; nothing happens when the form was sent before. */
export const insertTravelQuote = async (
  tx: Queries,
  agentId: string,
  trip: CreateTravelQuoteInput,
  now: Date,
): Promise<string | undefined> => {
  const today = todayInJakarta(now);
  const { details, ...fields } = tripPatch(trip, undefined);
  const id = newId();
  const isNew = await insertQuote(tx, {
    id,
    code: await nextQuoteCode(tx, today),
    lead_id: newId(),
    product_id: PRODUCT_IDS.travel,
    agent_id: agentId,
    request_id: trip.requestId,
    stage: 'Lead Created',
    ...fields,
    insured_phone: trip.insuredMobile ?? '',
    details: JSON.stringify(details),
    valid_until: validUntil(today, trip.departureDate),
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
  return id;
};

/** Products stay locked until the agent's ID card is there (SHELL-047). */
const requireIdCard = async (db: Queries, agentId: string): Promise<void> => {
  const agent = await findAgent(db, agentId);
  if (agent === undefined || agent.id_number === null) throw refused(TEXTS.idCardMissing);
};

/** A double click or a retry of the same form finds the first quote again. */
export const createTravelQuote = async (ask: AskOf<'createTravelQuote'>, services: Services) => {
  const { agentId } = requireAgent(ask.caller);
  const now = services.clock.now();
  const earlier = await findQuoteByRequest(services.db, agentId, ask.body.requestId);
  if (earlier === undefined) {
    await requireIdCard(services.db, agentId);
    requireGoodTrip(ask.body, todayInJakarta(now));
    if (ask.body.insuredMobile !== undefined && ask.body.insuredMobile !== '') {
      requireGoodPhone(ask.body.insuredMobile);
    }
    await transaction(services.db, (tx) => insertTravelQuote(tx, agentId, ask.body, now));
  }
  const quote = earlier ?? (await findQuoteByRequest(services.db, agentId, ask.body.requestId));
  if (quote === undefined) throw new Error('A quote that was just created is not there');
  // A changed form that kept its request id would silently be lost.
  if (quote.stage === 'Lead Created' && !isSameTrip(quote, ask.body)) throw refused(TEXTS.requestReused);
  return { data: { quoteId: quote.id, quote_Id: quote.code, stage: quote.stage } };
};
