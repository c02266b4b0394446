import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { normaliseName } from '@payung/shared/domain/people/names.ts';
import { normalisePhone } from '@payung/shared/domain/people/phone.ts';
import { needsGuardian, OTHER_RELATION } from './insured.ts';
import type { Insured } from '../contract/schemas/insured.ts';
import type { InsuredField } from './insured.ts';

/** The fields of an insured in the order of its form. */
export const INSURED_FIELDS = [
  'name',
  'birthDate',
  'guardianName',
  'guardianConsents',
  'idCard',
  'address',
  'phone',
  'email',
  'beneficiaryName',
  'beneficiaryRelation',
  'otherRelation',
  'beneficiaryBirthDate',
] as const satisfies readonly InsuredField[];

/** An insured as it is saved: nothing stays of answers to questions that are no longer asked. */
export const insuredToSave = (insured: Insured, startDate: IsoDate): Insured => {
  const isOther = insured.beneficiaryRelation === OTHER_RELATION;
  const isChild = needsGuardian(insured.birthDate, startDate);
  return {
    name: normaliseName(insured.name),
    birthDate: insured.birthDate,
    idCard: insured.idCard.trim(),
    phone: insured.phone.trim(),
    email: insured.email.trim(),
    address: insured.address.trim(),
    beneficiaryName: normaliseName(insured.beneficiaryName),
    beneficiaryRelation: insured.beneficiaryRelation,
    otherRelation: isOther ? normaliseName(insured.otherRelation) : '',
    beneficiaryBirthDate: insured.beneficiaryBirthDate,
    guardianName: isChild ? normaliseName(insured.guardianName) : '',
    guardianConsents: isChild && insured.guardianConsents,
  };
};

const comparable = (field: InsuredField, insured: Insured): string | boolean =>
  field === 'phone' ? normalisePhone(insured.phone) : insured[field];

/** The fields in which two versions of an insured differ; one spelling of a phone number is like another. */
export const differentFields = (one: Insured, other: Insured): readonly InsuredField[] =>
  INSURED_FIELDS.filter((field) => comparable(field, one) !== comparable(field, other));

export const isSameInsured = (one: Insured, other: Insured): boolean =>
  differentFields(one, other).length === 0;
