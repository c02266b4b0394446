import type { TravelQuoteRecord } from '@payung/shared/api/endpoints/travel.ts';
import type { PlanOffer } from '@payung/shared/domain/travel/pricing.ts';
import { shownMainBenefits, sumInsuredShown } from '@payung/shared/domain/travel/benefits.ts';
import { isDomestic } from '@payung/shared/domain/travel/constants.ts';

/** A plan's cover as people read it: rows of type C stay away, one sum a row (TRV-009, TRV-010). */
export const rowsOf = (offer: PlanOffer, quote: Pick<TravelQuoteRecord, 'tripType'>) =>
  shownMainBenefits(offer.MainBenefits).map((benefit) => ({
    label: benefit.BenefitDesc,
    value: sumInsuredShown(benefit, isDomestic(quote.tripType)),
  }));
