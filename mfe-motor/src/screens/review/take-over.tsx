import { useState } from 'react';
import { Button } from 'antd';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { useText } from '#messages/catalogue.ts';

interface TakeOverProps {
  readonly reviewer: string;
  readonly isBusy: boolean;
  readonly onTakeOver: () => void;
}

/** Takes the lease from another reviewer, after a confirmation. */
export const TakeOver = ({ reviewer: who, isBusy, onTakeOver }: TakeOverProps) => {
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
