import { today } from '@payung/shared/journey/steps/today.ts';
import type { AccidentQuoteRecord } from '#contract/accident-record.ts';
import type { InsuredContext } from '#rules/insured.ts';

type Quote = Pick<AccidentQuoteRecord, 'startDate' | 'mailDomains'>;

/** What the rules of the insured at a place (1 is the main one) depend on. */
export const insuredContext = ({ startDate, mailDomains }: Quote, place: number): InsuredContext => ({
  isFirst: place === 1,
  startDate,
  today: today(),
  mailDomains,
});
