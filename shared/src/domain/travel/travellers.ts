import type { IsoDate } from '../dates.ts';
import { checkEmail } from '../email.ts';
import { checkIdCard, checkPassport } from '../identity-number.ts';
import { checkName } from '../names.ts';
import { checkMobile } from '../phone.ts';
import { checkAdultAge, checkChildAge, checkMainInsuredAge } from './age.ts';
import { ADULTS, CHILDREN_MOST } from './constants.ts';

/** A traveller as the calls carry one (TRV-081); a form holds empty text for what is not given. */
export interface Traveller {
  readonly fullName: string;
  readonly dob: string;
  readonly idCard?: string;
  readonly passportNo?: string;
  readonly email?: string;
  readonly mobile?: string;
  /** A parent agrees for a traveller under 18 (law 27/2022, article 25). */
  readonly parentalConsent?: boolean;
}

export type TravellerRole = 'main' | 'adult' | 'child';

export const checkAdultCount = (count: number): 'travel.adults.range' | undefined =>
  Number.isInteger(count) && count >= ADULTS.fewest && count <= ADULTS.most
    ? undefined
    : 'travel.adults.range';

export const checkChildCount = (count: number): 'travel.children.range' | undefined =>
  Number.isInteger(count) && count >= 0 && count <= CHILDREN_MOST ? undefined : 'travel.children.range';

const AGE_CHECKS = { main: checkMainInsuredAge, adult: checkAdultAge, child: checkChildAge };

const checkIf = <M>(isRequired: boolean, text: string | undefined, check: (text: string) => M | undefined) =>
  isRequired || (text ?? '') !== '' ? check(text ?? '') : undefined;

/** An identity card at home, a passport abroad; either may stand beside the other when it is well formed. */
const documentProblems = (traveller: Traveller, role: TravellerRole, domestic: boolean) => ({
  idCard: checkIf(domestic && role !== 'child', traveller.idCard, checkIdCard),
  passportNo: checkIf(!domestic, traveller.passportNo, checkPassport),
});

const checkParentalConsent = (
  traveller: Traveller,
  role: TravellerRole,
): 'travel.parentalConsent' | undefined =>
  role === 'child' && traveller.parentalConsent !== true ? 'travel.parentalConsent' : undefined;

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
    email: checkIf(isMain, traveller.email, checkEmail),
    mobile: checkIf(isMain, traveller.mobile, checkMobile),
    parentalConsent: checkParentalConsent(traveller, role),
  };
};

export const emptyTraveller = (): Required<Traveller> => ({
  fullName: '',
  dob: '',
  idCard: '',
  passportNo: '',
  email: '',
  mobile: '',
  parentalConsent: false,
});
