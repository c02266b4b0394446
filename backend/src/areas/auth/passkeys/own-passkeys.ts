import type { Passkey } from '@payung/shared/api/endpoints/passkeys.ts';
import { transaction } from '#core/database/transaction.ts';
import { notFound } from '#core/http/api-refusal.ts';
import {
  deletePasskey,
  insertPasskeyEvent,
  listPasskeys as passkeysOf,
  renamePasskey as updatePasskeyName,
} from './passkeys-sql.ts';
import type { PasskeyRow } from './passkeys-sql.ts';
import { endSessionsOfPasskey } from '#core/access/sql/sessions.ts';
import type { HandlerContextOf } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import { recordAndTell, requireAccount, requireRecentSignIn } from './passkey-account.ts';
import { isByCodeAlone } from './passkey-staff.ts';
import { PASSKEY_TEXTS } from './passkey-texts.ts';

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

/** Whoever signed in with it elsewhere, on a device that was lost, is out at once. */
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
    await recordAndTell(services, tx, { agentId, actor, happened });
  });
  return { message: PASSKEY_TEXTS.removed[language] };
};
