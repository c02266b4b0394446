import { useLocation, useSearchParams } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@payung/shared/api/query.ts';
import { useSession } from '@payung/shared/session/session.ts';
import { agentEndpoints } from '#api/endpoints/agent.ts';
import { useJourneyQuote } from '#journey/steps/quote-query.ts';
import type { QuoteRead } from '#journey/steps/quote-query.ts';
import type { QuoteRecord } from '#schemas/quote.ts';
import { LIKE, useLeadId, useLikeId } from './lead-of-quote.ts';

/** Among so many of the newest quotes the last one of the product is looked for. */
const NEWEST = '10';

interface RepeatedQuoteOptions<Quote extends QuoteRecord> {
  /** Whose last quote is offered. */
  readonly productId: string;
  readonly read: QuoteRead<Quote>;
  /** A quote that is made, not one that is changed. */
  readonly isNew: boolean;
}

/**
 * An earlier quote of the agent whose answers a new one begins with: the one that the address names, or the agent's
 * last one, once that was chosen. The customer of an earlier quote is kept only where the address names their lead.
 */
export const useRepeatedQuote = <Quote extends QuoteRecord>({
  productId,
  read,
  isNew,
}: RepeatedQuoteOptions<Quote>) => {
  const [, change] = useSearchParams();
  const { state } = useLocation() as { readonly state: unknown };
  const isAgent = useSession().kind === 'agent';
  const leadId = useLeadId();
  const likeId = useLikeId();
  const repeated = useJourneyQuote(read, isNew ? likeId : undefined, { quiet: true });
  const isOffered = isNew && isAgent && leadId === undefined && likeId === undefined;
  const newest = useQuery({
    ...queryOf(agentEndpoints.recentQuotes, { query: { perPage: NEWEST }, quiet: true }),
    enabled: isOffered,
  });
  const last = isOffered ? newest.data?.items.find((each) => each.productId === productId) : undefined;
  return {
    /** A form waits for it, and for the offer above it; where they cannot be read it begins empty. */
    isReady: !repeated.isLoading && !newest.isLoading,
    quote: likeId === undefined ? undefined : repeated.data,
    isOfSameCustomer: leadId !== undefined && repeated.data?.leadId === leadId,
    /** Begins with the answers of the agent's last quote of this product, if there is one. */
    repeatLast:
      last === undefined
        ? undefined
        : (): void =>
            change((before) => ({ ...Object.fromEntries(before), [LIKE]: last.quoteId }), {
              replace: true,
              state,
            }),
  };
};

export type RepeatedQuote = Pick<
  ReturnType<typeof useRepeatedQuote<QuoteRecord>>,
  'isReady' | 'quote' | 'repeatLast'
>;
