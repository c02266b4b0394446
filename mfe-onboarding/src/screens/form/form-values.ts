import type { Registration } from '@payung/shared/api/endpoints/onboarding.ts';
import type { RegistrationDetails } from '@payung/shared/domain/onboarding/details.ts';
import { isIsoDate } from '@payung/shared/domain/dates.ts';
import { partOf } from '@payung/shared/domain/onboarding/progress.ts';
import type { PartnerKind } from '@payung/shared/domain/onboarding/registration.ts';

/** What stands in the fields; of the other kind, too, until it is saved. */
export interface FormValues {
  readonly kind: PartnerKind;
  readonly fullName: string;
  readonly companyName: string;
  readonly businessNumber: string;
  readonly directorName: string;
  readonly contactEmail: string;
  readonly email: string;
  readonly address: string;
  readonly city: string;
  readonly birthDate: string;
  readonly idNumber: string;
  /** Empty before somebody has chosen. */
  readonly hasTaxNumber: 'yes' | 'no' | '';
}

const EMPTY: FormValues = {
  kind: 'individual',
  fullName: '',
  companyName: '',
  businessNumber: '',
  directorName: '',
  contactEmail: '',
  email: '',
  address: '',
  city: '',
  birthDate: '',
  idNumber: '',
  hasTaxNumber: '',
};

/** What was typed and is not saved yet, and the record that it was typed over. */
export interface FormTyped {
  readonly basis: string;
  readonly values: FormValues;
}

/** The same details give the same text, in whatever order their fields stand. */
export const basisOf = ({ details }: Pick<Registration, 'details'>): string =>
  JSON.stringify(Object.entries(details ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** The form as it was saved, on this device or another; `told` is the kind and the answer that came with the address. */
export const savedValues = (
  registration: Registration,
  told: { readonly kind: PartnerKind; readonly hasTaxNumber: boolean },
): FormValues => {
  const { details } = registration;
  if (details === undefined) {
    return { ...EMPTY, kind: told.kind, hasTaxNumber: told.hasTaxNumber ? 'yes' : '' };
  }
  const isUnfinished = partOf(registration, 'details').state === 'empty';
  const no = isUnfinished ? '' : 'no';
  return { ...EMPTY, ...details, hasTaxNumber: details.hasTaxNumber ? 'yes' : no };
};

/** What was typed over the record as it is; what was typed over an older one no longer counts. */
export const resumedValues = (typed: FormTyped | null, registration: Registration, saved: FormValues) =>
  typed !== null && typed.basis === basisOf(registration) ? { ...saved, ...typed.values } : saved;

/** Numbers are written in groups. */
const digitsOf = (text: string): string => text.replace(/[\s.-]/g, '');

export const detailsOf = (values: FormValues): RegistrationDetails => {
  const common = {
    email: values.email.trim(),
    address: values.address.trim(),
    city: values.city.trim(),
    birthDate: values.birthDate,
    idNumber: digitsOf(values.idNumber),
    hasTaxNumber: values.hasTaxNumber === 'yes',
  };
  if (values.kind === 'individual')
    return { kind: 'individual', fullName: values.fullName.trim(), ...common };
  return {
    kind: 'corporate',
    companyName: values.companyName.trim(),
    directorName: values.directorName.trim(),
    contactEmail: values.contactEmail.trim(),
    businessNumber: digitsOf(values.businessNumber),
    ...common,
  };
};

const wholeNumber = (text: string): string => (/^\d*$/.test(text) ? text : '');

/** The part of an unfinished form that the server can keep: half a day and half a number with letters are not. */
export const draftOf = (values: FormValues): RegistrationDetails => {
  const details = detailsOf(values);
  return {
    ...details,
    birthDate: isIsoDate(details.birthDate) ? details.birthDate : '',
    idNumber: wholeNumber(details.idNumber),
    ...(details.kind === 'corporate' ? { businessNumber: wholeNumber(details.businessNumber) } : {}),
  };
};
