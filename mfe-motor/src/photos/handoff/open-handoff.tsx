import { useMutation } from '@tanstack/react-query';
import { useProblemText } from '@payung/shared/journey/steps/save-step.ts';
import { formatClock } from '@payung/shared/messages/clock.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { call } from '@payung/shared/api/client.ts';
import type { InspectionDocuments } from '#contract/schemas/inspection.ts';
import { useText } from '#messages/catalogue.ts';
import { motorEndpoints } from '#contract/endpoints.ts';
import { useHandoff } from './handoff-session.ts';
import { cachedInspection } from '../inspection-reads.ts';
import { Button } from '@payung/shared/ui/button.tsx';

interface OpenHandoffProps {
  quoteId: string;
  handoff: InspectionDocuments['handoff'];
}

/** On every page of the photos: shows the owner of the quote that another device has them, and can end it (R65). */
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

/** Ends the link, and with it what the device that opened it may do. */
export const useRevokeHandoff = (quoteId: string) =>
  useMutation({
    meta: { quiet: true },
    mutationFn: () => call(motorEndpoints.revokeHandoff, { params: { quoteId } }),
    onSuccess: (documents) => cachedInspection(quoteId).write(documents),
  });
