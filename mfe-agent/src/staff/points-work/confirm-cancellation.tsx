import { useRef, useState } from 'react';
import { Button } from 'antd';
import { useMutation } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { pointsReviewEndpoints } from '@payung/shared/api/endpoints/points.ts';
import type { PaidPolicy } from '@payung/shared/schemas/points.ts';
import { cachedRead, queryClient } from '@payung/shared/api/query.ts';
import { serverMessage } from '@payung/shared/api/server-message.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { Rupiah } from '@payung/shared/ui/text/values.tsx';
import { useText } from '#messages/catalogue.ts';

interface CancellationRequest {
  readonly refund: number;
  readonly reason: string;
}

/** One cancellation per dialog: the request id makes repeated requests idempotent. */
const useCancelPolicy = (policyNo: string, onDone: () => void) => {
  const [requestId] = useState(() => crypto.randomUUID());
  /** Two presses may come before the next render, also around the reply: once done, it stays set. */
  const isUnderWay = useRef(false);
  const { queryKey, write } = cachedRead(pointsReviewEndpoints.paidPolicy, { query: { policyNo } });
  const cancel = useMutation({
    mutationFn: (cancellation: CancellationRequest) =>
      call(pointsReviewEndpoints.cancelPolicy, { body: { requestId, policyNo, ...cancellation } }),
    onSuccess: (policy) => {
      write(policy);
      onDone();
    },
    onError: () => {
      isUnderWay.current = false;
      // Somebody else may have cancelled it.
      void queryClient.invalidateQueries({ queryKey });
    },
    meta: { quiet: true },
  });
  return {
    isSending: cancel.isPending,
    /** The server's message; empty without a reply. */
    refusal: cancel.isError ? serverMessage(cancel.error) : undefined,
    send: (cancellation: CancellationRequest): void => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      cancel.mutate(cancellation);
    },
  };
};

interface ConfirmCancellationProps {
  readonly policy: PaidPolicy;
  /** Whole rupiah. */
  readonly refund: number;
  readonly reason: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Nothing brings the cover back, so it is asked for once more. */
export const ConfirmCancellation = ({
  policy,
  refund,
  reason,
  onClose,
  onDone,
}: ConfirmCancellationProps) => {
  const text = useText();
  const { policyNo, customerName } = policy;
  const { send, isSending, refusal } = useCancelPolicy(policyNo, onDone);
  return (
    <AdaptiveDialog
      open
      title={text('pointsWork.cancel.title', { policyNo })}
      onClose={onClose}
      footer={
        <>
          <Button size="large" disabled={isSending} onClick={onClose}>
            {text('pointsWork.cancel.no')}
          </Button>
          <Button
            type="primary"
            danger
            size="large"
            loading={isSending}
            onClick={() => send({ refund, reason })}
          >
            {text('pointsWork.cancel.yes')}
          </Button>
        </>
      }
    >
      <div className="py-stack">
        <Facts>
          <Fact label={text('pointsWork.customer')}>{customerName}</Fact>
          <Fact label={text('pointsWork.cancel.refund')}>
            <Rupiah amount={refund} />
          </Fact>
          <Fact label={text('points.reason')}>{reason}</Fact>
        </Facts>
        <p>{text('pointsWork.cancel.points')}</p>
        <p>
          <strong>{text('pointsWork.cancel.final')}</strong>
        </p>
        {refusal === undefined ? null : (
          <InlineNotice kind="error" text={refusal || text('pointsWork.noAnswer')} />
        )}
      </div>
    </AdaptiveDialog>
  );
};
