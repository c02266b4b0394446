import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryOf } from '@payung/shared/api/query.ts';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { RESUMED } from '@payung/shared/domain/resume-type.ts';
import { quoteRead, useJourneyQuote } from '@payung/shared/journey/steps/quote-query.ts';
import { motorEndpoints } from '#contract/endpoints.ts';
import type { MotorQuoteRecord } from '#contract/record.ts';
import type { VehicleKind } from '#rules/vehicle.ts';

// Loads that fail here are only logged: the page itself says that it could not be loaded.
const quiet = true;

/** A quote opened from a referral, a search or a payment notification is read with its logkey (MOT-054). */
export const motorQuoteRead = quoteRead(
  motorEndpoints.getMotorQuote,
  { products: [PRODUCT_IDS.motor4w, PRODUCT_IDS.motor2w], logs: ['paymentNotification', ...RESUMED] },
  (quoteId, logged) => ({ query: { quoteId, ...logged } }),
);

/** The open quote. Waits while the address names none. */
export const useMotorQuote = (quoteId: string | undefined) =>
  useJourneyQuote(motorQuoteRead, quoteId, { quiet });

interface PlansOf {
  readonly kind: VehicleKind;
  /** Years. */
  readonly duration: number;
}

export const plansQuery = (quoteId: string, { kind, duration }: PlansOf) =>
  queryOf(motorEndpoints.motorPlans, {
    params: { quoteId },
    query: { kind, duration: String(duration) },
    quiet,
  });

/** Plans of a duration. While another duration is read, those of the one before stay on the page. */
export const useMotorPlans = (quote: MotorQuoteRecord | undefined, duration: number) =>
  useQuery({
    ...plansQuery(quote?.id ?? '', { kind: quote?.vehicleKind ?? 'car', duration }),
    enabled: quote !== undefined,
    placeholderData: keepPreviousData,
  });

export const benefitsQuery = (quoteId: string) =>
  queryOf(motorEndpoints.motorBenefits, { params: { quoteId }, quiet });

/** The add-ons of the chosen plan and duration (MOT-023). */
export const useMotorBenefits = (quoteId: string) =>
  useQuery({ ...benefitsQuery(quoteId), enabled: quoteId !== '' });

/** What the catalogue finds, or all models of one brand. */
export const catalogueQuery = (query: { kind: VehicleKind; search?: string; brand?: string }) =>
  queryOf(motorEndpoints.motorCatalogue, { query, quiet });
