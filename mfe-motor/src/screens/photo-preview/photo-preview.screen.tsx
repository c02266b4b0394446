import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import type { HandoffState } from '@payung/shared/session/session.ts';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { ResultPage } from '@payung/shared/ui/layout/result-page.tsx';
import { useMotorStep } from '#motor-quote/kit.ts';
import { useText } from '#messages/catalogue.ts';
import { inspectionPath, cachedInspection, usePolledQuote, useInspection } from '#photos/inspection-reads.ts';
import type { InspectionDocuments } from '#contract/schemas/inspection.ts';
import { useHandoffInspection, useHandoff } from '#photos/handoff/handoff-session.ts';
import { Preview } from './preview.tsx';

const PhotoPreview = () => {
  const t = useText();
  const navigate = useNavigate();
  const step = useMotorStep('photoPreview');
  const inspection = useInspection(step.quoteId, step.quote.data !== undefined);
  usePolledQuote(step.quoteId, inspection.data);
  const quote = step.quote.data;
  const { data: documents } = inspection;
  const address = quote === undefined ? undefined : quoteAddress(inspectionPath(quote.vehicleKind), quote.id);
  const isClosed =
    quote?.rejection !== undefined || documents?.status === 'underReview' || documents?.status === 'approved';
  useEffect(() => {
    if (isClosed && address !== undefined) void navigate(address, { replace: true });
  }, [isClosed, address, navigate]);
  // The page leaves by itself, for the inspection is now under review.
  const onSubmitted = (submitted: InspectionDocuments): void =>
    cachedInspection(step.quoteId).write(submitted);

  const loading = (
    <Page title={t('motor.photo.preview')} step={step.progress} back={address}>
      <Loading shape="cards" />
    </Page>
  );
  return (
    <QueryBoundary quiet isOpen={step.isOpen && !isClosed} of={[step.quote, inspection]} loading={loading}>
      {(saved, state) => <Preview step={step} quote={saved} documents={state} onSubmitted={onSubmitted} />}
    </QueryBoundary>
  );
};

const HandedOver = ({ handoff, onSent }: { handoff: HandoffState; onSent: () => void }) => {
  const t = useText();
  const { step, quote, inspection } = useHandoffInspection(handoff);
  const loading = (
    <Page title={t('motor.photo.preview')} step={step.progress}>
      <Loading shape="cards" />
    </Page>
  );
  return (
    <QueryBoundary quiet of={[inspection]} loading={loading}>
      {(state) => <Preview step={step} quote={quote} documents={state} onSubmitted={onSent} />}
    </QueryBoundary>
  );
};

/** The session of a second device ends with the submission, so its last page makes no calls. */
export const Screen = () => {
  const t = useText();
  const handoff = useHandoff();
  const [isSent, setSent] = useState(false);
  if (handoff === undefined) return <PhotoPreview />;
  if (!isSent) return <HandedOver handoff={handoff} onSent={() => setSent(true)} />;
  return <ResultPage kind="success" title={t('motor.handoff.sent')} text={t('motor.handoff.sent.text')} />;
};
