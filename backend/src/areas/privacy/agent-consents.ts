import type { ConsentRecord } from '@payung/shared/schemas/privacy.ts';
import type { Language } from '#core/http/language.ts';
import { insertConsents } from '#areas/privacy/sql/consents.ts';
import type { ConsentRow } from '#areas/privacy/sql/consents.ts';
import { PRIVACY_TEXTS } from '#areas/privacy/privacy-texts.ts';
import { requireAgent } from '#core/access/caller.ts';
import { transaction } from '#core/database/transaction.ts';
import { refused } from '#core/http/api-refusal.ts';
import { lockAgent } from '#areas/agents/sql/agents.ts';
import { deleteIdentity } from '#areas/identity/sql/identities.ts';
import { ownCardOf } from '#core/database/subject.ts';
import type { HandlerContextOf } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import { readAgentRecord } from '#areas/privacy/agent-record.ts';
import { latestConsents, isGranted, consentOf } from '#areas/privacy/consents-of.ts';

/** All else belongs to the contract with the agent. */
const PHOTO = 'identityPhoto';

/** What an agent agreed to for oneself, also while registering. */
export const agentConsents = (rows: readonly ConsentRow[], language: Language): readonly ConsentRecord[] =>
  latestConsents(rows).map((row) => {
    const consent = consentOf(row, language);
    if (!isGranted(row)) return consent;
    return row.purpose === PHOTO
      ? { ...consent, withdrawing: PRIVACY_TEXTS.ownPhoto[language] }
      : { ...consent, reason: PRIVACY_TEXTS.agentContract[language] };
  });

/** A separate entry, with its effects immediately (law 27/2022 allows three days). Idempotent. */
export const withdrawOwnConsent = async (
  { body: { purpose }, caller, language }: HandlerContextOf<'withdrawOwnConsent'>,
  { db, clock }: Services,
): Promise<{ readonly message: string }> => {
  const { agentId } = requireAgent(caller);
  const now = clock.now();
  await transaction(db, async (tx) => {
    await lockAgent(tx, agentId);
    const { consents } = await readAgentRecord(tx, agentId);
    const row = latestConsents(consents).find((latest) => latest.purpose === purpose);
    if (row?.entry === 'withdrawal') return;
    if (row === undefined || !isGranted(row)) throw refused(PRIVACY_TEXTS.notGiven);
    if (purpose !== PHOTO) throw refused(PRIVACY_TEXTS.agentContract);
    await deleteIdentity(tx, ownCardOf('agent', agentId));
    await insertConsents(tx, [
      {
        subject: { kind: 'agent', id: agentId },
        version: null,
        purpose,
        granted: false,
        entry: 'withdrawal',
        textVersion: row.text_version,
        textHash: row.text_hash,
        language,
        actor: { kind: 'agent', id: agentId },
        now,
      },
    ]);
  });
  return { message: PRIVACY_TEXTS.withdrawn[language] };
};
