import { useLocation } from 'react-router-dom';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import type { HandoffState } from '@payung/shared/session/session.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { motorRoutes } from '#contract/routes.ts';
import type { InspectionDocuments } from '#contract/schemas/inspection.ts';
import type { MotorQuoteRecord } from '#contract/schemas/quote.ts';
import { useMotorStep } from '#motor-quote/kit.ts';
import { useHandoff, useHandoffInspection } from '#photos/handoff/handoff-session.ts';
import { useInspection, usePolledQuote } from '#photos/inspection-reads.ts';
import type { PhotographedQuote, PhotoStep } from '#photos/inspection-reads.ts';
import { Approved, Flagged, InspectionPage, Rejected, UnderReview } from './inspection-states.tsx';
import { TakePhotos } from './take-photos.tsx';

interface StateProps {
  step: ReturnType<typeof useMotorStep>;
  quote: MotorQuoteRecord;
  documents: InspectionDocuments;
}

interface PhotosProps {
  step: PhotoStep;
  quote: PhotographedQuote;
  documents: InspectionDocuments;
}

/** Photos are wanted: a first set, or some of them again. */
const Photos = ({ step, quote, documents }: PhotosProps) =>
  documents.status === 'flagged' ? (
    <Flagged step={step} quote={quote} documents={documents} />
  ) : (
    <TakePhotos step={step} quote={quote} documents={documents} />
  );

/** The page for the status of the inspection (MOT-056). */
const InspectionState = ({ step, quote, documents }: StateProps) => {
  if (quote.rejection !== undefined) return <Rejected step={step} quote={quote} />;
  switch (documents.status) {
    case 'underReview':
      return <UnderReview step={step} documents={documents} />;
    case 'approved':
      return <Approved step={step} quote={quote} documents={documents} />;
    default:
      return <Photos step={step} quote={quote} documents={documents} />;
  }
};

const loadingOf = (step: PhotoStep) => (
  <InspectionPage step={step}>
    <Loading shape="cards" />
  </InspectionPage>
);

const Inspection = () => {
  const isMotorcycle = useLocation().pathname === motorRoutes.motorcycleInspection.path;
  const step = useMotorStep(isMotorcycle ? 'motorcycleInspection' : 'carInspection');
  const inspection = useInspection(step.quoteId, step.quote.data !== undefined);
  usePolledQuote(step.quoteId, inspection.data);
  return (
    <QueryBoundary quiet isOpen={step.isOpen} of={[step.quote, inspection]} loading={loadingOf(step)}>
      {(quote, documents) => <InspectionState step={step} quote={quote} documents={documents} />}
    </QueryBoundary>
  );
};

/** On the second device, whose session ends with the submission: there is no other state. */
const HandedOver = ({ handoff }: { handoff: HandoffState }) => {
  const { step, quote, inspection } = useHandoffInspection(handoff);
  return (
    <QueryBoundary quiet of={[inspection]} loading={loadingOf(step)}>
      {(documents) => <Photos step={step} quote={quote} documents={documents} />}
    </QueryBoundary>
  );
};

export const Screen = () => {
  const handoff = useHandoff();
  return handoff === undefined ? <Inspection /> : <HandedOver handoff={handoff} />;
};
