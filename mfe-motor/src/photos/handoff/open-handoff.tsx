import { Button } from 'antd';
import { useProblemText } from '@payung/shared/journey/steps/save-step.ts';
import { formatClock } from '@payung/shared/domain/dates.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import type { InspectionDocuments } from '#contract/inspection.ts';
import { useText } from '#messages/catalogue.ts';
import { useHandoff } from './handed-over.ts';
import { useRevokeHandoff } from './use-revoke-handoff.ts';

interface OpenHandoffProps {
  quoteId: string;
  handoff: InspectionDocuments['handoff'];
}

/** On every page of the photos: whoever owns the quote sees that another device has them, and can end it (R65). */
export const OpenHandoff = ({ quoteId, handoff }: OpenHandoffProps) => {
  const t = useText();
  const problemText = useProblemText();
  const isSecondDevice = useHandoff() !== undefined;
  const revoke = useRevokeHandoff(quoteId);
  const isShown = handoff !== undefined && !isSecondDevice;
  return (
    <div className="py-live" aria-live="polite">
      {isShown ? (
        <div className="py-stack-tight">
          {handoff.isOpened ? (
            <InlineNotice kind="success" text={t('motor.handoff.connected')} />
          ) : (
            <InlineNotice
              kind="info"
              text={t('motor.handoff.running', { time: `${formatClock(handoff.expiresAt)} WIB` })}
            />
          )}
          {revoke.error === null ? null : <InlineNotice kind="error" text={problemText(revoke.error)} />}
          <Button size="large" danger loading={revoke.isPending} onClick={() => revoke.mutate()}>
            {t('motor.handoff.revoke')}
          </Button>
        </div>
      ) : null}
    </div>
  );
};
