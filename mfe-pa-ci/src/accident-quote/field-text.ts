import { formatDate, isIsoDate } from '@payung/shared/domain/dates.ts';
import { useLanguage } from '@payung/shared/session/language.ts';
import { useText } from '#messages/catalogue.ts';
import type { Insured, InsuredField } from '#rules/insured.ts';
import { RELATIONS } from '#rules/relations.ts';

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
