import type { Traveller } from '#contract/schemas/quote.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { checkEmail } from '@payung/shared/domain/people/email.ts';
import { checkIdCard, checkPassport } from '@payung/shared/domain/people/identity-number.ts';
import { checkName } from '@payung/shared/domain/people/names.ts';
import { checkMobile } from '@payung/shared/domain/people/phone.ts';
import type { ConsentText } from '@payung/shared/domain/privacy/consent-texts.ts';
import { checkAdultAge, checkChildAge, checkMainInsuredAge } from './age.ts';
import { ADULTS, MAX_CHILDREN } from './constants.ts';

export type TravellerRole = 'main' | 'adult' | 'child';

export const checkAdultCount = (count: number): 'travel.adults.range' | undefined =>
  Number.isInteger(count) && count >= ADULTS.min && count <= ADULTS.max ? undefined : 'travel.adults.range';

export const checkChildCount = (count: number): 'travel.children.range' | undefined =>
  Number.isInteger(count) && count >= 0 && count <= MAX_CHILDREN ? undefined : 'travel.children.range';

/** The age that each traveller must have. */
export const AGE_CHECKS = { main: checkMainInsuredAge, adult: checkAdultAge, child: checkChildAge };

export const checkParentalConsent = (agreed: unknown): 'travel.parentalConsent' | undefined =>
  agreed === true ? undefined : 'travel.parentalConsent';

const checkIf = <M>(isRequired: boolean, text: string | undefined, check: (text: string) => M | undefined) =>
  isRequired || (text ?? '') !== '' ? check(text ?? '') : undefined;

/** What a traveller is checked for. */
export interface TravellerContext {
  readonly role: TravellerRole;
  readonly isDomestic: boolean;
  readonly today: IsoDate;
}

/** Within Indonesia an identity card, abroad a passport; either may be given beside the other when it is well formed. */
const documentProblems = (traveller: Traveller, { role, isDomestic }: TravellerContext) => ({
  idCard: checkIf(isDomestic && role !== 'child', traveller.idCard, checkIdCard),
  passport: checkIf(!isDomestic, traveller.passport, checkPassport),
});

/** Messages by field; a field without an entry is valid. Only the main insured must be reachable. */
export const checkTraveller = (traveller: Traveller, context: TravellerContext) => {
  const { role, today } = context;
  return {
    fullName: checkName(traveller.fullName),
    birthDate: AGE_CHECKS[role](traveller.birthDate, today),
    ...documentProblems(traveller, context),
    email: checkIf(role === 'main', traveller.email, checkEmail),
    phone: checkIf(role === 'main', traveller.phone, checkMobile),
    parentalConsent: role === 'child' ? checkParentalConsent(traveller.parentalConsent) : undefined,
  };
};

export const emptyTraveller = (): Required<Traveller> => ({
  fullName: '',
  birthDate: '',
  idCard: '',
  passport: '',
  email: '',
  phone: '',
  parentalConsent: false,
});

/** To what a parent agrees for a traveller under 18. Other words are another version. */
export const GUARDIAN_CONSENT: ConsentText = {
  purpose: 'guardian',
  version: '2026-11',
  words: {
    en: "I am a parent or guardian of this child and agree that the child's data are used for this insurance.",
    id: 'Saya orang tua atau wali anak ini dan menyetujui penggunaan data anak untuk asuransi ini.',
  },
};
