import { useEffect, useState } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import { paymentEndpoints } from '@payung/shared/api/endpoints/payment.ts';
import type { PendingSearch } from '@payung/shared/api/endpoints/payment.ts';
import { useListPages } from '@payung/shared/api/list-pages.ts';
import { listSearchOf } from '@payung/shared/domain/lists/search-kind.ts';
import { queryOfState, stateIn } from '#day/lists/list-state.ts';
import type { ChangeState, ListState } from '#day/lists/list-state.ts';

/** What narrows the page, as the list of pending payments has it; the tapped quote stays in the address. */
export const usePendingState = (): readonly [ListState, ChangeState] => {
  const [query, setQuery] = useSearchParams();
  const state = stateIn(query, 'pending');
  const tapped = query.get('quoteId');
  const change: ChangeState = (part) => {
    const { list: _list, ...narrowed } = queryOfState({ ...state, ...part });
    setQuery({ ...(tapped === null ? {} : { quoteId: tapped }), ...narrowed }, { replace: true });
  };
  return [state, change];
};

/** The call's own words for it (DASH-019): a number is a proposal's, all else is looked for as a name. */
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

/** What waits for payment, page by page. Whoever comes back by Back sees what was paid meanwhile. */
export const usePendingPayments = (state: ListState) => {
  const pages = useListPages(paymentEndpoints.paymentPending, searchOf(state));
  const arrival = useNavigationType();
  const [wasKept] = useState(arrival === NavigationType.Pop && pages.data !== undefined);
  const { refetch } = pages;
  useEffect(() => {
    if (wasKept) void refetch();
  }, [wasKept, refetch]);
  return pages;
};

export type PendingPages = ReturnType<typeof usePendingPayments>;
