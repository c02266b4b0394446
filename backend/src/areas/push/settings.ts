import type { PushState } from '@payung/shared/schemas/push.ts';
import { requireAgent } from '#core/access/caller.ts';
import { transaction } from '#core/database/transaction.ts';
import { badRequest } from '#core/http/api-refusal.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import { dropPushSubscription, pushEndpointOf, savePushSubscription } from './push-sql.ts';
import { PUSH_TEXTS } from './push-texts.ts';

/** Where notices for this session are sent, and the key that it asks its push service with: none where none are sent. */
export const getPush = async (
  { caller }: HandlerContextOf<'getPush'>,
  { db, push }: Services,
): Promise<PushState> => {
  const endpoint = await pushEndpointOf(db, requireAgent(caller).tokenHash);
  return { publicKey: push?.publicKey ?? '', isOn: endpoint !== undefined, endpoint: endpoint ?? '' };
};

export const turnPushOn = async (
  { caller, body, language }: HandlerContextOf<'turnPushOn'>,
  { db, push, clock }: Services,
): Promise<{ readonly message: string }> => {
  const { agentId, tokenHash } = requireAgent(caller);
  // This server calls it: only push services are called.
  if (push?.isPushService(body.endpoint) !== true) throw badRequest(PUSH_TEXTS.unknownService);
  await transaction(db, (tx) =>
    savePushSubscription(tx, {
      session_hash: tokenHash,
      agent_id: agentId,
      endpoint: body.endpoint,
      public_key: body.publicKey,
      auth: body.auth,
      language,
      created_at: clock.now(),
    }),
  );
  return { message: PUSH_TEXTS.turnedOn[language] };
};

export const turnPushOff = async (
  { caller, language }: HandlerContextOf<'turnPushOff'>,
  { db }: Services,
): Promise<{ readonly message: string }> => {
  await dropPushSubscription(db, requireAgent(caller).tokenHash);
  return { message: PUSH_TEXTS.turnedOff[language] };
};
