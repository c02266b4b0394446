import { useId, useState } from 'react';
import { Button } from 'antd';
import type { WaitingRedemption } from '@payung/shared/api/endpoints/points-review.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useFocusOnMissing } from '@payung/shared/ui/fields/focus-on-missing.ts';
import { useText } from '#messages/catalogue.ts';
import { DecidedText } from './decided-text.tsx';
import { isReasonShort, ReasonField } from './reason-field.tsx';
import { useDecideRedemption } from './use-redemptions.ts';
import type { Verdict } from './use-redemptions.ts';

interface DecideDialogProps {
  readonly redemption: WaitingRedemption;
  readonly verdict: Verdict;
  readonly onClose: () => void;
  readonly onDone: (decided: WaitingRedemption) => void;
}

/** A decision is final, so it is asked for once more; a refusal needs a reason that the agent reads. */
export const DecideDialog = ({ redemption, verdict, onClose, onDone }: DecideDialogProps) => {
  const text = useText();
  const id = useId();
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
          id={id}
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
