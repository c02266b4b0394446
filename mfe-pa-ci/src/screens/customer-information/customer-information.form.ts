import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { checkMobile } from '@payung/shared/domain/people/phone.ts';
import { normaliseName } from '@payung/shared/domain/people/names.ts';
import type { Policyholder, AccidentQuoteRecord } from '#contract/schemas/accident.ts';
import { checkStart } from '#rules/cover.ts';
import { checkInsuredEmail, checkInsuredName } from '#rules/insured.ts';

export const valuesOf = ({
  insuredName,
  insuredPhone,
  insuredEmail,
  startDate,
}: AccidentQuoteRecord): Policyholder => ({ insuredName, insuredPhone, insuredEmail, startDate });

/** As it is sent. */
export const policyholderOf = ({ insuredName, insuredPhone, insuredEmail, startDate }: Policyholder) => ({
  insuredName: normaliseName(insuredName),
  insuredPhone,
  insuredEmail: insuredEmail.trim(),
  startDate,
});

/** Saving unchanged values would void a proposal that can be paid. */
export const isSaved = (quote: AccidentQuoteRecord, values: Policyholder): boolean => {
  const sent = policyholderOf(values);
  const saved = valuesOf(quote);
  return (Object.keys(saved) as (keyof Policyholder)[]).every((field) => sent[field] === saved[field]);
};

/** A message id for each field that is wrong; the policyholder is the first insured. */
export const holderProblems = (
  values: Policyholder,
  { mailDomains }: Pick<AccidentQuoteRecord, 'mailDomains'>,
  today: IsoDate,
): Readonly<Record<keyof Policyholder, string | undefined>> => ({
  insuredName: checkInsuredName(values.insuredName),
  insuredPhone: checkMobile(values.insuredPhone),
  insuredEmail: checkInsuredEmail(values.insuredEmail, { isFirst: true, mailDomains }),
  startDate: checkStart(values.startDate, today),
});
