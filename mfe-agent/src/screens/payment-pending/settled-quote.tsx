import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { landing } from '@payung/shared/domain/link.ts';
import { PAYMENT_NOTIFICATION_LOGKEY } from '@payung/shared/domain/notification.ts';
import { isSold } from '@payung/shared/domain/stages.ts';
import { quoteAddress } from '@payung/shared/journey/quote-address.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { useProductById } from '@payung/shared/session/deployed-products.ts';
import { Loading } from '@payung/shared/ui/faces.tsx';
import { InlineNotice } from '@payung/shared/ui/inline-notice.tsx';
import { Reads } from '@payung/shared/ui/reads.tsx';
import { useText } from '#messages/catalogue.ts';

/** The notification spoke of a payment that is no longer awaited: says why, and leads on. */
export const SettledQuote = ({ quoteId }: { quoteId: string }) => {
  const text = useText();
  const query = { id: quoteId, logkey: PAYMENT_NOTIFICATION_LOGKEY };
  const answer = useQuery(queryOf(endpoints.getQuotes, { query }));
  const quote = answer.data?.data[0];
  const product = useProductById(quote?.product_Id);
  const name = quote?.insuredName ?? '';
  const sold = quote !== undefined && isSold(quote.stage);
  const path = sold ? shellRoutes.policySuccess.path : product && landing(product.leadStages, quote?.stage);
  return (
    <Reads of={[answer]} loading={<Loading shape="summary" />}>
      {() => (
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
      )}
    </Reads>
  );
};
