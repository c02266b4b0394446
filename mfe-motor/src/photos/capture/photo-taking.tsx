import { Suspense, lazy, useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useIsOnline } from '@payung/shared/api/online.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { useFocusOnMissing } from '@payung/shared/ui/fields/focus-on-missing.ts';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import { ActionBar } from '@payung/shared/ui/layout/action-bar.tsx';
import type { PhotographedQuote } from '#photos/inspection-reads.ts';
import { useText } from '#messages/catalogue.ts';
import type { InspectionDocuments } from '#contract/schemas/inspection.ts';
import { motorRoutes } from '#contract/routes.ts';
import { DAMAGE_SLOTS, slotsOf } from '#rules/inspection.ts';
import type { PhotoSlot } from '#rules/inspection.ts';
import {
  OPEN_SLOTS,
  SLOT_PARAMETER,
  wantedSlotsOf,
  isDamage,
  openSlots,
  slotStateOf,
} from '../slots/slot-state.ts';
import type { Photos } from '../slots/slot-state.ts';
import type { CaptureProps } from './capture.tsx';
import { useOutbox } from '../sending/send-photos.ts';

/** Lazy: most visits by link only show the status of the inspection. */
const Capture = lazy(async () => ({ default: (await import('./capture.tsx')).Capture }));

interface PhotoTakingProps extends Pick<CaptureProps, 'remark'> {
  taking: PhotoTakingState;
  quote: PhotographedQuote;
  children?: (choose: Parameters<NonNullable<CaptureProps['children']>>[0]) => ReactNode;
}

/** Takes the photos; those that could not be sent yet are counted, and are sent by themselves. */
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

/** The wanted slots, and those of damage that have a photo. */
const shownSlots = (photos: Photos, wanted: readonly PhotoSlot[]): readonly PhotoSlot[] => [
  ...wanted,
  ...DAMAGE_SLOTS.filter(
    (slot) =>
      photos.documents.status !== 'flagged' &&
      slotStateOf(photos, slot) !== 'missing' &&
      !wanted.includes(slot),
  ),
];

/** What a page that takes photos needs: the slots, the photos that are being sent, and the action bar. */
export const usePhotoTaking = (quote: PhotographedQuote, documents: InspectionDocuments) => {
  const t = useText();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const [isMarked, setMarked] = useState(false);
  const [around, showOpen] = useFocusOnMissing<HTMLDivElement>(OPEN_SLOTS);
  const photos: Photos = { documents, outbox: useOutbox(quote.id) };
  const wanted = wantedSlotsOf(documents, quote.vehicleKind);
  const slots = shownSlots(photos, wanted);
  const isComplete = openSlots(photos, slots).length === 0;
  const named = slotsOf(quote.vehicleKind).find((slot) => slot === parameters.get(SLOT_PARAMETER));
  const begin = named !== undefined && (slots.includes(named) || isDamage(named)) ? named : undefined;

  const refuse = (): void => {
    setMarked(true);
    showOpen();
  };
  const openPreview = (): void => void navigate(quoteAddress(motorRoutes.photoPreview.path, quote.id));
  const bar = (
    <ActionBar
      primary={{
        label: t('motor.photo.checkAll'),
        disabled: !isComplete,
        onRefused: refuse,
        onPress: openPreview,
      }}
    />
  );
  return { photos, slots, begin, isMarked, around, bar };
};

type PhotoTakingState = ReturnType<typeof usePhotoTaking>;
