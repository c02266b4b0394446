import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { useIsOnline } from '@payung/shared/api/online.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import type { PhotographedQuote } from '#photos/photographed-quote.ts';
import { useText } from '#messages/catalogue.ts';
import type { CaptureProps } from './capture.tsx';
import type { PhotoTakingState } from './use-photo-taking.tsx';

/** Comes when it is needed: a link that only shows where the inspection stands stays light. */
const Capture = lazy(async () => ({ default: (await import('./capture.tsx')).Capture }));

interface PhotoTakingProps extends Pick<CaptureProps, 'remark'> {
  taking: PhotoTakingState;
  quote: PhotographedQuote;
  children?: (choose: Parameters<NonNullable<CaptureProps['children']>>[0]) => ReactNode;
}

/** Takes the photos; what could not be sent yet is said, and goes by itself. */
export const PhotoTaking = ({ taking, quote, remark, children }: PhotoTakingProps) => {
  const t = useText();
  const isOnline = useIsOnline();
  const { photos, slots, begin, isMarked, around } = taking;
  const waiting = photos.outbox.filter(({ state }) => state !== 'refused').length;
  return (
    <div className="py-stack" ref={around}>
      <div className="py-live" aria-live="polite">
        {waiting > 0 && !isOnline ? (
          <InlineNotice kind="warning" text={t('motor.photo.offline', { count: waiting })} />
        ) : null}
      </div>
      {isMarked ? <InlineNotice kind="error" text={t('motor.photo.incomplete')} /> : null}
      <Suspense fallback={<Loading shape="cards" />}>
        <Capture
          quoteId={quote.id}
          kind={quote.vehicleKind}
          photos={photos}
          slots={slots}
          begin={begin}
          isMarked={isMarked}
          remark={remark}
        >
          {children}
        </Capture>
      </Suspense>
    </div>
  );
};
