import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import type { Closure, OtherQuote, PrivacyRequest } from '@payung/shared/schemas/privacy.ts';
import { isSignedIn, requireAgent, requireStaff } from '#core/access/caller.ts';
import type { Caller } from '#core/access/caller.ts';
import { countHit, countHits } from '#core/access/limits.ts';
import { LIMITS_OF_SESSIONS } from '#core/access/concerned-limits.ts';
import type { Limit } from '#core/access/limit-table.ts';
import { newId } from '#core/database/identifiers.ts';
import type { Queries } from '#core/database/database.ts';
import { transaction } from '#core/database/transaction.ts';
import { requireQuote } from '#areas/quote/quote-record.ts';
import { notFound, refused, tooMany } from '#core/http/api-refusal.ts';
import { findOpenCard } from '#areas/onboarding/sql/registration-parts.ts';
import { deleteMarksOf } from '#areas/duplicate-alerts/sql/agent-marks.ts';
import { deleteAlertsOf } from '#areas/duplicate-alerts/sql/alerts.ts';
import { deleteDocumentImages } from '#areas/identity/sql/document-images.ts';
import { deleteIdentity } from '#areas/identity/sql/identities.ts';
import { insertNotification } from '#areas/notifications/sql.ts';
import { closeAgent } from '#areas/agents/sql/member-state.ts';
import { listOtherQuotes } from '#areas/privacy/sql/privacy-data.ts';
import {
  answerRequest as saveAnswer,
  insertRequestOnce,
  listOpenClosures,
  lockRequest,
} from '#areas/privacy/sql/privacy-requests.ts';
import type { PrivacyRequestRow } from '#areas/privacy/sql/privacy-requests.ts';
import { clearAgentBank } from '#areas/agents/sql/profiles.ts';
import { deletePublicCard } from '#areas/agents/sql/public-cards.ts';
import { lockQuote } from '#areas/quote/sql/quotes.ts';
import { deleteRegistrationRows } from '#areas/onboarding/erase-registration.ts';
import { ownCardOf } from '#core/database/subject.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import { PRIVACY_TEXTS } from './privacy-texts.ts';

interface MessageReply {
  readonly message: string;
}

/** A policy cannot be changed by its customer: the agent is notified of the request, and answers it. */
export const requestCorrection = async (
  { params: { quoteId }, body, language }: HandlerContextOf<'requestCorrection'>,
  services: Services,
): Promise<MessageReply> => {
  const { db, clock } = services;
  const now = clock.now();
  const seconds = await countHit(services, LIMITS_OF_SESSIONS.limit('corrections', quoteId));
  if (seconds > 0) throw tooMany(seconds);
  await transaction(db, async (tx) => {
    const quote = await lockQuote(tx, quoteId);
    if (quote === undefined || quote.erased_at !== null) throw notFound();
    if (quote.policy_no === null)
      throw refused(quote.rejection === null ? PRIVACY_TEXTS.changeInQuote : PRIVACY_TEXTS.quoteClosed);
    const isNew = await insertRequestOnce(tx, {
      id: newId(),
      kind: 'correction',
      quote_id: quoteId,
      agent_id: quote.agent_id,
      subject: body.subject,
      wish: body.wish,
      request_id: body.requestId,
      created_at: now,
    });
    if (isNew) await insertNotification(tx, { quote, kind: 'correctionAsked', now });
  });
  return { message: PRIVACY_TEXTS.asked[language] };
};

/** A limit per session, so that guessing in one does not block the others, and a higher one per phone. */
const birthDatesOf = (caller: Caller, phone: string): readonly Limit[] => [
  LIMITS_OF_SESSIONS.limit('birthDatesOfVisit', phone, isSignedIn(caller) ? caller.tokenHash : ''),
  LIMITS_OF_SESSIONS.limit('birthDatesOfCustomer', phone),
];

/**
 * Other quotes with the phone of this visit, of somebody born on the day that was typed: numbers are given to new
 * owners, so a phone alone proves nothing of an older quote. Only what is needed to find them is said.
 */
export const otherQuotes = async (
  { caller, params: { quoteId }, body: { birthDate }, language }: HandlerContextOf<'otherQuotes'>,
  services: Services,
): Promise<{ readonly quotes: readonly OtherQuote[] }> => {
  const quote = await requireQuote(services.db, quoteId);
  const { full } = await countHits(services, birthDatesOf(caller, quote.insured_phone));
  if (full[0] !== undefined) throw tooMany(full[0].seconds);
  const rows =
    quote.insured_phone === ''
      ? []
      : await listOtherQuotes(services.db, { exceptQuoteId: quoteId, phone: quote.insured_phone, birthDate });
  return {
    quotes: rows.map((row) => ({
      code: row.code,
      productName: services.products.shown(row.product_id).name[language],
      at: todayInJakarta(row.created_at),
      isPolicy: row.policy_no !== null,
      agentName: row.agent_name,
    })),
  };
};

/** Deletes what only an active agent needs; what the law requires is kept (`LEGAL_PERIOD`). */
const closeAccount = async (tx: Queries, agentId: string, now: Date): Promise<void> => {
  await closeAgent(tx, agentId, now);
  await clearAgentBank(tx, agentId);
  await deleteMarksOf(tx, agentId);
  await deleteAlertsOf(tx, agentId);
  await deletePublicCard(tx, agentId);
  await deleteIdentity(tx, ownCardOf('agent', agentId));
  const card = await findOpenCard(tx, agentId);
  if (card !== undefined) await deleteRegistrationRows(tx, card);
  await deleteDocumentImages(tx, { kind: 'agent', id: agentId });
};

type AnswerRequest = Pick<HandlerContextOf<'answerRequest'>, 'params' | 'body'> & { readonly by: string };

const answerOnce = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { params, body, by }: AnswerRequest,
  isOurs: (row: PrivacyRequestRow) => boolean,
): Promise<void> => {
  const now = clock.now();
  await transaction(db, async (tx) => {
    const row = await lockRequest(tx, params.privacyRequestId);
    if (row === undefined || !isOurs(row)) throw notFound();
    const isSame = row.status === body.status && row.answer === body.answer;
    if (row.status !== 'open' && !isSame) throw refused(PRIVACY_TEXTS.answeredBefore);
    if (isSame) return;
    await saveAnswer(tx, { id: row.id, status: body.status, answer: body.answer, answeredBy: by, now });
    if (row.kind === 'closure' && body.status === 'done') await closeAccount(tx, row.agent_id, now);
  });
};

export const answerRequest = async (
  { params, body, caller, language }: HandlerContextOf<'answerRequest'>,
  services: Services,
): Promise<MessageReply> => {
  const { agentId } = requireAgent(caller);
  await answerOnce(services, { params, body, by: agentId }, (row) => row.kind === 'correction');
  return { message: PRIVACY_TEXTS.answered[language] };
};

/** An account is closed by the insurer: policies, commission and customers hang on it. */
export const requestClosure = async (
  { body, caller, language }: HandlerContextOf<'requestClosure'>,
  services: Services,
): Promise<MessageReply> => {
  const { agentId } = requireAgent(caller);
  const seconds = await countHit(services, LIMITS_OF_SESSIONS.limit('closures', agentId));
  if (seconds > 0) throw tooMany(seconds);
  await insertRequestOnce(services.db, {
    id: newId(),
    kind: 'closure',
    quote_id: null,
    agent_id: agentId,
    subject: '',
    wish: body.wish,
    request_id: body.requestId,
    created_at: services.clock.now(),
  });
  return { message: PRIVACY_TEXTS.asked[language] };
};

const MAX_CLOSURES = 100;

export const listClosures = async (
  _context: HandlerContextOf<'listClosures'>,
  { db }: Services,
): Promise<{ readonly closures: readonly Closure[] }> => {
  const rows = await listOpenClosures(db, MAX_CLOSURES);
  return {
    closures: rows.map((row) => ({
      id: row.id,
      agentCode: row.agent_code,
      agentName: `${row.first_name} ${row.last_name}`.trim(),
      wish: row.wish,
      at: row.created_at.toISOString(),
    })),
  };
};

export const answerClosure = async (
  { params, body, caller, language }: HandlerContextOf<'answerClosure'>,
  services: Services,
): Promise<MessageReply> => {
  const { agentId } = requireStaff(caller);
  await answerOnce(services, { params, body, by: agentId }, (row) => row.kind === 'closure');
  return { message: PRIVACY_TEXTS.answered[language] };
};

export const requestOf = (row: PrivacyRequestRow): PrivacyRequest => ({
  id: row.id,
  kind: row.kind,
  subject: row.subject,
  wish: row.wish,
  status: row.status,
  answer: row.answer,
  at: row.created_at.toISOString(),
});
