import { useState, useEffect } from 'react';
import { useMutation } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { useServerNow } from '@payung/shared/session/clock/server-clock.ts';
import { useProblemText } from '@payung/shared/journey/steps/save-step.ts';
import { CopyField } from '@payung/shared/ui/feedback/copy-field.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { QrCode } from '@payung/shared/ui/feedback/qr-code.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { useText } from '#messages/catalogue.ts';
import { motorEndpoints } from '#contract/endpoints.ts';
import type { InspectionDocuments } from '#contract/schemas/inspection.ts';
import { cachedInspection } from '../inspection-reads.ts';
import { useRevokeHandoff } from './open-handoff.tsx';
import { Button } from '@payung/shared/ui/button.tsx';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** `29:59` */
export const remaining = (until: string, now: number): string | undefined => {
  const seconds = Math.floor((Date.parse(until) - now) / 1000);
  return seconds > 0 ? `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}` : undefined;
};

/** How long the link is still valid. */
const Countdown = ({ until }: { until: string }) => {
  const t = useText();
  const left = remaining(until, useServerNow(1000));
  return (
    <p role="timer">
      {left === undefined ? t('motor.handoff.ended') : t('motor.handoff.left', { time: left })}
    </p>
  );
};

interface HandoffLinkProps {
  quoteId: string;
  handoff: InspectionDocuments['handoff'];
  onDone: () => void;
}

const useHandoffCalls = (quoteId: string) => {
  const cached = cachedInspection(quoteId);
  const make = useMutation({
    meta: { quiet: true },
    mutationFn: () => call(motorEndpoints.createHandoff, { params: { quoteId } }),
    // With an open hand-off the page polls for the photos of the phone.
    onSuccess: ({ expiresAt }) => {
      const documents = cached.read();
      if (documents !== undefined) cached.write({ ...documents, handoff: { expiresAt, isOpened: false } });
    },
  });
  return { make, revoke: useRevokeHandoff(quoteId) };
};

/** The QR code and the link for one other device, valid for half an hour. */
export const HandoffLink = ({ quoteId, handoff, onDone }: HandoffLinkProps) => {
  const t = useText();
  const problemText = useProblemText();
  const { make, revoke } = useHandoffCalls(quoteId);
  const [wasRunning] = useState(handoff !== undefined);
  const { mutate: makeLink } = make;
  useEffect(() => {
    if (!wasRunning) makeLink();
  }, [wasRunning, makeLink]);

  const link = make.data?.link;
  const problem = make.error ?? revoke.error;
  const end = (): void => {
    if (!revoke.isPending) revoke.mutate(undefined, { onSuccess: onDone });
  };
  return (
    <div className="py-stack">
      {problem === null ? null : <InlineNotice kind="error" text={problemText(problem)} />}
      {make.isPending ? <Loading shape="result" /> : null}
      {link === undefined || handoff?.isOpened === true ? null : (
        <>
          <QrCode link={link} label={t('motor.handoff.qr')} caption={t('motor.handoff.scan')} />
          <CopyField label={t('share.link')} value={link} />
        </>
      )}
      {handoff?.isOpened === true ? (
        <InlineNotice kind="success" text={t('motor.handoff.connected')} />
      ) : null}
      {handoff === undefined ? null : <Countdown until={handoff.expiresAt} />}
      <div className="py-row">
        {link === undefined && !make.isPending ? (
          <Button size="large" onClick={() => makeLink()}>
            {t('motor.handoff.again')}
          </Button>
        ) : null}
        {handoff === undefined ? null : (
          <Button size="large" danger loading={revoke.isPending} onClick={end}>
            {t('motor.handoff.revoke')}
          </Button>
        )}
      </div>
    </div>
  );
};
