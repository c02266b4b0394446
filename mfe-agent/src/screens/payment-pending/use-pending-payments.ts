import { useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { paymentEndpoints } from '@payung/shared/api/endpoints/payment.ts';
import { useListPages } from '@payung/shared/api/list-pages.ts';

/** What waits for payment, page by page. Whoever comes back by Back sees what was paid meanwhile. */
export const usePendingPayments = () => {
  const pages = useListPages(paymentEndpoints.paymentPending, {});
  const arrival = useNavigationType();
  const [wasKept] = useState(arrival === NavigationType.Pop && pages.data !== undefined);
  const { refetch } = pages;
  useEffect(() => {
    if (wasKept) void refetch();
  }, [wasKept, refetch]);
  return pages;
};

export type PendingPages = ReturnType<typeof usePendingPayments>;
