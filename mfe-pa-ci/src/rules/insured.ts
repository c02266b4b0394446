import { ageOn, isBefore, isIsoDate } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { checkMobile } from '@payung/shared/domain/people/phone.ts';
import { checkIdCard } from '@payung/shared/domain/people/identity-number.ts';
import { checkEmail } from '@payung/shared/domain/people/email.ts';
import { hasOnlyLetters, NAME_MAX, normaliseName } from '@payung/shared/domain/people/names.ts';
import { checkPrinted, isLatin } from '@payung/shared/domain/text/printed-text.ts';
import type { BilingualText } from '@payung/shared/product.ts';
import type { ConsentText } from '@payung/shared/domain/privacy/consent-texts.ts';
import type { Insured } from '#contract/schemas/insured.ts';
import { isMailDomainAllowed } from './mail-domain.ts';

export const NO_INSURED: Insured = {
  name: '',
  birthDate: '',
  idCard: '',
  phone: '',
  email: '',
  address: '',
  beneficiaryName: '',
  beneficiaryRelation: '',
  otherRelation: '',
  beneficiaryBirthDate: '',
  guardianName: '',
  guardianConsents: false,
};

/** Age on the first day of the period (rulings K39, R20): the first insured 18 to 64, others up to 64. */
const AGES = { first: { min: 18, max: 64 }, other: { min: 0, max: 64 } } as const;
/** Below it a parent consents. */
const ADULT_AGE = 18;
/** Below it there is no identity card. */
export const ID_CARD_AGE = 17;

export interface InsuredContext {
  readonly isFirst: boolean;
  /** The first day of the period. */
  readonly startDate: IsoDate;
  readonly today: IsoDate;
  readonly mailDomains: readonly string[];
}

export type InsuredField = keyof Insured;
/** A message id for each field that is wrong. */
type InsuredProblems = Readonly<Partial<Record<InsuredField, string>>>;

/** Letters and spaces; those of another script are refused in words. */
const checkLetters = (text: string): 'name.latin' | 'pa.name.alpha' | undefined => {
  if (!isLatin(text)) return 'name.latin';
  return hasOnlyLetters(text) && normaliseName(text).length <= NAME_MAX ? undefined : 'pa.name.alpha';
};

/** PA-009, PA-010. */
export const checkInsuredName = (text: string): string | undefined =>
  text.trim() === '' ? 'pa.name.required' : checkLetters(text);

/** PA-013 to PA-016. */
export const checkInsuredBirthDate = (
  text: string,
  { isFirst, startDate, today }: Pick<InsuredContext, 'isFirst' | 'startDate' | 'today'>,
): string | undefined => {
  if (text === '') return 'pa.dob.required';
  if (!isIsoDate(text)) return 'date.invalid';
  if (isBefore(today, text)) return 'pa.dob.future';
  const age = ageOn(text, startDate);
  const { min, max } = isFirst ? AGES.first : AGES.other;
  if (age >= min && age <= max) return undefined;
  return isFirst ? 'pa.dob.first' : 'pa.dob.other';
};

/** Required of the first insured; of others only right, where it is given. */
const checkAddress = (text: string, isFirst: boolean) =>
  isFirst && text.trim() === '' ? 'pa.address.required' : checkPrinted(text);

const checkPhone = (text: string, isFirst: boolean) =>
  text.trim() === '' && !isFirst ? undefined : checkMobile(text);

/** PA-020 with ruling R24. */
export const checkInsuredEmail = (
  text: string,
  { isFirst, mailDomains }: Pick<InsuredContext, 'isFirst' | 'mailDomains'>,
): string | undefined => {
  const address = text.trim();
  if (address === '' && !isFirst) return undefined;
  const isRight = checkEmail(address) === undefined && isMailDomainAllowed(address, mailDomains);
  return isRight ? undefined : 'pa.email';
};

const checkCard = (text: string) => (text === '' ? undefined : checkIdCard(text));

const checkBeneficiaryName = (text: string) =>
  text.trim() === '' ? 'pa.beneficiary.required' : checkLetters(text);

const checkRelation = (id: string) =>
  id === '' || RELATIONS.some((relation) => relation.id === id) ? undefined : 'pa.relation.unknown';

const checkOtherRelation = ({ beneficiaryRelation, otherRelation }: Insured) => {
  if (beneficiaryRelation !== OTHER_RELATION) return undefined;
  if (otherRelation.trim() === '') return 'pa.relation.required';
  return checkLetters(otherRelation);
};

/** PA-024: before today, where it is given. */
const checkBeneficiaryBirthDate = (text: string, today: IsoDate) => {
  if (text === '') return undefined;
  if (!isIsoDate(text)) return 'date.invalid';
  return isBefore(text, today) ? undefined : 'pa.beneficiary.dob';
};

/** Whether somebody with that birth date is below 18 on the first day of the period. */
export const needsGuardian = (birthDate: string, startDate: IsoDate): boolean =>
  isIsoDate(birthDate) && ageOn(birthDate, startDate) < ADULT_AGE;

const checkGuardian = (insured: Insured, { startDate }: InsuredContext) => {
  if (!needsGuardian(insured.birthDate, startDate)) return {};
  const name = insured.guardianName;
  const problem = name.trim() === '' || !hasOnlyLetters(name) ? 'pa.guardian.name' : undefined;
  return {
    guardianName: isLatin(name) ? problem : 'name.latin',
    guardianConsents: insured.guardianConsents ? undefined : 'pa.guardian.consent',
  };
};

/** Everything that is wrong with an insured; an empty object where a policy can be written. */
export const checkInsured = (insured: Insured, context: InsuredContext): InsuredProblems => {
  const { isFirst, today } = context;
  const found = {
    name: checkInsuredName(insured.name),
    birthDate: checkInsuredBirthDate(insured.birthDate, context),
    idCard: checkCard(insured.idCard),
    address: checkAddress(insured.address, isFirst),
    phone: checkPhone(insured.phone, isFirst),
    email: checkInsuredEmail(insured.email, context),
    beneficiaryName: checkBeneficiaryName(insured.beneficiaryName),
    beneficiaryRelation: checkRelation(insured.beneficiaryRelation),
    otherRelation: checkOtherRelation(insured),
    beneficiaryBirthDate: checkBeneficiaryBirthDate(insured.beneficiaryBirthDate, today),
    ...checkGuardian(insured, context),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
};

/** Whose text the agent or customer types (PA-023). */
export const OTHER_RELATION = 'other';

/** What a beneficiary may be to an insured (PA-008). */
export const RELATIONS: readonly { readonly id: string; readonly name: BilingualText }[] = [
  { id: 'spouse', name: { en: 'Husband or wife', id: 'Suami atau istri' } },
  { id: 'child', name: { en: 'Child', id: 'Anak' } },
  { id: 'parent', name: { en: 'Parent', id: 'Orang tua' } },
  { id: 'sibling', name: { en: 'Brother or sister', id: 'Saudara kandung' } },
  { id: 'grandparent', name: { en: 'Grandparent', id: 'Kakek atau nenek' } },
  { id: 'grandchild', name: { en: 'Grandchild', id: 'Cucu' } },
  { id: 'employer', name: { en: 'Employer', id: 'Pemberi kerja' } },
  { id: OTHER_RELATION, name: { en: 'Other', id: 'Lainnya' } },
];

/** To what a parent agrees for an insured below 18. Other words are another version. */
export const GUARDIAN_CONSENT: ConsentText = {
  purpose: 'guardian',
  version: '2026-11',
  words: {
    en: 'The parent or guardian agrees to this insurance\nWe keep the name and the consent with the policy, because a child cannot agree.',
    id: 'Orang tua atau wali menyetujui asuransi ini\nNama dan persetujuan ini kami simpan bersama polis, karena anak belum dapat memberi persetujuan.',
  },
};
