import { Link } from 'react-router-dom';
import type { PendingPayment } from '@payung/shared/api/endpoints/payment.ts';
import type { QuoteRecord } from '@payung/shared/api/endpoints/quote.ts';
import { landing } from '@payung/shared/domain/link.ts';
import { PAYMENT_NOTIFICATION_LOGKEY } from '@payung/shared/domain/notification.ts';
import { isSold } from '@payung/shared/domain/stages.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import { useQuote } from '@payung/shared/journey/steps/quote-query.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { useProductById } from '@payung/shared/session/deployed-products.ts';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { useText } from '#messages/catalogue.ts';
import { PendingCard } from './pending-card.tsx';

const PENDING_STAGES: readonly Stage[] = ['Full Quote Created', 'Full Quote Created With Payment'];

/** As a line of the list shows it. */
const paymentOf = ({ id, paymentStatus, proposalNo = '', ...quote }: QuoteRecord): PendingPayment => ({
  ...quote,
  quoteId: id,
  proposalNo,
  status: paymentStatus,
});

/**
 * The tapped notification is about a quote that is not on the pages that were read: it waits further down, or no
 * longer, and then this says why and links to the quote.
 */
export const TappedQuote = ({ quoteId }: { quoteId: string }) => {
  const text = useText();
  const answer = useQuote(quoteId, { logkey: PAYMENT_NOTIFICATION_LOGKEY });
  const quote = answer.data;
  const product = useProductById(quote?.productId);
  const name = quote?.insuredName ?? '';
  const sold = quote !== undefined && isSold(quote.stage);
  const path = sold ? shellRoutes.policySuccess.path : product && landing(product.leadStages, quote?.stage);
  return (
    <QueryBoundary of={[answer]} loading={<Loading shape="summary" />}>
      {(found) =>
        PENDING_STAGES.includes(found.stage) ? (
          <ul className="py-stack">
            <PendingCard payment={paymentOf(found)} isTapped />
          </ul>
        ) : (
          <InlineNotice
            kind={sold ? 'success' : 'info'}
            text={
              <>
                {text(sold ? 'pending.settled' : 'pending.gone', { name })}{' '}
                {path ? (
                  <Link to={quoteAddress(path, quoteId)}>
                    {text(sold ? 'pending.openPolicy' : 'pending.open')}
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
