import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@payung/shared/api/api-error.ts';
import { call } from '@payung/shared/api/client.ts';
import { pointsReviewEndpoints } from '@payung/shared/api/endpoints/points.ts';
import type { ReviewedRedemption } from '@payung/shared/schemas/points.ts';
import { serverMessage } from '@payung/shared/api/failure-text.ts';
import { formatMoment } from '@payung/shared/messages/clock.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useFocusOnMissing } from '@payung/shared/ui/fields/focus-on-missing.ts';
import { useText } from '#messages/catalogue.ts';
import { isReasonShort, ReasonField } from '#reason-field.tsx';
import { useStaffQueue } from '../staff-queue.tsx';
import type { RedemptionTab } from './work-place.ts';
import { Button } from '@payung/shared/ui/button.tsx';

const QUEUE = 'redemption-queue';

export const useRedemptions = (status: RedemptionTab) =>
  useStaffQueue(QUEUE, status, (given) => call(pointsReviewEndpoints.redemptionQueue, given));

export type Verdict = 'confirmed' | 'refused';

/** The redemption as another person has decided it; the refusal carries it. */
const conflictingRedemption = (error: unknown): ReviewedRedemption | undefined => {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return ((error.detail ?? {}) as { readonly data?: ReviewedRedemption }).data;
};

const useDecideRedemption = (redemptionId: string, onDone: (decided: ReviewedRedemption) => void) => {
  const client = useQueryClient();
  const decide = useMutation({
    mutationFn: (body: { readonly verdict: Verdict; readonly reason: string }) =>
      call(pointsReviewEndpoints.decideRedemption, { params: { redemptionId }, body }),
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: [QUEUE] }),
    meta: { quiet: true },
  });
  return {
    decide,
    /** The server's message; empty without a reply. */
    refusal: decide.isError ? serverMessage(decide.error) : undefined,
    /** The redemption as another person decided it. */
    other: conflictingRedemption(decide.error),
  };
};

/** The decision on a redemption: who, what, when and why. */
export const DecidedText = ({ redemption }: { readonly redemption: ReviewedRedemption }) => {
  const text = useText();
  const { state, decidedBy = '', decidedAt = '', reason } = redemption;
  return (
    <>
      {text('pointsWork.decided', {
        state: text(`points.state.${state}`),
        name: decidedBy,
        moment: formatMoment(decidedAt),
      })}
      {reason === '' ? null : ` ${text('points.reasonGiven', { reason })}`}
    </>
  );
};

interface DecideDialogProps {
  readonly redemption: ReviewedRedemption;
  readonly verdict: Verdict;
  readonly onClose: () => void;
  readonly onDone: (decided: ReviewedRedemption) => void;
}

/** A decision is final, so it is confirmed; a refusal needs a reason that the agent reads. */
export const DecideDialog = ({ redemption, verdict, onClose, onDone }: DecideDialogProps) => {
  const text = useText();
  const [reason, setReason] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [around, showMissing] = useFocusOnMissing<HTMLDivElement>();
  const { decide, refusal, other } = useDecideRedemption(redemption.id, onDone);
  const { agentName: name, points, balance } = redemption;
  const isShort = verdict === 'refused' && isReasonShort(reason);
  const send = (): void => {
    setRefused(isShort);
    if (isShort) showMissing();
    else decide.mutate({ verdict, reason: reason.trim() });
  };
  return (
    <AdaptiveDialog
      open
      title={text(`pointsWork.decide.${verdict}.title`, { name, points })}
      onClose={onClose}
      footer={
        <>
          <Button size="large" onClick={onClose}>
            {text(other === undefined ? 'pointsWork.back' : 'common.close')}
          </Button>
          {other === undefined ? (
            <Button
              type="primary"
              danger={verdict === 'refused'}
              size="large"
              loading={decide.isPending}
              onClick={send}
            >
              {text(`pointsWork.decide.${verdict}.yes`)}
            </Button>
          ) : null}
        </>
      }
    >
      <div ref={around} className="py-stack">
        <p>{text(`pointsWork.decide.${verdict}.text`, { points, balance })}</p>
        <ReasonField
          label={text('points.reason')}
          help={text('pointsWork.reason.agentReads')}
          value={reason}
          isOptional={verdict === 'confirmed'}
          isShort={isRefused && isShort}
          onChange={setReason}
        />
        {refusal === undefined ? null : (
          <InlineNotice kind="error" text={refusal || text('pointsWork.noAnswer')} />
        )}
        {other === undefined ? null : (
          <p>
            <DecidedText redemption={other} />
          </p>
        )}
      </div>
    </AdaptiveDialog>
  );
};
