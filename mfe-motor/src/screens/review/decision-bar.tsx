import { Button } from 'antd';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useText } from '#messages/catalogue.ts';
import { KEYS } from './keys.ts';
import styles from './decision-bar.module.css';

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
