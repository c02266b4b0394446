import { insertAgentNotice } from '#areas/notifications/sql.ts';
import { normalisePhone } from '@payung/shared/domain/people/phone.ts';
import { transaction } from '#core/database/transaction.ts';
import { findAgentByPhone } from '#areas/agents/sql/agents.ts';
import { deletePasskeys, insertPasskeyEvent } from './passkeys-sql.ts';
import { endSessionsOf } from '#core/access/sql/sessions.ts';
import type { Services } from '#areas/services.ts';

interface PasskeyReset {
  readonly phone: string;
  /** Who does it, as the operating system knows them. */
  readonly operator: string;
  readonly reason: string;
}

/** For somebody who has lost every device: they begin anew with a one-time code. Answers how many there were. */
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
