import { Button } from 'antd';
import { useQuoteId } from '@payung/shared/journey/steps/quote-address.ts';
import { agentRoutes } from '#contract/routes.ts';
import { Empty, Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { useText } from '#messages/catalogue.ts';
import { NO_FILTERS } from '#day/lists/filter-dialog.tsx';
import type { ChangeState, ListState } from '#day/lists/list-state.ts';
import { ListTools } from '#day/lists/list-tools.tsx';
import { MorePayments } from './more-payments.tsx';
import { PendingList } from './pending-list.tsx';
import { TappedQuote } from './tapped-quote.tsx';
import { usePendingPayments, usePendingState } from './use-pending-payments.ts';

const NothingWaits = ({
  state: { agentId, productId, search },
  onChange,
}: {
  readonly state: ListState;
  readonly onChange: ChangeState;
}) => {
  const text = useText();
  const isNarrowed = [agentId, productId, search].some((value) => value !== '');
  if (!isNarrowed) return <Empty text={text('pending.empty')} />;
  return (
    <Empty
      text={text('lists.nothingFound')}
      action={
        <Button size="large" onClick={() => onChange({ ...NO_FILTERS, search: '' })}>
          {text('lists.showAll')}
        </Button>
      }
    />
  );
};

/** Quotes that customers have confirmed and policies that are issued, not paid yet, and can be paid now (ruling R69). */
export const Screen = () => {
  const text = useText();
  const tapped = useQuoteId();
  const [state, change] = usePendingState();
  const pages = usePendingPayments(state);
  // A page that could not be read on is told below the list.
  const known = pages.isFetchNextPageError ? { ...pages, isError: false } : pages;
  return (
    <Page title={text('pending.title')} back={agentRoutes.notifications.path}>
      <ListTools state={state} onChange={change} />
      <QueryBoundary of={[known]} loading={<Loading shape="list" />}>
        {({ pages: [first] }) => {
          const payments = pages.items ?? [];
          const isTappedHere = payments.some(({ quoteId }) => quoteId === tapped);
          return (
            <>
              {tapped === undefined || isTappedHere ? null : <TappedQuote quoteId={tapped} />}
              {payments.length === 0 ? (
                <NothingWaits state={state} onChange={change} />
              ) : (
                <PendingList payments={payments} total={first?.total ?? 0} tapped={tapped} />
              )}
              <MorePayments pages={pages} />
            </>
          );
        }}
      </QueryBoundary>
    </Page>
  );
};
