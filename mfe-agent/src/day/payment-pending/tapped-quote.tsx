import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paymentEndpoints } from '@payung/shared/api/endpoints/payment.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { landing } from '@payung/shared/domain/link.ts';
import { PAYMENT_NOTIFICATION_LOGKEY } from '#day/notifications/notification-target.ts';
import { isSold } from '@payung/shared/domain/stages.ts';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import { useQuote } from '@payung/shared/journey/steps/quote-query.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { useProductById } from '@payung/shared/session/deployed-products.ts';
import { openQuote } from '@payung/shared/session/quote-context.ts';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { useText } from '#messages/catalogue.ts';
import { PendingCard } from './pending-card.tsx';

/** The line of the quote in the list of pending payments; none when it is not pending. */
const useWaiting = (quoteId: string, proposalNo: string | undefined) => {
  const query = { proposalNo: proposalNo ?? '', limit: '1' };
  const { data, isLoading } = useQuery({
    ...queryOf(paymentEndpoints.paymentPending, { query, quiet: true }),
    enabled: proposalNo !== undefined,
  });
  return { isLoading, payment: data?.items.find((payment) => payment.quoteId === quoteId) };
};

/**
 * The tapped notification is about a quote that is not on the loaded pages: it is on a later page, or no
 * longer pending; then this shows why and links to the quote.
 */
export const TappedQuote = ({ quoteId }: { quoteId: string }) => {
  const text = useText();
  const answer = useQuote(quoteId, { logkey: PAYMENT_NOTIFICATION_LOGKEY });
  const quote = answer.data;
  const waiting = useWaiting(quoteId, quote?.proposalNo);
  const product = useProductById(quote?.productId);
  const name = quote?.insuredName ?? '';
  const isIssued = quote !== undefined && isSold(quote.stage);
  const isOwed = quote?.paymentStatus === 'Cancelled' || quote?.paymentStatus === 'PayLater';
  const isPaid = isIssued && !isOwed;
  const path = isIssued
    ? shellRoutes.policySuccess.path
    : product && landing(product.leadStages, quote?.stage);
  return (
    <QueryBoundary of={[answer]} isOpen={!waiting.isLoading} loading={<Loading shape="summary" />}>
      {() =>
        waiting.payment !== undefined ? (
          <ul className="py-stack">
            <PendingCard payment={waiting.payment} isTapped />
          </ul>
        ) : (
          <InlineNotice
            kind={isPaid ? 'success' : 'info'}
            text={
              <>
                {text(isPaid ? 'pending.settled' : 'pending.gone', { name })}{' '}
                {path ? (
                  <Link
                    to={quoteAddress(path, quoteId)}
                    onClick={() => openQuote(quoteId, PAYMENT_NOTIFICATION_LOGKEY)}
                  >
                    {text(isIssued ? 'pending.openPolicy' : 'pending.open')}
                  </Link>
                ) : null}
              </>
            }
          />
        )
      }
    </QueryBoundary>
  );
};
