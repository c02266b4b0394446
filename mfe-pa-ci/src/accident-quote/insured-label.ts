import type { QuotedInsured } from '#contract/accident-record.ts';
import type { useText } from '#messages/catalogue.ts';

/** Somebody's name, or "Insured 3" while there is none: the place in the order. */
export const insuredLabel = (
  t: ReturnType<typeof useText>,
  insureds: readonly Pick<QuotedInsured, 'id'>[],
  insured: Pick<QuotedInsured, 'id' | 'name'>,
): string =>
  insured.name === ''
    ? t('pa.insured.numbered', { number: insureds.findIndex(({ id }) => id === insured.id) + 1 })
    : insured.name;
