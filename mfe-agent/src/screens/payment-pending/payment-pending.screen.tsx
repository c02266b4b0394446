import { useQuery } from '@tanstack/react-query';
import { paymentEndpoints } from '@payung/shared/api/endpoints/payment.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { useQuoteId } from '@payung/shared/journey/steps/quote-address.ts';
import { agentRoutes } from '#contract/routes.ts';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { useText } from '#messages/catalogue.ts';
import { PendingList } from './pending-list.tsx';

/** Quotes that customers have confirmed but not paid yet. */
export const Screen = () => {
  const text = useText();
  const tapped = useQuoteId();
  const answer = useQuery(queryOf(paymentEndpoints.paymentPending, { query: {} }));
  return (
    <Page title={text('pending.title')} back={agentRoutes.notifications.path}>
      <QueryBoundary of={[answer]} loading={<Loading shape="list" />}>
        {({ items, total }) => <PendingList payments={items} total={total} tapped={tapped} />}
      </QueryBoundary>
    </Page>
  );
};
