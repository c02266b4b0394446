import type { InsuredField } from '#rules/insured.ts';

/** Message ids of the fields of an insured. */
export const INSURED_LABELS = {
  name: 'pa.insured.name',
  birthDate: 'pa.insured.birthDate',
  idCard: 'pa.insured.idCard',
  phone: 'contact.mobile',
  email: 'contact.email',
  address: 'pa.insured.address',
  beneficiaryName: 'pa.insured.beneficiary.name',
  beneficiaryRelation: 'pa.insured.beneficiary.relation',
  otherRelation: 'pa.insured.beneficiary.other',
  beneficiaryBirthDate: 'pa.insured.beneficiary.birthDate',
  guardianName: 'pa.insured.guardian.name',
  guardianConsents: 'pa.insured.guardian.consentShort',
} as const satisfies Record<InsuredField, string>;
