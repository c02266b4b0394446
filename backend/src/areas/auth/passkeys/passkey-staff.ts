import type { AccessRow } from '#core/access/access-rows.ts';
import type { Caller } from '#core/access/caller.ts';
import type { Queries } from '#core/database/database.ts';
import { isStaff } from '@payung/shared/domain/people/user-home.ts';
import { hasPasskey } from './passkeys-sql.ts';
import { findSessionStart } from '#core/access/sql/sessions.ts';
import type { Services } from '#areas/services.ts';
import { openAgentSession } from '../open-session.ts';
import type { SigningIn } from '../open-session.ts';
import { passkeyNeeded, signInWithPasskey } from './passkey-refusals.ts';

type Source = Pick<Services, 'db' | 'staffNeedPasskey'>;

/** What a right one-time code opens: of staff, where they need a passkey, the way to add one or nothing. */
export const openByCode = async (services: Services, tx: Queries, by: Omit<SigningIn, 'proved'>) => {
  const signingIn = { ...by, proved: 'phone' } as const;
  const { agent } = signingIn;
  if (!services.staffNeedPasskey || !isStaff(agent.user_type)) {
    return await openAgentSession(services, tx, signingIn);
  }
  if (await hasPasskey(tx, agent.id)) return 'passkeyNeeded';
  return { ...(await openAgentSession(services, tx, signingIn)), passkeyNeeded: true } as const;
};

/** Whether somebody of the insurer is here by a one-time code alone, where that is not enough. */
export const isByCodeAlone = async ({ db, staffNeedPasskey }: Source, caller: Caller): Promise<boolean> => {
  if (!staffNeedPasskey || caller.kind !== 'staff') return false;
  return ((await findSessionStart(db, caller.tokenHash))?.passkey_id ?? null) === null;
};

/** Before every call. What is open to everybody stays open; asks the database about staff only. */
export const requireStaffPasskey = async (
  source: Source,
  caller: Caller,
  access: Pick<AccessRow, 'nobody' | 'withoutPasskey'>,
): Promise<void> => {
  if (caller.kind !== 'staff' || access.nobody === 'yes' || !(await isByCodeAlone(source, caller))) return;
  if (await hasPasskey(source.db, caller.agentId)) throw signInWithPasskey();
  if (access.withoutPasskey !== true) throw passkeyNeeded();
};
