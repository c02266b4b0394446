import type { RegistrationDetails } from '@payung/shared/domain/onboarding/details.ts';
import { personNameOf } from '@payung/shared/domain/onboarding/check-details.ts';
import { normaliseName } from '@payung/shared/domain/people/names.ts';
import { plainSigns } from '@payung/shared/domain/printed-text.ts';
import { searchText } from '@payung/shared/domain/search-text.ts';
import type { RegistrationChange, RegistrationRow } from '#areas/onboarding/sql/registrations.ts';
import { detailsOf } from './registration-record.ts';

/** Names and addresses with single spaces. */
export const tidied = (details: RegistrationDetails): RegistrationDetails => {
  const common = {
    email: details.email.trim(),
    address: plainSigns(details.address),
    city: normaliseName(details.city),
  };
  if (details.kind === 'individual')
    return { ...details, ...common, fullName: normaliseName(details.fullName) };
  return {
    ...details,
    ...common,
    companyName: normaliseName(details.companyName),
    directorName: normaliseName(details.directorName),
    contactEmail: details.contactEmail.trim(),
  };
};

const formOf = (details: RegistrationDetails): NonNullable<RegistrationChange['form']> => {
  const { email, address, city } = details;
  if (details.kind === 'individual') return { fullName: details.fullName, email, address, city };
  const { companyName, directorName, contactEmail } = details;
  return { companyName, directorName, contactEmail, email, address, city };
};

export const changeOf = (details: RegistrationDetails): RegistrationChange => ({
  kind: details.kind,
  form: formOf(details),
  birth_date: details.birthDate,
  id_number: details.idNumber,
  business_number: details.kind === 'corporate' ? details.businessNumber : '',
  has_tax_number: details.hasTaxNumber,
  search_name: searchText(
    details.kind === 'corporate' ? `${details.companyName} ${details.directorName}` : personNameOf(details),
  ),
});

export const isSame = (row: RegistrationRow, details: RegistrationDetails): boolean => {
  const kept = detailsOf(row);
  return kept !== undefined && JSON.stringify(sorted(kept)) === JSON.stringify(sorted(details));
};

const sorted = (details: RegistrationDetails) =>
  Object.entries(details).toSorted(([one], [other]) => (one < other ? -1 : 1));
