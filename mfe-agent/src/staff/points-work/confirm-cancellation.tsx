import { call } from '@payung/shared/api/client.ts';
import { pointsReviewEndpoints } from '@payung/shared/api/endpoints/points.ts';
import type { PaidPolicy } from '@payung/shared/schemas/points.ts';
import { cachedRead, queryClient } from '@payung/shared/api/query.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { Rupiah } from '@payung/shared/ui/text/values.tsx';
import { useText } from '#messages/catalogue.ts';
import { useSendOnce } from '#network/points/send-once.ts';
import { Button } from '@payung/shared/ui/button.tsx';

interface CancellationRequest {
  readonly refund: number;
  readonly reason: string;
}

const useCancelPolicy = (policyNo: string, onDone: () => void) => {
  const { queryKey, write } = cachedRead(pointsReviewEndpoints.paidPolicy, { query: { policyNo } });
  return useSendOnce({
    send: (cancellation: CancellationRequest, requestId) =>
      call(pointsReviewEndpoints.cancelPolicy, { body: { requestId, policyNo, ...cancellation } }),
    onSuccess: (policy) => {
      write(policy);
      onDone();
    },
    // Somebody else may have cancelled it.
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
};

interface ConfirmCancellationProps {
  readonly policy: PaidPolicy;
  /** Whole rupiah. */
  readonly refund: number;
  readonly reason: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** A cancellation is permanent, so it is confirmed. */
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
