import { formatDate, isIsoDate } from '@payung/shared/domain/dates.ts';
import { useLanguage } from '@payung/shared/session/language.ts';
import type { QuotedInsured, Insured } from '#contract/schemas/insured.ts';
import type { InsuredField } from '#rules/insured.ts';
import { RELATIONS } from '#rules/insured.ts';
import { useText } from '#messages/catalogue.ts';

/** Somebody's name, or "Insured 3" while there is none: the place in the order. */
export const insuredLabel = (
  t: ReturnType<typeof useText>,
  insureds: readonly Pick<QuotedInsured, 'id'>[],
  insured: Pick<QuotedInsured, 'id' | 'name'>,
): string =>
  insured.name === ''
    ? t('pa.insured.numbered', { number: insureds.findIndex(({ id }) => id === insured.id) + 1 })
    : insured.name;

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

/** What a field of an insured says, in words; empty for what is not given. */
export const useFieldText = () => {
  const t = useText();
  const language = useLanguage();
  return (insured: Insured, field: InsuredField): string => {
    const value = insured[field];
    if (typeof value === 'boolean') return value ? t('pa.insured.guardian.agreed') : '';
    if (field === 'birthDate' || field === 'beneficiaryBirthDate')
      return isIsoDate(value) ? formatDate(value) : value;
    if (field !== 'beneficiaryRelation') return value;
    return RELATIONS.find(({ id }) => id === value)?.name[language] ?? value;
  };
};
