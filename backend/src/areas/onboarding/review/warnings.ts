import type { RegistrationWarning } from '@payung/shared/api/endpoints/registration-reviews.ts';
import { holderDiffers } from '@payung/shared/domain/onboarding/bank-account.ts';
import type { RegistrationDetails } from '@payung/shared/domain/onboarding/details.ts';
import { birthDateDiffers } from '@payung/shared/domain/onboarding/national-id.ts';
import { taxCheckDigitDiffers } from '@payung/shared/domain/onboarding/tax-number.ts';
import type { OwnCard } from '#areas/identity/sql/identities.ts';
import type { RegistrationRow } from '#areas/onboarding/sql/registrations.ts';
import type { Agent } from '#areas/agents/tables.ts';

/** What is compared. */
export interface Compared {
  readonly row: RegistrationRow;
  readonly details: RegistrationDetails;
  readonly card: OwnCard | undefined;
  /** The inviter and everybody above. */
  readonly line: readonly Agent[];
  /** Of an agent's card: the number that the agent had before. */
  readonly registeredNumber?: string | undefined;
}

/** The card's where the person says that the card is right (ruling R53). */
export const numberOf = ({ row, card }: Pick<Compared, 'row' | 'card'>): string =>
  row.chosen_number === 'read' && card !== undefined && card.idNumber !== '' ? card.idNumber : row.id_number;

/** Of a company, the account may be its own or its director's. */
const namesOf = (details: RegistrationDetails): readonly string[] =>
  details.kind === 'individual' ? [details.fullName] : [details.companyName, details.directorName];

const isSame = (one: string | null, other: string): boolean => other !== '' && one === other;

/** Points must not go round in a circle: the same person along a line is shown to staff (ruling R39). */
const isSameAsAbove = ({ row, card, line }: Compared): boolean =>
  line.some(
    (agent) =>
      agent.id !== row.card_of &&
      (isSame(agent.id_number, numberOf({ row, card })) ||
        isSame(agent.phone, row.phone) ||
        (isSame(agent.account_number, row.account_number) && agent.bank_code === row.bank_code)),
  );

/** What staff should look at; it refuses nothing by itself. */
export const warningsOf = (compared: Compared): readonly RegistrationWarning[] => {
  const { row, details, card, registeredNumber } = compared;
  const found: Readonly<Record<RegistrationWarning, boolean>> = {
    numbersDiffer: card !== undefined && card.idNumber !== '' && card.idNumber !== row.id_number,
    birthDateDiffers: birthDateDiffers(numberOf(compared), details.birthDate),
    holderDiffers:
      row.account_holder !== '' && namesOf(details).every((name) => holderDiffers(row.account_holder, name)),
    taxCheckDigit: taxCheckDigitDiffers(row.tax_id),
    sameAsInviter: isSameAsAbove(compared),
    numberChanged: registeredNumber !== undefined && registeredNumber !== numberOf(compared),
    noCard: card === undefined,
  };
  return (Object.keys(found) as RegistrationWarning[]).filter((warning) => found[warning]);
};
