import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import { ActionBar } from '@payung/shared/ui/layout/action-bar.tsx';
import type { InspectionDocuments } from '#contract/inspection.ts';
import type { PhotographedQuote } from '#photos/photographed-quote.ts';
import { motorRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import { useFocusOnOpen } from './focus-on-open.ts';
import { useOutbox } from '../sending/use-outbox.ts';
import { askedSlots, isDamage, openSlots, slotStateOf } from '../slots/slot-state.ts';
import type { Photos } from '../slots/slot-state.ts';
import { DAMAGE_SLOTS, slotsOf } from '#rules/inspection.ts';
import type { PhotoSlot } from '#rules/inspection.ts';

/** The photo that another page asked to be replaced. */
export const SLOT_PARAMETER = 'slot';

/** The slots that are asked for, and those of damage that somebody filled. */
const shownSlots = (photos: Photos, asked: readonly PhotoSlot[]): readonly PhotoSlot[] => [
  ...asked,
  ...DAMAGE_SLOTS.filter(
    (slot) =>
      photos.documents.status !== 'flagged' &&
      slotStateOf(photos, slot) !== 'missing' &&
      !asked.includes(slot),
  ),
];

/** What a page that takes photos stands on: the slots, what is on its way, and the bar that leads on. */
export const usePhotoTaking = (quote: PhotographedQuote, documents: InspectionDocuments) => {
  const t = useText();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const [isMarked, setMarked] = useState(false);
  const [around, showOpen] = useFocusOnOpen<HTMLDivElement>();
  const photos: Photos = { documents, outbox: useOutbox(quote.id) };
  const asked = askedSlots(documents, quote.vehicleKind);
  const slots = shownSlots(photos, asked);
  const isComplete = openSlots(photos, slots).length === 0;
  const named = slotsOf(quote.vehicleKind).find((slot) => slot === parameters.get(SLOT_PARAMETER));
  const begin = named !== undefined && (slots.includes(named) || isDamage(named)) ? named : undefined;

  const refuse = (): void => {
    setMarked(true);
    showOpen();
  };
  const goOn = (): void => void navigate(quoteAddress(motorRoutes.photoPreview.path, quote.id));
  const bar = (
    <ActionBar
      primary={{
        label: t('motor.photo.checkAll'),
        disabled: !isComplete,
        onRefused: refuse,
        onPress: goOn,
      }}
    />
  );
  return { photos, slots, begin, isMarked, around, bar };
};

export type PhotoTakingState = ReturnType<typeof usePhotoTaking>;
