import { useEffect, useState } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import { paymentEndpoints } from '@payung/shared/api/endpoints/payment.ts';
import type { PendingSearch, PendingPayment } from '@payung/shared/schemas/payment.ts';
import { useListPages } from '@payung/shared/api/list-pages.ts';
import { listSearchOf } from '@payung/shared/domain/lists/search-kind.ts';
import { useQuoteId } from '@payung/shared/journey/steps/quote-address.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Empty, Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { agentRoutes } from '#contract/routes.ts';
import { queryOfState, stateIn } from '#day/lists/list-state.ts';
import type { ChangeState, ListState } from '#day/lists/list-state.ts';
import { ListTools, NoMatches } from '#day/lists/list-tools.tsx';
import { COUNTED_AT_MOST } from '#count-list.tsx';
import { useText } from '#messages/catalogue.ts';
import { MoreButton, moreOf, ofFirstPage } from '#more-button.tsx';
import { PendingCard } from './pending-card.tsx';
import { TappedQuote } from './tapped-quote.tsx';

/** The filters of the list of pending payments; the tapped quote stays in the address. */
const usePendingState = (): readonly [ListState, ChangeState] => {
  const [query, setQuery] = useSearchParams();
  const state = stateIn(query, 'pending');
  const tapped = query.get('quoteId');
  const change: ChangeState = (part) => {
    const { list: _list, ...narrowed } = queryOfState({ ...state, ...part });
    setQuery({ ...(tapped === null ? {} : { quoteId: tapped }), ...narrowed }, { replace: true });
  };
  return [state, change];
};

/** The query of the call (DASH-019): a number is searched as a proposal number, all else as a name. */
const searchOf = ({ agentId, productId, sort, search }: ListState): PendingSearch => {
  const { policyNo, quoteNo, name = quoteNo } = listSearchOf(search);
  return {
    ...(productId === '' ? {} : { product: productId }),
    ...(sort === 'newest' ? {} : { sort }),
    ...(policyNo === undefined ? {} : { proposalNo: policyNo }),
    ...(name === undefined ? {} : { insuredName: name }),
    ...(agentId === '' ? {} : { agentId }),
  };
};

/** Pending payments, page by page. Read again on Back, so that paid ones disappear. */
const usePendingPayments = (state: ListState) => {
  const pages = useListPages(paymentEndpoints.paymentPending, searchOf(state));
  const arrival = useNavigationType();
  const [wasKept] = useState(arrival === NavigationType.Pop && pages.data !== undefined);
  const { refetch } = pages;
  useEffect(() => {
    if (wasKept) void refetch();
  }, [wasKept, refetch]);
  return pages;
};

interface PendingListProps {
  /** Of the pages that were read. */
  readonly payments: readonly PendingPayment[];
  /** On all pages. */
  readonly total: number;
  /** The quote of the notification that led here. */
  readonly tapped: string | undefined;
}

/** The tapped quote comes first. */
const PendingList = ({ payments, total, tapped }: PendingListProps) => {
  const text = useText();
  const inOrder = payments.toSorted(
    (one, other) => Number(other.quoteId === tapped) - Number(one.quoteId === tapped),
  );
  return (
    <>
      <p className="py-quiet">
        {text(total > COUNTED_AT_MOST ? 'pending.countMore' : 'pending.count', { count: total })}
      </p>
      <ul className="py-stack">
        {inOrder.map((payment) => (
          <PendingCard key={payment.quoteId} payment={payment} isTapped={payment.quoteId === tapped} />
        ))}
      </ul>
    </>
  );
};

const NothingWaits = ({
  state: { agentId, productId, search },
  onChange,
}: {
  readonly state: ListState;
  readonly onChange: ChangeState;
}) => {
  const text = useText();
  const isNarrowed = [agentId, productId, search].some((value) => value !== '');
  return isNarrowed ? <NoMatches onChange={onChange} /> : <Empty text={text('pending.empty')} />;
};

/** Quotes that customers have confirmed and policies that are issued, not paid yet, and can be paid now (ruling R69). */
export const Screen = () => {
  const text = useText();
  const tapped = useQuoteId();
  const [state, change] = usePendingState();
  const pages = usePendingPayments(state);
  return (
    <Page title={text('pending.title')} back={agentRoutes.notifications.path}>
      <ListTools state={state} onChange={change} />
      <QueryBoundary of={[ofFirstPage(pages)]} loading={<Loading shape="list" />}>
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
              <MoreButton more={moreOf(pages)} />
            </>
          );
        }}
      </QueryBoundary>
    </Page>
  );
};
