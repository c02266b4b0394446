import type { PlanOffer } from '#contract/plans.ts';
import type { TravelQuoteRecord } from '#contract/record.ts';
import { shownMainBenefits, sumInsuredShown } from '#rules/benefits.ts';
import { isDomestic } from '#rules/constants.ts';

/** A plan's cover as people read it: rows of type C are left out, one sum a row (TRV-009, TRV-010). */
export const rowsOf = (offer: PlanOffer, quote: Pick<TravelQuoteRecord, 'tripType'>) =>
  shownMainBenefits(offer.benefits).map((benefit) => ({
    label: benefit.name,
    value: sumInsuredShown(benefit, isDomestic(quote.tripType)),
  }));
