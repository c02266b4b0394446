import type { RegistrationBank } from '@payung/shared/api/endpoints/onboarding.ts';
import { checkBankAccount, normaliseAccountNumber } from '@payung/shared/domain/onboarding/bank-account.ts';
import { badRequest } from '#core/http/api-refusal.ts';
import { sharedText } from '#core/http/texts.ts';

/** The account as it is kept, or what is wrong with it and in which field. */
export const validateBank = (given: RegistrationBank): RegistrationBank => {
  const [problem] = checkBankAccount(given);
  if (problem !== undefined)
    throw badRequest(sharedText(problem.message), { also: { field: problem.field } });
  return {
    bankCode: given.bankCode,
    accountHolder: given.accountHolder.trim(),
    accountNumber: normaliseAccountNumber(given.accountNumber),
  };
};
