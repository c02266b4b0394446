import type { ResubmittedPart } from '@payung/shared/schemas/registration-reviews.ts';
import type { RegistrationRow } from '#areas/onboarding/sql/registrations.ts';
import type { RegistrationDetails } from '@payung/shared/schemas/onboarding.ts';
import type { ReviewedPart } from '@payung/shared/domain/onboarding/registration.ts';
import { changedFields, hashesOf } from '#core/access/secrets.ts';
import type { Fields } from '#core/access/secrets.ts';
import type { OwnCard } from '#areas/identity/sql/identities.ts';
import type { KeptPart } from '#areas/onboarding/sql/registration-parts.ts';

/** What staff see of a registration. */
interface ReviewedRegistration {
  readonly row: RegistrationRow;
  readonly details: RegistrationDetails;
  readonly card: OwnCard | undefined;
  readonly parts: readonly KeptPart[];
}

const detailFields = ({ details }: ReviewedRegistration): Fields => {
  const { kind, hasTaxNumber: _ofTheTax, ...shown } = details;
  return { kind, ...shown };
};

/** By the names of the fields as staff see them. */
const fieldsOf = (reviewed: ReviewedRegistration, part: ReviewedPart): Fields => {
  const { row, details, card, parts } = reviewed;
  const photo = parts.find((kept) => kept.part === part)?.imageKey ?? '';
  switch (part) {
    case 'details':
      return detailFields(reviewed);
    case 'idCard':
      return { idNumber: details.idNumber, readNumber: card?.idNumber ?? '', photo };
    case 'tax':
      return { taxId: row.tax_id, photo };
    case 'bank':
      return {
        bankCode: row.bank_code,
        accountHolder: row.account_holder,
        accountNumber: row.account_number,
      };
  }
};

export const digestsOf = (secret: string, reviewed: ReviewedRegistration, part: ReviewedPart): Fields =>
  hashesOf(secret, `${reviewed.row.id} ${part}`, fieldsOf(reviewed, part));

/** How a part changed since staff last returned the registration; undefined if it was not given again. */
export const resubmittedPart = (
  secret: string,
  reviewed: ReviewedRegistration,
  kept: KeptPart & { readonly part: ReviewedPart },
): ResubmittedPart | undefined => {
  const { row } = reviewed;
  if (row.status !== 'submitted' || row.decided_at === null || kept.state !== 'given') return undefined;
  const before = kept.decisionDigests;
  if (before === null) return { isNew: true, fields: [] };
  return { isNew: false, fields: changedFields(before, digestsOf(secret, reviewed, kept.part)) };
};
