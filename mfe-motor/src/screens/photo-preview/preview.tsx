import { useState } from 'react';
import { useFocusOnMissing } from '@payung/shared/ui/fields/focus-on-missing.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { ActionBar } from '@payung/shared/ui/layout/action-bar.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import { call } from '@payung/shared/api/client.ts';
import { handleApiError } from '@payung/shared/api/handle-api-error.ts';
import { useProblemText } from '@payung/shared/journey/steps/save-step.ts';
import { useSingleFlight } from '@payung/shared/journey/steps/single-flight.ts';
import {
  OPEN_SLOTS,
  wantedSlotsOf,
  isDamage,
  isOpenSlot,
  photoOfSlot,
  slotStateOf,
} from '#photos/slots/slot-state.ts';
import type { Photos } from '#photos/slots/slot-state.ts';
import type { InspectionDocuments } from '#contract/schemas/inspection.ts';
import { motorRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import { inspectionPath } from '#photos/inspection-reads.ts';
import type { PhotographedQuote, PhotoStep } from '#photos/inspection-reads.ts';
import { OpenHandoff } from '#photos/handoff/open-handoff.tsx';
import { useOutbox } from '#photos/sending/send-photos.ts';
import { slotsOf } from '#rules/inspection.ts';
import type { VehicleKind } from '#rules/vehicle.ts';
import { motorEndpoints } from '#contract/endpoints.ts';
import { PhotoCard } from './photo-card.tsx';
import type { PreviewRow } from './photo-card.tsx';
import styles from './photo-preview.module.css';

interface PreviewProps {
  step: Pick<PhotoStep, 'progress'>;
  quote: PhotographedQuote;
  documents: InspectionDocuments;
  onSubmitted: (documents: InspectionDocuments) => void;
}

/** All photos for a last check; only a complete set can be submitted. */
export const Preview = ({ step, quote, documents, onSubmitted }: PreviewProps) => {
  const t = useText();
  const [wasTried, setTried] = useState(false);
  const [around, showOpen] = useFocusOnMissing<HTMLUListElement>(OPEN_SLOTS);
  const { isBusy, problem, submit } = useSubmit(quote.id, onSubmitted);
  const rows = previewRows({ documents, outbox: useOutbox(quote.id) }, quote.vehicleKind);
  const isMissing = rows.some(({ isOpen }) => isOpen);
  const isSending = rows.some(({ state }) => state === 'waiting' || state === 'sending');
  const capture =
    documents.status === 'flagged' ? motorRoutes.photoReupload.path : inspectionPath(quote.vehicleKind);

  const refuse = (): void => {
    setTried(true);
    showOpen();
  };
  return (
    <Page
      title={t('motor.photo.preview')}
      step={step.progress}
      back={quoteAddress(capture, quote.id)}
      intro={t('motor.photo.preview.intro')}
      bar={
        <ActionBar
          hint={isSending ? t('motor.photo.stillSending') : undefined}
          primary={{
            label: t('motor.photo.submit'),
            busy: isBusy,
            disabled: isMissing || isSending,
            onRefused: refuse,
            onPress: submit,
          }}
        />
      }
    >
      {problem === undefined ? null : <InlineNotice kind="error" text={problem} />}
      {wasTried && isMissing ? <InlineNotice kind="error" text={t('motor.photo.incomplete')} /> : null}
      <OpenHandoff quoteId={quote.id} handoff={documents.handoff} />
      <ul className={styles.list} ref={around} aria-label={t('motor.photo.list')}>
        {rows.map((row) => (
          <PhotoCard
            key={row.slot}
            quote={quote}
            row={row}
            isMarked={wasTried && row.isOpen}
            replaceAt={quoteAddress(capture, quote.id)}
          />
        ))}
      </ul>
    </Page>
  );
};

/** Every wanted slot, and every photo that is there. */
const previewRows = (photos: Photos, kind: VehicleKind): readonly PreviewRow[] => {
  const wanted = wantedSlotsOf(photos.documents, kind);
  const isFlagged = photos.documents.status === 'flagged';
  return slotsOf(kind).flatMap((slot) => {
    const state = slotStateOf(photos, slot);
    const photo = photoOfSlot(photos, slot);
    const isWanted = wanted.includes(slot);
    if (state === 'missing' && !isWanted) return [];
    const lacksDescription = isDamage(slot) && state === 'sent' && photo?.description === '';
    return {
      slot,
      state,
      photo,
      onItsWay: photos.outbox.find((each) => each.slot === slot),
      isOpen: isOpenSlot(state) || lacksDescription,
      isReplaceable: isWanted || (isDamage(slot) && !isFlagged),
    };
  });
};

/** Submits the set to the reviewers, once even when the button is pressed twice. */
const useSubmit = (quoteId: string, onSubmitted: (documents: InspectionDocuments) => void) => {
  const problemText = useProblemText();
  const [problem, setProblem] = useState<string>();
  const [isBusy, run] = useSingleFlight();
  const submit = (): void =>
    run(async () => {
      setProblem(undefined);
      try {
        onSubmitted(await call(motorEndpoints.submitInspection, { params: { quoteId } }));
        return 'navigated';
      } catch (error) {
        handleApiError(error, { quiet: true });
        setProblem(problemText(error));
        return 'stayed';
      }
    });
  return { isBusy, problem, submit };
};
