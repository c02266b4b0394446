import { insertAgentNotice } from '#areas/notifications/sql.ts';
import { PASSKEY } from '@payung/shared/domain/people/passkey.ts';
import type { AgentCaller, Caller, StaffCaller } from '#core/access/caller.ts';
import type { Queries } from '#core/database/database.ts';
import type { PasskeyEventKind } from '#areas/auth/tables.ts';
import { forbidden } from '#core/http/api-refusal.ts';
import type { Language } from '#core/http/language.ts';
import { insertPasskeyEvent, hasPasskey } from './passkeys-sql.ts';
import type { PasskeyNoticeKind } from './passkeys-sql.ts';
import { findSessionStart } from '#core/access/sql/sessions.ts';
import type { Services } from '#areas/services.ts';
import { signInAgain, passkeyNeeded, signInWithPasskey } from './passkey-texts.ts';
import type { AccessRow } from '#core/access/access-rows.ts';
import { isStaff } from '@payung/shared/domain/people/user-home.ts';
import { openAgentSession } from '../open-session.ts';
import type { AgentSignIn } from '../open-session.ts';

export type AccountCaller = AgentCaller | StaffCaller;

/** For handlers that the access table opens to agents and staff. */
export const requireAccount = (caller: Caller): AccountCaller => {
  if (caller.kind !== 'agent' && caller.kind !== 'staff') throw forbidden();
  return caller;
};

/** Adding and removing: a session that somebody left open is not enough. */
export const requireRecentSignIn = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { tokenHash }: AccountCaller,
): Promise<void> => {
  const began = (await findSessionStart(db, tokenHash))?.created_at.getTime() ?? 0;
  if (clock.now().getTime() - began > PASSKEY.recentSignInSeconds * 1000) throw signInAgain();
};

interface PasskeyChange {
  readonly passkeyId: string;
  readonly name: string;
  readonly event: PasskeyEventKind;
  readonly notice: PasskeyNoticeKind;
  readonly language: Language;
}

/** Records what happened to a passkey and by whom, and notifies its owner in the application and by e-mail. */
export const recordAndNotify = async (
  services: Pick<Services, 'clock' | 'enqueue'>,
  tx: Queries,
  {
    agentId,
    actor,
    happened,
  }: {
    readonly agentId: string;
    readonly actor: 'agent' | 'staff' | 'system';
    readonly happened: PasskeyChange;
  },
): Promise<void> => {
  const { passkeyId, name, event, notice, language } = happened;
  const at = services.clock.now();
  const actor_id = actor === 'system' ? '' : agentId;
  await insertPasskeyEvent(tx, { agent_id: agentId, passkey_id: passkeyId, event, actor, actor_id, at });
  await insertAgentNotice(tx, { agentId, kind: notice, data: { name }, now: at });
  await services.enqueue(tx, { kind: 'sendPasskeyNotice', agentId, notice, name, language });
};

type Source = Pick<Services, 'db' | 'staffNeedPasskey'>;

/** What a right one-time code opens: of staff, where they need a passkey, the way to add one or nothing. */
export const openByCode = async (services: Services, tx: Queries, by: Omit<AgentSignIn, 'proved'>) => {
  const signingIn = { ...by, proved: 'phone' } as const;
  const { agent } = signingIn;
  if (!services.staffNeedPasskey || !isStaff(agent.user_type)) {
    return await openAgentSession(services, tx, signingIn);
  }
  if (await hasPasskey(tx, agent.id)) return 'passkeyNeeded';
  return { ...(await openAgentSession(services, tx, signingIn)), passkeyNeeded: true } as const;
};

/** Whether a staff session was opened by a one-time code alone, where a passkey is required. */
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
