import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { cachedRead, queryOf } from '@payung/shared/api/query.ts';
import { useResumeType } from '@payung/shared/session/quote-context.ts';
import type { InspectionDocuments } from '#contract/inspection.ts';
import { motorEndpoints } from '#contract/endpoints.ts';
import { motorQuoteRead } from '#motor-quote/kit.ts';

/** Reviewers need minutes to hours; whoever waits sees the decision within seconds. */
const REVIEW_MS = 10_000;
/** Photos that a phone sends appear one by one. */
const HANDOFF_MS = 3_000;

type Followed = Pick<InspectionDocuments, 'status' | 'handoff'>;

/**
 * After how many milliseconds the inspection is read anew; `false` while nobody else changes it. Photos that
 * are wanted may come from the customer while the agent looks, and the other way round.
 */
export const refreshEvery = (documents: Followed | undefined): number | false => {
  if (documents === undefined || documents.status === 'approved') return false;
  return documents.handoff === undefined || documents.status === 'underReview' ? REVIEW_MS : HANDOFF_MS;
};

const inputOf = (quoteId: string) => ({ params: { quoteId }, quiet: true }) as const;

/** The answer as it was read last, and a way to put a newer one in its place. */
export const cachedInspection = (quoteId: string) =>
  cachedRead(motorEndpoints.inspectionDocuments, inputOf(quoteId));

/** The photos of a quote and where the inspection stands, followed while other people or devices change it. */
export const useInspection = (quoteId: string) => {
  const every = (): number | false => refreshEvery(cachedInspection(quoteId).read());
  return useQuery({
    ...queryOf(motorEndpoints.inspectionDocuments, inputOf(quoteId)),
    enabled: quoteId !== '',
    refetchInterval: every,
    refetchOnWindowFocus: 'always',
  });
};

/** The quote moves on with its inspection, and a rejection stands in the quote alone. */
export const useFollowQuote = (quoteId: string, documents: InspectionDocuments | undefined): void => {
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

/** A photo that was just sent need not be read. */
export const keepSentPhoto = (quoteId: string, photoId: string, file: Blob): void =>
  cachedRead(motorEndpoints.inspectionPhoto, { params: { quoteId, photoId }, quiet: true }).write(file);
