import { useLocation } from 'react-router-dom';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { motorRoutes } from '#contract/routes.ts';
import type { InspectionDocuments } from '#contract/inspection.ts';
import type { MotorQuoteRecord } from '#contract/record.ts';
import { useMotorStep } from '#motor-quote/step.ts';
import { useFollowQuote, useInspection } from '#photos/inspection-reads.ts';
import { Approved } from './approved.tsx';
import { Flagged } from './flagged.tsx';
import { InspectionPage } from './inspection-page.tsx';
import { Rejected } from './rejected.tsx';
import { TakePhotos } from './take-photos.tsx';
import { UnderReview } from './under-review.tsx';

interface StateProps {
  step: ReturnType<typeof useMotorStep>;
  quote: MotorQuoteRecord;
  documents: InspectionDocuments;
}

/** Where the inspection stands decides what the page is (MOT-056). */
const InspectionState = ({ step, quote, documents }: StateProps) => {
  if (quote.rejection !== undefined) return <Rejected step={step} quote={quote} />;
  switch (documents.status) {
    case 'underReview':
      return <UnderReview step={step} documents={documents} />;
    case 'approved':
      return <Approved step={step} quote={quote} documents={documents} />;
    case 'flagged':
      return <Flagged step={step} quote={quote} documents={documents} />;
    default:
      return <TakePhotos step={step} quote={quote} documents={documents} />;
  }
};

export const Screen = () => {
  const isMotorcycle = useLocation().pathname === motorRoutes.motorcycleInspection.path;
  const step = useMotorStep(isMotorcycle ? 'motorcycleInspection' : 'carInspection');
  const inspection = useInspection(step.quoteId);
  useFollowQuote(step.quoteId, inspection.data);
  const loading = (
    <InspectionPage step={step}>
      <Loading shape="cards" />
    </InspectionPage>
  );
  return (
    <QueryBoundary quiet isOpen={step.isOpen} of={[step.quote, inspection]} loading={loading}>
      {(quote, documents) => <InspectionState step={step} quote={quote} documents={documents} />}
    </QueryBoundary>
  );
};
