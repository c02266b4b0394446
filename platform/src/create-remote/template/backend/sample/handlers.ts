import type { NewSampleQuote } from 'mfe-sample/contract/schemas/quote.ts';
import type { sampleCalls } from 'mfe-sample/contract/endpoints.ts';
import { sampleProductId } from 'mfe-sample/contract/product-id.ts';
import { checkSubject } from 'mfe-sample/rules/subject.ts';
import { isBefore } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { checkName } from '@payung/shared/domain/people/names.ts';
import type { Handlers } from '#areas/area.ts';
import { openQuote } from '#areas/quote/open-quote.ts';
import { refuseFirst } from '#core/http/api-refusal.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { sampleDetailsOf, sampleFacts } from './details.ts';
import { sampleTextOf } from './texts.ts';

/** The rules of the form, asked again: a refusal names the field as the wire spells it. */
const validateForm = (form: NewSampleQuote, today: IsoDate): void =>
  refuseFirst(
    {
      insuredName: checkName(form.insuredName),
      subject: checkSubject(form.subject),
      effectiveDate: isBefore(form.startDate, today) ? 'notice.backdated' : undefined,
    },
    sampleTextOf,
  );

const isSameForm = (quote: Quote, form: NewSampleQuote): boolean =>
  quote.insured_name === form.insuredName &&
  quote.start_date === form.startDate &&
  sampleDetailsOf(quote).subject === form.subject;

export const sampleHandlers: Handlers<typeof sampleCalls> = {
  createSampleQuote: ({ body, caller }, services) =>
    openQuote(services, caller, {
      requestId: body.requestId,
      productId: sampleProductId,
      check: (today) => {
        validateForm(body, today);
        return sampleFacts(body, today);
      },
      isSame: (quote) => isSameForm(quote, body),
    }),
};
