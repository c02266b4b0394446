import { useSearchParams } from 'react-router-dom';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { refundEndpoints } from '@payung/shared/api/endpoints/payment.ts';
import { serverMessage } from '@payung/shared/api/failure-text.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import type { PaymentTakenBack, Refund } from '@payung/shared/schemas/refunds.ts';
import { useStaffQueue } from '#staff/staff-queue.tsx';

export const REFUND_TABS = ['open', 'paid', 'takenBack', 'decided'] as const;
type RefundTab = (typeof REFUND_TABS)[number];

const QUEUE = 'refunds';

/** The tab is kept in the address, so that Back and a reload restore it. */
export const useRefundTab = (): readonly [RefundTab, (tab: RefundTab) => void] => {
  const [query, setQuery] = useSearchParams();
  return [
    REFUND_TABS.find((each) => each === query.get('status')) ?? 'open',
    (status) => setQuery(status === 'open' ? {} : { status }, { replace: true }),
  ];
};

export const useRefunds = (status: 'open' | 'paid') =>
  useStaffQueue(QUEUE, status, (given) => call(refundEndpoints.listRefunds, given));

const takenBackQuery = (status: 'open' | 'decided') =>
  queryOf(refundEndpoints.listTakenBack, { query: { status }, quiet: true });

export const useTakenBack = (status: 'open' | 'decided') =>
  useQuery({ ...takenBackQuery(status), refetchOnMount: 'always', refetchOnWindowFocus: 'always' });

/** What staff do to a refund or a case; whoever is shown it reads it again afterwards. */
const useChange = <Given, Result>(
  send: (given: Given) => Promise<Result>,
  onDone: (result: Result) => void,
) => {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: [QUEUE] });
      for (const status of ['open', 'decided'] as const)
        await client.invalidateQueries({ queryKey: takenBackQuery(status).queryKey });
    },
    meta: { quiet: true },
  });
  return {
    send: change.mutate,
    isSending: change.isPending,
    /** The server's message; empty without a reply. */
    refusal: change.isError ? serverMessage(change.error) : undefined,
  };
};

export const useEnter = ({ id: refundId, version }: Refund, onDone: (refund: Refund) => void) =>
  useChange(
    (transfer: { readonly reference: string; readonly paidOn: string }) =>
      call(refundEndpoints.enterRefund, { params: { refundId }, body: { version, ...transfer } }),
    onDone,
  );

export const useDecide = ({ id: refundId, version }: Refund, onDone: (refund: Refund) => void) =>
  useChange(
    (decision: { readonly verdict: 'confirmed' | 'returned'; readonly reason: string }) =>
      call(refundEndpoints.decideRefund, { params: { refundId }, body: { version, ...decision } }),
    onDone,
  );

export const useKeep = ({ invoiceNo }: PaymentTakenBack, onDone: (kept: PaymentTakenBack) => void) =>
  useChange(
    (reason: string) => call(refundEndpoints.keepTakenBack, { params: { invoiceNo }, body: { reason } }),
    onDone,
  );
