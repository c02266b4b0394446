import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { cachedRead, queryOf } from '@payung/shared/api/query.ts';
import { useResumeType } from '@payung/shared/session/quote-context.ts';
import type { JourneyStep } from '@payung/shared/journey/steps/journey-step.ts';
import type { InspectionDocuments } from '#contract/schemas/inspection.ts';
import { motorEndpoints } from '#contract/endpoints.ts';
import { motorQuoteRead } from '#motor-quote/kit.ts';
import type { MotorQuoteRecord } from '#contract/schemas/quote.ts';
import { motorRoutes } from '#contract/routes.ts';
import type { VehicleKind } from '#rules/vehicle.ts';

/** Reviewers need minutes to hours; the decision is shown within seconds. */
const REVIEW_MS = 10_000;
/** Photos that a second device sends appear one by one. */
const HANDOFF_MS = 3_000;

type PolledDocuments = Pick<InspectionDocuments, 'status' | 'handoff'>;

/**
 * Milliseconds until the inspection is read again; `false` once nobody changes it. While photos are wanted, agent and
 * customer may both send them.
 */
export const refreshEvery = (documents: PolledDocuments | undefined): number | false => {
  if (documents === undefined || documents.status === 'approved') return false;
  return documents.handoff === undefined || documents.status === 'underReview' ? REVIEW_MS : HANDOFF_MS;
};

const inputOf = (quoteId: string) => ({ params: { quoteId }, quiet: true }) as const;

/** The cached answer, and a way to replace it. */
export const cachedInspection = (quoteId: string) =>
  cachedRead(motorEndpoints.inspectionDocuments, inputOf(quoteId));

/**
 * The photos of a quote and the status of its inspection, polled while other people or devices may change them. Asked for
 * once the quote is known to be of this product: others have no inspection.
 */
export const useInspection = (quoteId: string, isOfProduct: boolean) => {
  const every = (): number | false => refreshEvery(cachedInspection(quoteId).read());
  return useQuery({
    ...queryOf(motorEndpoints.inspectionDocuments, inputOf(quoteId)),
    enabled: quoteId !== '' && isOfProduct,
    refetchInterval: every,
    refetchOnWindowFocus: 'always',
  });
};

/** Reads the quote again when its inspection has a new status; a rejection is recorded in the quote alone. */
export const usePolledQuote = (quoteId: string, documents: InspectionDocuments | undefined): void => {
  const resumeType = useResumeType(quoteId);
  const { data: quote, refetch } = useQuery({
    ...motorQuoteRead.queryOf(quoteId, resumeType, true),
    enabled: quoteId !== '',
    refetchInterval: documents?.status === 'underReview' ? REVIEW_MS : false,
    refetchOnWindowFocus: 'always',
  });
  // Without documents it may be the quote of another product, which has no inspection.
  const isBehind =
    quote !== undefined && documents !== undefined && quote.inspection.status !== documents.status;
  const ahead = isBehind ? documents.status : undefined;
  useEffect(() => {
    if (ahead !== undefined) void refetch();
  }, [ahead, refetch]);
};

/** A photo that the server holds never changes. */
export const photoQuery = (quoteId: string, photoId: string) => ({
  ...queryOf(motorEndpoints.inspectionPhoto, { params: { quoteId, photoId }, quiet: true }),
  staleTime: Infinity,
  gcTime: 60_000,
});

/** Caches a photo that was just sent, so that it is not read again. */
export const cacheSentPhoto = (quoteId: string, photoId: string, file: Blob): void =>
  cachedRead(motorEndpoints.inspectionPhoto, { params: { quoteId, photoId }, quiet: true }).write(file);

/** What taking photos needs of the quote; a second device knows no more of it. */
export type PhotographedQuote = Pick<MotorQuoteRecord, 'id' | 'vehicleKind'>;

/** Progress and Back of a page that takes photos; a second device has no Back. */
export type PhotoStep = Pick<JourneyStep<MotorQuoteRecord>, 'progress' | 'back'>;

/** Address of the inspection; cars and motorcycles have a page each. */
export const inspectionPath = (kind: VehicleKind): string =>
  (kind === 'car' ? motorRoutes.carInspection : motorRoutes.motorcycleInspection).path;
