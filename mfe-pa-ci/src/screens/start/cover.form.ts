import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { normaliseName } from '@payung/shared/domain/people/names.ts';
import { today } from '@payung/shared/journey/steps/today.ts';
import { ruleOf } from '@payung/shared/ui/fields/form-rule.ts';
import { Form } from '@payung/shared/ui/form/form.tsx';
import type { FormRule } from '@payung/shared/ui/form/form-store.ts';
import type { CoverForm, AccidentQuoteRecord } from '#contract/schemas/accident.ts';
import { checkStart, checkParticipants } from '#rules/cover.ts';
import { checkInsuredName } from '#rules/insured.ts';

/** What the form holds; empty text where nothing was given yet. */
export interface CoverValues extends CoverForm {
  readonly insuredPhone: string;
}

export const EMPTY_COVER: CoverValues = {
  insuredName: '',
  insuredPhone: '',
  participants: 1,
  limitType: 'one',
  startDate: '',
  months: 12,
  planCode: '',
};

/** Initial values when the cover of a quote is changed: as it was saved. */
export const valuesOf = (quote: AccidentQuoteRecord): CoverValues => ({
  insuredName: quote.insuredName,
  insuredPhone: quote.insuredPhone,
  participants: quote.participants,
  limitType: quote.limitType,
  startDate: quote.startDate,
  months: quote.months,
  planCode: quote.limitType === 'one' ? (quote.groups[0]?.planCode ?? '') : '',
});

/** What a new quote takes over from an earlier one: not whom it was for, nor when it began. */
export const valuesAgain = (quote: AccidentQuoteRecord): CoverValues => ({
  ...valuesOf(quote),
  insuredName: '',
  insuredPhone: '',
  startDate: '',
});

/** Groups have plans of their own, so the plan for all is cleared (ruling R23). */
export const coverOf = ({ insuredPhone: _phone, ...values }: CoverValues): CoverForm => ({
  ...values,
  insuredName: normaliseName(values.insuredName),
  planCode: values.limitType === 'one' ? values.planCode : '',
});

/** An unchanged cover is not saved again: that would void the quick quote. */
export const isSameCover = (values: CoverValues, quote: AccidentQuoteRecord): boolean => {
  const cover = coverOf(values);
  const saved = coverOf(valuesOf(quote));
  return (Object.keys(saved) as (keyof CoverForm)[]).every((field) => cover[field] === saved[field]);
};

type CoverField = 'insuredName' | 'participants' | 'startDate' | 'planCode';

/** A message id for each field that is wrong. */
const coverProblems = (
  values: CoverValues,
  day: IsoDate,
): Readonly<Record<CoverField, string | undefined>> => ({
  insuredName: checkInsuredName(values.insuredName),
  participants: checkParticipants(values.participants),
  startDate: checkStart(values.startDate, day),
  planCode: values.limitType === 'one' && values.planCode === '' ? 'pa.plan.required' : undefined,
});

/** The rule of a field, checked on all values of the form. */
export const useCoverRule = (): ((field: CoverField) => FormRule) => {
  const form = Form.useFormInstance<CoverValues>();
  return (field) =>
    ruleOf<string>(() => coverProblems({ ...EMPTY_COVER, ...form.getFieldsValue(true) }, today())[field]);
};
