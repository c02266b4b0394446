import { INSPECTION } from 'mfe-motor/rules/inspection.ts';
import type { InspectionDocuments } from 'mfe-motor/contract/inspection.ts';
import { motorRoutes } from 'mfe-motor/contract/routes.ts';
import type { Visit } from '@payung/shared/domain/people/agent-user.ts';
import { createToken, hashToken } from '#access/secrets.ts';
import { eventActorOf } from '#access/event-actor.ts';
import type { HandlerContext } from '#areas/handler.ts';
import type { Services } from '#areas/services.ts';
import type { Queries } from '#database/database.ts';
import { transaction } from '#database/transaction.ts';
import { badRequest, tooMany } from '#http/api-refusal.ts';
import { findAgent } from '#repositories/agents.ts';
import { countHits } from '#access/limits.ts';
import { networkOf } from '#access/network-of.ts';
import { insertSession } from '#repositories/sessions.ts';
import { insertHandoff, lockHandoff, openHandoffRow } from '../repositories/handoffs.ts';
import { motorTextOf } from '../texts.ts';
import { documentsOf } from './documents.ts';
import { endHandoff } from './end-handoff.ts';
import { lockUnsold } from './inspected.ts';
import { lockForPhotos } from './open-round.ts';

const MISSES_AN_HOUR = 100;

type ByQuote = Pick<HandlerContext, 'caller'> & { readonly params: { readonly quoteId: string } };

/** A link for one other device, in place of an earlier one. Its token is answered once; only the hash is kept. */
export const createHandoff = (
  { params: { quoteId }, caller }: ByQuote,
  { db, clock, productOf, publicUrl }: Services,
): Promise<{ readonly link: string; readonly expiresAt: string }> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    await lockForPhotos({ tx, productOf, quoteId, actor: eventActorOf(caller), now });
    await endHandoff(tx, quoteId, now);
    const token = createToken();
    const expiresAt = new Date(now.getTime() + INSPECTION.handoffMinutes * 60_000);
    await insertHandoff(tx, {
      token_hash: hashToken(token),
      quote_id: quoteId,
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
    await lockUnsold(tx, quoteId);
    await endHandoff(tx, quoteId, now);
  });
  return documentsOf(db, quoteId, now);
};

/** A visit to the quote that ends with the link; nothing when the link opens nothing (any more). */
const openVisit = async (tx: Queries, token: string, now: Date): Promise<Visit | undefined> => {
  const tokenHash = hashToken(token);
  const handoff = await lockHandoff(tx, tokenHash);
  if (handoff === undefined || handoff.ended_at !== null) return undefined;
  if (handoff.opened_at !== null || handoff.expires_at <= now) return undefined;
  const quote = await lockUnsold(tx, handoff.quote_id);
  const cipher = createToken();
  const visitHash = hashToken(cipher);
  const { expires_at: expiresAt } = handoff;
  const phone = quote.insured_phone;
  await insertSession(
    tx,
    { tokenHash: visitHash, kind: 'visit', quoteId: quote.id, linkId: null, phone, expiresAt },
    now,
  );
  await openHandoffRow(tx, { tokenHash, visitHash, now });
  const inviter = await findAgent(tx, quote.agent_id);
  return {
    cipher,
    quoteId: quote.id,
    productId: quote.product_id,
    stage: quote.stage,
    phone,
    inviter: inviter?.first_name ?? '',
  };
};

/** Whoever shows the token of the link, once. */
export const openHandoff = async (
  { body, address }: Pick<HandlerContext, 'address'> & { readonly body: { readonly token: string } },
  services: Services,
): Promise<{ readonly visit: Visit }> => {
  const { db, clock } = services;
  const misses = {
    of: `motor-handoff-miss:${networkOf(address)}`,
    most: MISSES_AN_HOUR,
    windowSeconds: 3600,
  };
  const { full, giveBack } = await countHits(services, [misses]);
  if (full[0] !== undefined) throw tooMany(full[0].seconds);
  const visit = await transaction(db, (tx) => openVisit(tx, body.token, clock.now()));
  if (visit === undefined) throw badRequest(motorTextOf('motor.handoff.over'));
  await giveBack();
  return { visit };
};
