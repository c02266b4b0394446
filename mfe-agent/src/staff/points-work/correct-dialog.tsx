import { useId, useState } from 'react';
import type { ReviewedLedger } from '@payung/shared/schemas/points.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useFocusOnMissing } from '@payung/shared/ui/fields/focus-on-missing.ts';
import { useText } from '#messages/catalogue.ts';
import { isReasonShort, ReasonField } from '#reason-field.tsx';
import { useEntryText, useSigned } from '#network/points/points-facts.tsx';
import { PointsField, readPoints } from '#network/points/points-field.tsx';
import { useCorrect } from './use-ledger.ts';
import type { ReviewedEntry } from './use-ledger.ts';
import { Button } from '@payung/shared/ui/button.tsx';

interface CorrectDialogProps {
  readonly ledger: Pick<ReviewedLedger, 'agentCode' | 'agentName'>;
  readonly entry: ReviewedEntry;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** A correction is a permanent entry, so it is confirmed (ruling R39). */
export const CorrectDialog = ({ ledger, entry, onClose, onDone }: CorrectDialogProps) => {
  const text = useText();
  const signed = useSigned();
  const entryText = useEntryText();
  const id = useId();
  const [typed, type] = useState('');
  const [reason, setReason] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [around, showMissing] = useFocusOnMissing<HTMLDivElement>();
  const { send, isSending, refusal } = useCorrect(ledger.agentCode, onDone);
  const { no, correctable: { down, up } = { down: 0, up: 0 } } = entry;
  const points = readPoints(typed);
  const isOutside = points === undefined || points === 0 || points < down || points > up;
  const bounds = { down: signed(down), up: signed(up) };

  const check = (): void => {
    const isMissing = isOutside || isReasonShort(reason);
    setRefused(isMissing);
    if (isMissing) showMissing();
    else setAsking(true);
  };
  return (
    <AdaptiveDialog
      open
      title={text('pointsWork.correct.title', { no, name: ledger.agentName })}
      onClose={onClose}
      footer={
        isAsking ? (
          <>
            <Button size="large" disabled={isSending} onClick={() => setAsking(false)}>
              {text('pointsWork.change')}
            </Button>
            <Button
              type="primary"
              danger
              size="large"
              loading={isSending}
              onClick={() => send({ no, points: points ?? 0, reason: reason.trim() })}
            >
              {text('pointsWork.correct.yes')}
            </Button>
          </>
        ) : (
          <>
            <Button size="large" onClick={onClose}>
              {text('pointsWork.back')}
            </Button>
            <Button type="primary" size="large" onClick={check}>
              {text('pointsWork.next')}
            </Button>
          </>
        )
      }
    >
      {isAsking ? (
        <div className="py-stack">
          <p>
            <strong>
              {text('pointsWork.correct.ask', { no, name: ledger.agentName, points: signed(points ?? 0) })}
            </strong>
          </p>
          <p>{text('points.reasonGiven', { reason: reason.trim() })}</p>
          <p>{text('pointsWork.correct.stays')}</p>
          {refusal === undefined ? null : (
            <InlineNotice kind="error" text={refusal || text('pointsWork.noAnswer')} />
          )}
        </div>
      ) : (
        <div ref={around} className="py-stack">
          <p>{text('pointsWork.correct.entry', { what: entryText(entry), points: signed(entry.points) })}</p>
          <PointsField
            id={id}
            label={text('pointsWork.correct.points')}
            help={text('pointsWork.correct.bounds', bounds)}
            value={typed}
            problem={isRefused && isOutside ? text('pointsWork.correct.outside', bounds) : undefined}
            isSigned
            onChange={type}
          />
          <ReasonField
            label={text('points.reason')}
            help={text('pointsWork.reason.agentReads')}
            value={reason}
            isShort={isRefused && isReasonShort(reason)}
            onChange={setReason}
          />
        </div>
      )}
    </AdaptiveDialog>
  );
};
