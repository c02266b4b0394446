import type { BankAccount } from '@payung/shared/schemas/onboarding.ts';
import { checkBankAccount, normaliseAccountNumber } from '@payung/shared/domain/onboarding/bank-account.ts';
import { badRequest } from '#core/http/api-refusal.ts';
import { sharedText } from '#core/http/texts.ts';
import { requireAgent } from '#core/access/caller.ts';
import { keepNumberMarks } from '#areas/duplicate-alerts/marks.ts';
import { transaction } from '#core/database/transaction.ts';
import { saveAgentBank } from '#areas/agents/sql/profiles.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import { requireFreshCode } from './fresh-code.ts';
import { lockAgentAtVersion } from './my-profile.ts';
import { PROFILE_TEXTS } from './profile-texts.ts';
import { notifyAccountChange } from './account-notice.ts';

/** The account as stored, or the error with its field. */
const validateBank = (given: BankAccount): BankAccount => {
  const [problem] = checkBankAccount(given);
  if (problem !== undefined)
    throw badRequest(sharedText(problem.message), { also: { field: problem.field } });
  return {
    bankCode: given.bankCode,
    accountHolder: given.accountHolder.trim(),
    accountNumber: normaliseAccountNumber(given.accountNumber),
  };
};

/** Changes the bank account with a fresh code, once per code, and notifies the agent (ruling R55). */
export const updateAgentBank = async (
  { caller, body, seenVersion, language }: HandlerContextOf<'updateAgentBank'>,
  services: Services,
) => {
  const { agentId } = requireAgent(caller);
  const { code, ...given } = body;
  // Checked before the code, so that an invalid number does not use it up.
  const bank = validateBank(given);
  await requireFreshCode(services, agentId, code);
  await transaction(services.db, async (tx) => {
    await lockAgentAtVersion(tx, agentId, seenVersion);
    await saveAgentBank(tx, agentId, bank);
    await keepNumberMarks(tx, { secret: services.secret, now: services.clock.now() }, agentId);
    await notifyAccountChange(tx, services, { agentId, what: 'bank', language });
  });
  return { message: PROFILE_TEXTS.bankSaved[language] };
};
