import { useQuoteId } from '@payung/shared/journey/steps/quote-address.ts';
import { agentRoutes } from '#contract/routes.ts';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { useText } from '#messages/catalogue.ts';
import { MorePayments } from './more-payments.tsx';
import { PendingList } from './pending-list.tsx';
import { usePendingPayments } from './use-pending-payments.ts';

/** Quotes that customers have confirmed but not paid yet. */
export const Screen = () => {
  const text = useText();
  const tapped = useQuoteId();
  const pages = usePendingPayments();
  // A page that could not be read on is told below the list.
  const known = pages.isFetchNextPageError ? { ...pages, isError: false } : pages;
  return (
    <Page title={text('pending.title')} back={agentRoutes.notifications.path}>
      <QueryBoundary of={[known]} loading={<Loading shape="list" />}>
        {({ pages: [first] }) => (
          <>
            <PendingList payments={pages.items ?? []} total={first?.total ?? 0} tapped={tapped} />
            <MorePayments pages={pages} />
          </>
        )}
      </QueryBoundary>
    </Page>
  );
};
