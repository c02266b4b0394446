import { useRuleText } from '@payung/shared/messages/text.ts';
import { insuredContext } from '#accident-quote/insured-context.ts';
import { INSURED_LABELS } from '#accident-quote/insured-labels.ts';
import type { AccidentQuoteRecord, QuotedInsured } from '#contract/accident-record.ts';
import { useText } from '#messages/catalogue.ts';
import { checkInsured } from '#rules/insured.ts';
import { INSURED_FIELDS } from '#rules/insured-values.ts';
import { hasData } from '#rules/leave-out.ts';

/**
 * With one limit for all the others may wait: nothing is asked of somebody of whom nothing was entered yet
 * (PA-011, rulings K43 and R21).
 */
export const isWaiting = (quote: AccidentQuoteRecord, place: number): boolean => {
  const insured = quote.insureds[place - 1];
  return place > 1 && quote.limitType === 'one' && insured !== undefined && !hasData(insured);
};

/** What is missing or wrong, in words. */
export const useMissing = () => {
  const t = useText();
  const ruleText = useRuleText();
  return (quote: AccidentQuoteRecord, insured: QuotedInsured, place: number): readonly string[] => {
    const problems = checkInsured(insured, insuredContext(quote, place));
    const isLeftEmpty = (field: (typeof INSURED_FIELDS)[number]): boolean =>
      insured[field] === '' && field !== 'name';
    const empty = INSURED_FIELDS.filter((field) => problems[field] !== undefined && isLeftEmpty(field));
    const wrong = INSURED_FIELDS.flatMap((field) => {
      const message = problems[field];
      return message === undefined || isLeftEmpty(field) ? [] : [ruleText(message)];
    });
    if (empty.length === 0) return wrong;
    const names = empty.map((field) => t(INSURED_LABELS[field])).join(', ');
    return [...wrong, t('pa.insureds.missing', { names })];
  };
};
