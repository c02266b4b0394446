import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { useQuoteId } from '@payung/shared/journey/quote-address.ts';
import { agentRoutes } from '@payung/shared/routes/agent-routes.ts';
import { Loading } from '@payung/shared/ui/faces.tsx';
import { Page } from '@payung/shared/ui/page.tsx';
import { Reads } from '@payung/shared/ui/reads.tsx';
import { useText } from '#messages/catalogue.ts';
import { PendingList } from './pending-list.tsx';

/** What customers have confirmed but not paid yet. */
export const Screen = () => {
  const text = useText();
  const tapped = useQuoteId();
  const answer = useQuery(queryOf(endpoints.paymentPending, { query: {} }));
  return (
    <Page title={text('pending.title')} back={agentRoutes.notifications.path}>
      <Reads of={[answer]} loading={<Loading shape="list" />}>
        {({ data, totalCount }) => <PendingList payments={data} totalCount={totalCount} tapped={tapped} />}
      </Reads>
    </Page>
  );
};
