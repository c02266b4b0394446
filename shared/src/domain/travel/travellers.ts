import type { IsoDate } from '../dates.ts';
import { checkEmail } from '../email.ts';
import { checkIdCard, checkPassport } from '../identity-number.ts';
import { checkName } from '../names.ts';
import { checkMobile } from '../phone.ts';
import { checkAdultAge, checkChildAge, checkMainInsuredAge } from './age.ts';
import { ADULTS, CHILDREN_MOST } from './constants.ts';

/** A traveller as the calls carry one (TRV-081). Empty text means not given. */
export interface Traveller {
  readonly fullName: string;
  readonly dob: string;
  readonly idCard: string;
  readonly passportNo: string;
  readonly email: string;
  readonly mobile: string;
}

export type TravellerRole = 'main' | 'adult' | 'child';

export const checkAdultCount = (count: number): 'travel.adults.range' | undefined =>
  Number.isInteger(count) && count >= ADULTS.fewest && count <= ADULTS.most
    ? undefined
    : 'travel.adults.range';

export const checkChildCount = (count: number): 'travel.children.range' | undefined =>
  Number.isInteger(count) && count >= 0 && count <= CHILDREN_MOST ? undefined : 'travel.children.range';

const AGE_CHECKS = { main: checkMainInsuredAge, adult: checkAdultAge, child: checkChildAge };

/** An identity card at home, a passport abroad; either may stand beside the other when it is well formed. */
const documentProblems = (traveller: Traveller, role: TravellerRole, domestic: boolean) => {
  const needsCard = domestic && role !== 'child';
  return {
    idCard: needsCard || traveller.idCard !== '' ? checkIdCard(traveller.idCard) : undefined,
    passportNo: !domestic || traveller.passportNo !== '' ? checkPassport(traveller.passportNo) : undefined,
  };
};

/** Messages by field; a field without an entry is good. Only the main insured must be reachable. */
export const checkTraveller = (
  traveller: Traveller,
  role: TravellerRole,
  domestic: boolean,
  today: IsoDate,
) => {
  const isMain = role === 'main';
  return {
    fullName: checkName(traveller.fullName),
    dob: AGE_CHECKS[role](traveller.dob, today),
    ...documentProblems(traveller, role, domestic),
    email: isMain || traveller.email !== '' ? checkEmail(traveller.email) : undefined,
    mobile: isMain || traveller.mobile !== '' ? checkMobile(traveller.mobile) : undefined,
  };
};

export type TravellerProblems = ReturnType<typeof checkTraveller>;

export const isTravellerGood = (problems: TravellerProblems): boolean =>
  Object.values(problems).every((message) => message === undefined);

export const emptyTraveller = (): Traveller => ({
  fullName: '',
  dob: '',
  idCard: '',
  passportNo: '',
  email: '',
  mobile: '',
});
