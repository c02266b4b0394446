import type { NewAccidentQuote } from 'mfe-pa-ci/contract/schemas/accident.ts';
import type { accidentEndpoints } from 'mfe-pa-ci/contract/endpoints.ts';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { normaliseName } from '@payung/shared/domain/people/names.ts';
import { eventActorOf } from '#core/access/caller.ts';
import type { HandlerContextOf } from '#areas/area.ts';
import { applyEvent } from '#areas/quote/apply-event.ts';
import { openQuote } from '#areas/quote/open-quote.ts';
import type { QuoteFacts } from '#areas/quote/product/insurance-product.ts';
import { validatePhone } from '#areas/quote/update-quote.ts';
import type { Services } from '#areas/services.ts';
import type { Queries } from '#core/database/database.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { insertInsureds } from '../sql/insureds.ts';
import { periodPatch } from './cover-commands.ts';
import { accidentDetailsOf, asDetails, groupsOfOne } from './details.ts';
import type { AccidentDetails } from './details.ts';
import { placeholders } from './insured/fit-insureds.ts';
import { planPatch } from './price.ts';
import { validateCover } from './validate.ts';

const detailsOfForm = (form: NewAccidentQuote): AccidentDetails => ({
  participants: form.participants,
  limitType: form.limitType,
  groups: form.limitType === 'one' ? groupsOfOne(form) : [],
  months: form.months,
  lastInsuredNo: form.participants,
});

/** What a new quote holds. */
export const accidentFacts = (form: NewAccidentQuote, today: IsoDate): QuoteFacts => ({
  product_id: PRODUCT_IDS.pa,
  request_id: form.requestId,
  insured_name: normaliseName(form.insuredName),
  insured_phone: form.insuredPhone ?? '',
  ...periodPatch(form, today),
  details: asDetails(detailsOfForm(form)),
});

const planCodeOf = ({ limitType, groups }: AccidentDetails): string =>
  limitType === 'one' ? (groups[0]?.planCode ?? '') : '';

const isSameForm = (quote: Quote, form: NewAccidentQuote): boolean => {
  const [kept, asked] = [accidentDetailsOf(quote), detailsOfForm(form)];
  return (
    quote.insured_name === normaliseName(form.insuredName) &&
    quote.start_date === form.startDate &&
    kept.participants === asked.participants &&
    kept.limitType === asked.limitType &&
    kept.months === asked.months &&
    planCodeOf(kept) === planCodeOf(asked)
  );
};

type CreateContext = HandlerContextOf<typeof accidentEndpoints.createPaQuote>;

/** A placeholder for everybody; with one limit the plan is chosen as well. */
const begin =
  ({ body, caller }: Pick<CreateContext, 'body' | 'caller'>, { clock, products }: Services) =>
  async (tx: Queries, quoteId: string): Promise<void> => {
    const now = clock.now();
    const firstName = normaliseName(body.insuredName);
    await insertInsureds(tx, placeholders(quoteId, { from: 1, count: body.participants, firstName }), now);
    if (body.limitType === 'separate') return;
    const actor = eventActorOf(caller);
    const change = () => planPatch(detailsOfForm(body));
    await applyEvent({ tx, products, quoteId, actor, now }, { event: 'savePlan', change });
  };

export const createPaQuote = (context: CreateContext, services: Services) => {
  const { body, caller } = context;
  return openQuote(services, caller, {
    requestId: body.requestId,
    productId: PRODUCT_IDS.pa,
    check: (today) => {
      validateCover(body, today);
      const phone = body.insuredPhone ?? '';
      if (phone !== '') validatePhone(phone);
      return accidentFacts(body, today);
    },
    begin: begin(context, services),
    firstStages: ['Lead Created', 'Plan Selected'],
    isSame: (quote) => isSameForm(quote, body),
  });
};
