import { useId, useState } from 'react';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import { useFocusOnMissing } from '@payung/shared/ui/fields/focus-on-missing.ts';
import { useText } from '#messages/catalogue.ts';
import { INSPECTION } from '#rules/inspection.ts';
import { KEYS } from './review-keys.ts';
import styles from './review.module.css';
import { Button } from '@payung/shared/ui/button.tsx';
import { TextArea } from '@payung/shared/ui/input.tsx';

interface DecisionBarProps {
  /** Photos that are marked. */
  readonly marked: number;
  readonly isBusy: boolean;
  /** Something is missing: a press shows what. */
  readonly isApproveBlocked: boolean;
  readonly isSendBackBlocked: boolean;
  readonly onApprove: () => void;
  readonly onSendBack: () => void;
  readonly onReject: () => void;
  readonly problem: string | undefined;
}

/** Reject, send back, approve. */
export const DecisionBar = ({
  marked,
  isBusy,
  isApproveBlocked,
  isSendBackBlocked,
  onApprove,
  onSendBack,
  onReject,
  problem,
}: DecisionBarProps) => {
  const t = useText();
  return (
    <div className="py-stack-tight">
      {problem === undefined ? null : <InlineNotice kind="error" text={problem} />}
      <div className={styles['bar']}>
        <Button
          size="large"
          danger
          disabled={isBusy}
          aria-haspopup="dialog"
          aria-keyshortcuts={KEYS.reject.aria}
          onClick={onReject}
        >
          {t('motor.review.reject')}
        </Button>
        <Button
          size="large"
          disabled={isBusy}
          aria-disabled={isSendBackBlocked || undefined}
          aria-keyshortcuts={KEYS.sendBack.aria}
          onClick={onSendBack}
        >
          {t('motor.review.sendBack', { count: marked })}
        </Button>
        <Button
          type="primary"
          size="large"
          disabled={isBusy}
          aria-disabled={isApproveBlocked || undefined}
          aria-keyshortcuts={KEYS.approve.aria}
          onClick={onApprove}
        >
          {t('motor.review.approve')}
        </Button>
      </div>
    </div>
  );
};

interface RejectDialogProps {
  readonly onClose: () => void;
  readonly onReject: (reason: string) => void;
}

/** A rejection closes the quote, so it needs a confirmation, with the reason that people will read. */
export const RejectDialog = ({ onClose, onReject }: RejectDialogProps) => {
  const t = useText();
  const id = useId();
  const [reason, setReason] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [around, showMissing] = useFocusOnMissing<HTMLDivElement>();
  const isMissing = isRefused && reason.trim() === '';
  const reject = (): void => {
    if (reason.trim() !== '') return onReject(reason);
    setRefused(true);
    return showMissing();
  };
  return (
    <AdaptiveDialog
      open
      title={t('motor.review.reject.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('motor.review.reject.no')}</Button>
          <Button type="primary" danger onClick={reject}>
            {t('motor.review.reject.yes')}
          </Button>
        </>
      }
    >
      <div ref={around} className="py-stack">
        <p>{t('motor.review.reject.text')}</p>
        <div className="py-field">
          <label className="py-field-label" htmlFor={id}>
            {t('motor.review.reject.reason')}
          </label>
          <TextArea
            id={id}
            rows={3}
            maxLength={INSPECTION.noteChars}
            value={reason}
            aria-required
            aria-invalid={isMissing || undefined}
            aria-describedby={`${id}-error`}
            onChange={(event) => setReason(event.target.value)}
          />
          <FieldError id={`${id}-error`}>{isMissing ? t('motor.review.reason') : undefined}</FieldError>
        </div>
      </div>
    </AdaptiveDialog>
  );
};
