import { useState } from 'react';
import { useFocusOnMissing } from '@payung/shared/ui/fields/focus-on-missing.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { ActionBar } from '@payung/shared/ui/layout/action-bar.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import { OPEN_SLOTS } from '#photos/slots/slot-state.ts';
import type { InspectionDocuments } from '#contract/inspection.ts';
import { motorRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import { inspectionPath } from '#photos/inspection-reads.ts';
import type { PhotographedQuote, PhotoStep } from '#photos/inspection-reads.ts';
import { OpenHandoff } from '#photos/handoff/open-handoff.tsx';
import { useOutbox } from '#photos/sending/send-photos.ts';
import { PhotoCard } from './photo-card.tsx';
import { previewRows } from './preview-rows.ts';
import { useSubmit } from './use-submit.ts';
import styles from './preview.module.css';

interface PreviewProps {
  step: Pick<PhotoStep, 'progress'>;
  quote: PhotographedQuote;
  documents: InspectionDocuments;
  onSubmitted: (documents: InspectionDocuments) => void;
}

/** All photos once more; only a complete set is submitted. */
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
