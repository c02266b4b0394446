import { isSold } from '@payung/shared/domain/stages.ts';
import { INSPECTION } from 'mfe-motor/rules/inspection.ts';
import type { InspectionDocuments, OpenedHandoff } from 'mfe-motor/contract/schemas/inspection.ts';
import { motorRoutes } from 'mfe-motor/contract/routes.ts';
import { createToken, hashToken } from '#core/access/secrets.ts';
import { eventActorOf } from '#core/access/caller.ts';
import type { HandlerContext } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import type { Queries } from '#core/database/database.ts';
import { transaction } from '#core/database/transaction.ts';
import { badRequest } from '#core/http/api-refusal.ts';
import { findAgent } from '#areas/agents/sql/agents.ts';
import { lockQuote } from '#areas/quote/sql/quotes.ts';
import { insertSession } from '#core/access/sql/sessions.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { insertHandoff, lockHandoff, openHandoffRow, endHandoff } from '../sql/handoffs.ts';
import { motorTextOf } from '../texts.ts';
import { documentsOf } from './documents.ts';
import { lockOpenQuote, requireMotor } from './state.ts';
import { lockForPhotos } from './open-round.ts';

type ByQuote = Pick<HandlerContext, 'caller'> & { readonly params: { readonly quoteId: string } };

/** A link for one other device, in place of an earlier one. Its token is answered once; only the hash is kept. */
export const createHandoff = (
  { params: { quoteId }, caller }: ByQuote,
  { db, clock, products, publicUrl }: Services,
): Promise<{ readonly link: string; readonly expiresAt: string }> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    const actor = eventActorOf(caller);
    const quote = await lockForPhotos({ tx, products, quoteId, actor, now });
    await endHandoff(tx, quoteId, now);
    const token = createToken();
    const expiresAt = new Date(now.getTime() + INSPECTION.handoffMinutes * 60_000);
    await insertHandoff(tx, {
      token_hash: hashToken(token),
      quote_id: quoteId,
      agent_id: quote.agent_id,
      created_at: now,
      expires_at: expiresAt,
    });
    // Behind the `#`, which no server sees and no log keeps.
    const link = `${publicUrl}/app${motorRoutes.handoff.path}#${token}`;
    return { link, expiresAt: expiresAt.toISOString() };
  });

export const revokeHandoff = async (
  { params: { quoteId } }: ByQuote,
  { db, clock }: Services,
): Promise<InspectionDocuments> => {
  const now = clock.now();
  await transaction(db, async (tx) => {
    await lockOpenQuote(tx, quoteId);
    await endHandoff(tx, quoteId, now);
  });
  return documentsOf(db, quoteId, now);
};

/** False for a quote that is sold or rejected, and for an agent who has left. */
const isWanted = async (tx: Queries, quote: Quote, agentId: string): Promise<boolean> =>
  !isSold(quote.stage) && quote.rejection === null && (await findAgent(tx, agentId))?.status === 'active';

/** A session about the photos alone, which ends with the link; undefined for a link that is unknown, used or expired. */
const openSession = async (tx: Queries, token: string, now: Date): Promise<OpenedHandoff | undefined> => {
  const tokenHash = hashToken(token);
  const handoff = await lockHandoff(tx, tokenHash);
  if (handoff === undefined || handoff.ended_at !== null) return undefined;
  if (handoff.opened_at !== null || handoff.expires_at <= now) return undefined;
  const quote = requireMotor(await lockQuote(tx, handoff.quote_id));
  const { agent_id: agentId } = handoff;
  if (!(await isWanted(tx, quote, agentId))) return undefined;
  const cipher = createToken();
  const sessionHash = hashToken(cipher);
  const { id: quoteId, product_id: productId } = quote;
  const about = { quoteId, agentId, expiresAt: handoff.expires_at };
  await insertSession(tx, { tokenHash: sessionHash, kind: 'photoHandoff', proved: 'link', ...about }, now);
  await openHandoffRow(tx, { tokenHash, sessionHash, now });
  return { cipher, quoteId, productId };
};

/** Exchanges the token of the link for a session, once. Nobody guesses its 256 bits, so misses are not counted. */
export const openHandoff = async (
  { body }: { readonly body: { readonly token: string } },
  services: Services,
): Promise<{ readonly handoff: OpenedHandoff }> => {
  const { db, clock } = services;
  const handoff = await transaction(db, (tx) => openSession(tx, body.token, clock.now()));
  if (handoff === undefined) throw badRequest(motorTextOf('motor.handoff.over'));
  return { handoff };
};
