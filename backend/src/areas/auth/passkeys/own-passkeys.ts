import type { Passkey } from '@payung/shared/schemas/auth.ts';
import { transaction } from '#core/database/transaction.ts';
import { notFound } from '#core/http/api-refusal.ts';
import {
  deletePasskey,
  insertPasskeyEvent,
  listPasskeys as passkeysOf,
  renamePasskey as updatePasskeyName,
  deletePasskeys,
} from './passkeys-sql.ts';
import type { PasskeyRow } from './passkeys-sql.ts';
import { endSessionsOfPasskey, endSessionsOf } from '#core/access/sql/sessions.ts';
import type { HandlerContextOf } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import { recordAndNotify, requireAccount, requireRecentSignIn, isByCodeAlone } from './passkey-account.ts';
import { PASSKEY_TEXTS } from './passkey-texts.ts';
import { insertAgentNotice } from '#areas/notifications/sql.ts';
import { normalisePhone } from '@payung/shared/domain/people/phone.ts';
import { findAgentByPhone } from '#areas/agents/sql/agents.ts';

const lineOf = ({ id, name, created_at, used_at, is_synced }: PasskeyRow): Passkey => ({
  id,
  name,
  addedAt: created_at.toISOString(),
  ...(used_at === null ? {} : { usedAt: used_at.toISOString() }),
  isSynced: is_synced,
});

export const listPasskeys = async ({ caller }: HandlerContextOf<'listPasskeys'>, services: Services) => {
  const passkeys = await passkeysOf(services.db, requireAccount(caller).agentId);
  return { items: passkeys.map(lineOf), isNeeded: await isByCodeAlone(services, caller) };
};

export const renamePasskey = async (context: HandlerContextOf<'renamePasskey'>, { db, clock }: Services) => {
  const { kind: actor, agentId } = requireAccount(context.caller);
  const { passkeyId } = context.params;
  await transaction(db, async (tx) => {
    if ((await updatePasskeyName(tx, passkeyId, context.body.name)) === undefined) throw notFound();
    const at = clock.now();
    await insertPasskeyEvent(tx, {
      agent_id: agentId,
      passkey_id: passkeyId,
      event: 'renamed',
      actor,
      actor_id: agentId,
      at,
    });
  });
  return { message: PASSKEY_TEXTS.renamed[context.language] };
};

/** Ends every session opened with it, such as one on a lost device. */
export const removePasskey = async (context: HandlerContextOf<'removePasskey'>, services: Services) => {
  const caller = requireAccount(context.caller);
  const { language } = context;
  const { passkeyId } = context.params;
  const { kind: actor, agentId, tokenHash } = caller;
  await requireRecentSignIn(services, caller);
  await transaction(services.db, async (tx) => {
    const passkey = await deletePasskey(tx, passkeyId);
    if (passkey === undefined) throw notFound();
    await endSessionsOfPasskey(tx, { passkeyId, tokenHash }, services.clock.now());
    const { name } = passkey;
    const happened = { passkeyId, name, event: 'removed', notice: 'passkeyRemoved', language } as const;
    await recordAndNotify(services, tx, { agentId, actor, happened });
  });
  return { message: PASSKEY_TEXTS.removed[language] };
};

interface PasskeyReset {
  readonly phone: string;
  /** Who does it, as the operating system knows them. */
  readonly operator: string;
  readonly reason: string;
}

/** For somebody who has lost every device: they begin again with a one-time code. Answers how many there were. */
export const resetPasskeys = (
  { db, clock, enqueue }: Pick<Services, 'db' | 'clock' | 'enqueue'>,
  { phone, operator, reason }: PasskeyReset,
): Promise<number> =>
  transaction(db, async (tx) => {
    const agent = await findAgentByPhone(tx, normalisePhone(phone));
    if (agent === undefined) throw new Error('Nobody has that phone number');
    const at = clock.now();
    const removed = await deletePasskeys(tx, agent.id);
    await endSessionsOf(tx, agent.id, at);
    const who = { actor: 'operator', actor_id: operator } as const;
    await insertPasskeyEvent(tx, { agent_id: agent.id, event: 'reset', ...who, reason, at });
    await insertAgentNotice(tx, { agentId: agent.id, kind: 'passkeysReset', data: { name: '' }, now: at });
    const notice = { notice: 'passkeysReset', name: '', language: agent.language } as const;
    await enqueue(tx, { kind: 'sendPasskeyNotice', agentId: agent.id, ...notice });
    return removed.length;
  });
