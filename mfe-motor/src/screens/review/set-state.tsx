import { useState } from 'react';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { formatClock } from '@payung/shared/messages/clock.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import type { ReviewSet } from '#contract/schemas/review.ts';
import { useText } from '#messages/catalogue.ts';
import { useDecisionText } from '#reviews/review-status.tsx';
import { Button } from '@payung/shared/ui/button.tsx';

const Decided = ({ set }: { set: ReviewSet }) => {
  const t = useText();
  const decided = useDecisionText();
  const { decision } = set;
  if (decision === undefined) return <InlineNotice kind="warning" text={t('motor.review.withdrawn')} />;
  const reason =
    decision.reason === '' ? null : <p>{t('motor.review.decision.reason', { reason: decision.reason })}</p>;
  return (
    <InlineNotice
      kind={decision.decision === 'approve' ? 'success' : 'info'}
      text={
        <>
          <p>
            <strong>{decided(decision)}</strong>
          </p>
          {reason}
        </>
      }
    />
  );
};

interface SetStateProps {
  readonly set: ReviewSet;
  readonly isBusy: boolean;
  readonly onTakeOver: () => void;
}

/** Who has the lease, or who decided what. */
export const SetState = ({ set, isBusy, onTakeOver }: SetStateProps) => {
  const t = useText();
  const { lease } = set;
  if (set.status === 'decided') return <Decided set={set} />;
  if (lease?.isMine === true) {
    return <p className="py-small py-quiet">{t('motor.review.set.mine')}</p>;
  }
  if (lease === undefined) {
    const take = (
      <Button loading={isBusy} onClick={onTakeOver}>
        {t('motor.review.set.take')}
      </Button>
    );
    return (
      <InlineNotice
        kind="info"
        text={
          <div className="py-row">
            {t('motor.review.set.free')} {take}
          </div>
        }
      />
    );
  }
  const { reviewer } = lease;
  return (
    <InlineNotice
      kind="warning"
      text={
        <div className="py-stack-tight">
          <p>{t('motor.review.set.held', { who: reviewer, time: formatClock(lease.until) })}</p>
          <div>
            <TakeOver reviewer={reviewer} isBusy={isBusy} onTakeOver={onTakeOver} />
          </div>
        </div>
      }
    />
  );
};

interface TakeOverProps {
  readonly reviewer: string;
  readonly isBusy: boolean;
  readonly onTakeOver: () => void;
}

/** Takes the lease from another reviewer, after a confirmation. */
const TakeOver = ({ reviewer: who, isBusy, onTakeOver }: TakeOverProps) => {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const close = (): void => setAsking(false);
  const takeOver = (): void => {
    close();
    onTakeOver();
  };
  return (
    <>
      <Button loading={isBusy} onClick={() => setAsking(true)}>
        {t('motor.review.takeOver')}
      </Button>
      <AdaptiveDialog
        open={isAsking}
        title={t('motor.review.takeOver.title', { who })}
        onClose={close}
        footer={
          <>
            <Button onClick={close}>{t('motor.review.takeOver.no', { who })}</Button>
            <Button type="primary" onClick={takeOver}>
              {t('motor.review.takeOver')}
            </Button>
          </>
        }
      >
        <p>{t('motor.review.takeOver.text', { who })}</p>
      </AdaptiveDialog>
    </>
  );
};
