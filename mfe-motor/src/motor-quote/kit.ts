import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryOf } from '@payung/shared/api/query.ts';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { RESUMED } from '@payung/shared/domain/resume-type.ts';
import { productKit } from '@payung/shared/journey/steps/product-kit.ts';
import type { MotorQuoteRecord } from '#contract/schemas/quote.ts';
import { motorEndpoints } from '#contract/endpoints.ts';
import { motorJourney } from '#journey.ts';
import type { VehicleKind } from '#rules/vehicle.ts';

export const {
  read: motorQuoteRead,
  useQuote: useMotorQuote,
  useStep: useMotorStep,
} = productKit({
  journey: motorJourney,
  products: [PRODUCT_IDS.motor4w, PRODUCT_IDS.motor2w],
  read: motorEndpoints.getMotorQuote,
  // A quote opened from a referral, a search or a payment notification is read with its logkey (MOT-054).
  logs: ['paymentNotification', ...RESUMED],
  readInput: (quoteId, logged) => ({ query: { quoteId, ...logged } }),
});

// Loads that fail here are only logged: the page itself says that it could not be loaded.
const quiet = true;

/** Plans of a duration. While another duration is read, those of the one before stay on the page. */
export const useMotorPlans = (quote: MotorQuoteRecord | undefined, duration: number) =>
  useQuery({
    ...queryOf(motorEndpoints.motorPlans, {
      params: { quoteId: quote?.id ?? '' },
      query: { kind: quote?.vehicleKind ?? 'car', duration: String(duration) },
      quiet,
    }),
    enabled: quote !== undefined,
    placeholderData: keepPreviousData,
  });

/** The add-ons of the chosen plan and duration (MOT-023). */
export const useMotorBenefits = (quoteId: string) =>
  useQuery({
    ...queryOf(motorEndpoints.motorBenefits, { params: { quoteId }, quiet }),
    enabled: quoteId !== '',
  });

/** What the catalogue finds, or all models of one brand. */
export const catalogueQuery = (query: { kind: VehicleKind; search?: string; brand?: string }) =>
  queryOf(motorEndpoints.motorCatalogue, { query, quiet });
