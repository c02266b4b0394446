import type { UpdateLeadInput, UpdatePrintPolicyInput } from '@payung/shared/api/schemas/home-bodies.ts';
import { checkEmail } from '@payung/shared/domain/email.ts';
import { phonePatch } from '../quote/phone.ts';
import { refuseFirst } from '../quote/refuse-first.ts';
import type { Move } from '../quote/save-step.ts';
import { asDetails, homeDetailsOf } from './home-details.ts';

/** Who the lead is (HOME-099). The ID card number has no rule (HOME-096). */
export const leadMove = ({ email, primaryMobile, idCard }: UpdateLeadInput): Move => ({
  event: 'saveContact',
  change: async (scene) => {
    refuseFirst({ email: checkEmail(email) });
    return {
      ...(await phonePatch(primaryMobile, scene)),
      insured_email: email,
      insured_id_card: idCard,
    };
  },
});

/** How the policy is sent (HOME-100); an address for paper goes with the paper. */
export const printMove = ({ printOption }: UpdatePrintPolicyInput): Move => ({
  event: 'saveContact',
  change: ({ quote }) => {
    const details = homeDetailsOf(quote);
    const addressForHardCopy = printOption === 'hard' ? details.addressForHardCopy : '';
    return { details: asDetails({ ...details, printOption, addressForHardCopy }) };
  },
});
